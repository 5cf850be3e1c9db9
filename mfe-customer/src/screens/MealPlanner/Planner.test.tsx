import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { open } from '../../test/open';
import { aDraft, aRule, plannerApi } from '../../test/planner';

const base = '/cpi/v2/orderer';
const planner = '/customer/meal-planner/organization/4/planner';
const march = `${planner}?view=agenda&date=2099-03-03`;

it('[PLAN-01] shows the meals, holidays and cost of a month, also where the address names no organization', async () => {
  const { container } = await open(
    '/customer/meal-planner/organization/planner?view=agenda&date=2099-03-03',
    plannerApi(),
    { current_team: null },
  );
  const agenda = await screen.findByRole('list', { name: 'March 2099' });
  expect(agenda).toHaveTextContent(/Founders’ Day/);
  expect(agenda).toHaveTextContent(/Taco bar.*Saffron · 20 people · \$360\.00 · Draft/);
  expect(screen.getByRole('list', { name: 'Weeks' })).toHaveTextContent(/\$60\.00 over the budget/);
  expect((await axe(container)).violations).toEqual([]);
});

it('moves a meal to another day, copies a week and removes a meal', async () => {
  const api = plannerApi()
    .on('patch', `${base}/draft_orders/{id}`, () => aDraft({ start_date: '2099-03-05' }))
    .on('post', `${base}/draft_orders`, () => aDraft({ id: 7 }))
    .on('delete', `${base}/draft_orders/{id}`, () => undefined);
  const user = userEvent.setup();
  await open(march, api);
  const change = await screen.findByRole('button', { name: /^Change Taco bar/ });
  await user.click(change);
  await user.click(await screen.findByRole('menuitem', { name: 'Move a day later' }));
  await waitFor(() =>
    expect(api.called('patch', `${base}/draft_orders/{id}`).map(({ body }) => body.draft_order)).toEqual([
      { start_date: '2099-03-04' },
    ]),
  );
  await user.click(screen.getByRole('button', { name: /^Copy the week/ }));
  const dialog = await screen.findByRole('dialog', { name: /^Copy/ });
  await user.click(await within(dialog).findByRole('button', { name: 'Copy 1 meal' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.called('post', `${base}/draft_orders`)[0]?.body).toMatchObject({
    team_id: 4,
    draft_order: { start_date: '2099-03-10', package_id: 9, headcount: 20 },
  });
  await user.click(screen.getByRole('button', { name: /^Change Taco bar/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(api.called('delete', `${base}/draft_orders/{id}`)).toHaveLength(1));
});

it('[PLAN-07] turns a draft into an order, and goes to its checkout', async () => {
  const api = plannerApi().on('post', `${base}/draft_orders/{id}/create_order`, () => ({
    id: 5,
    order_id: 77,
  }));
  const user = userEvent.setup();
  await open(march, api);
  await user.click(await screen.findByRole('button', { name: /^Change Taco bar/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Create order' }));
  await waitFor(() => expect(window.location.pathname).toBe('/orders/77/checkout'));
});

it('fills a month, says why each meal and what could not be planned, and changes the rule for it', async () => {
  const api = plannerApi()
    .on('post', `${base}/managed_rules/populate`, () => ({
      ...{ records: [aDraft()], count: 1, created: 1, changed: 0, kept: 0, total_price: 360 },
      ...{ best: true, seconds: 0.4, holidays: [] },
      unmet: [
        {
          ...{
            managed_rule_id: 6,
            rule_name: 'Tuesday lunch',
            date: '2099-03-05',
            code: 'budget_per_person',
          },
          message: 'Nothing costs $18.00 a person or less.',
          change: { field: 'budget_per_person', value: 21.5, message: '$21.50 a person would do.' },
        },
      ],
    }))
    .on('patch', `${base}/managed_rules/{id}`, ({ body: { managed_rule: { starts_on, ...said } } }) =>
      aRule({ ...said, ...(starts_on && { starts_on }) }),
    );
  await open(march, api);
  fireEvent.click(await screen.findByRole('button', { name: 'Fill March' }));
  const dialog = await screen.findByRole('dialog', { name: 'Fill March 2099' });
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Plan by 1 rule' }));
  expect(
    await within(dialog).findByText(/It has 4\.8 stars\. It was chosen over Noodle bowls\./),
  ).toBeVisible();
  expect(within(dialog).getByText('Nothing costs $18.00 a person or less.')).toBeVisible();
  expect(api.called('post', `${base}/managed_rules/populate`)[0]?.body).toEqual({
    ...{ team_id: 4, from: '2099-03-01', to: '2099-03-31' },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: /^Change Tuesday lunch/ }));
  await waitFor(() =>
    expect(api.called('patch', `${base}/managed_rules/{id}`)[0]?.body.managed_rule).toEqual({
      budget_per_person: 21.5,
    }),
  );
  await waitFor(() => expect(api.called('post', `${base}/managed_rules/populate`)).toHaveLength(2));
});

it('[PLAN-04] plans a meal without a package, and chooses its package by a search', async () => {
  const open5 = aDraft({
    name: 'Team lunch',
    package: null,
    brand: null,
    total_price: null,
    price_per_person: null,
  });
  const api = plannerApi([open5])
    .on('post', `${base}/draft_orders`, () => open5)
    .on('patch', `${base}/draft_orders/{id}`, () => aDraft());
  await open(`${planner}/placeholder/new?date=2099-03-03&day=2099-03-03`, api);
  const form = await screen.findByRole('form', { name: 'Plan a meal' });
  fireEvent.change(within(form).getByRole('textbox', { name: /What is it for/ }), {
    target: { value: 'Team lunch' },
  });
  fireEvent.click(within(form).getByRole('button', { name: 'Plan the meal' }));
  await waitFor(() =>
    expect(api.called('post', `${base}/draft_orders`)[0]?.body.draft_order).toMatchObject({
      ...{ name: 'Team lunch', start_date: '2099-03-03', start_time: '12:00', headcount: 20, address_id: 8 },
    }),
  );
  expect(await screen.findByRole('dialog', { name: 'Team lunch' })).toBeVisible();
  fireEvent.click(await screen.findByRole('link', { name: 'Choose a package' }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose a package' });
  const [choose] = await within(dialog).findAllByRole('button', { name: /^Choose / });
  if (choose) fireEvent.click(choose);
  await waitFor(() => expect(window.location.pathname).toMatch(/\/planner$/));
  expect(api.called('patch', `${base}/draft_orders/{id}`)[0]?.body.draft_order).toEqual({
    package_id: expect.any(Number) as number,
  });
});
