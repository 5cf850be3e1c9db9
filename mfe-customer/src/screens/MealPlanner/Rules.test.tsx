import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { open } from '../../test/open';
import { aRule, plannerApi } from '../../test/planner';

const path = '/cpi/v2/orderer/managed_rules';
const rules = '/customer/meal-planner/organization/4/rules';

it('[PLAN-06] says each rule in words, pauses it, and makes another', async () => {
  const api = plannerApi()
    .on('patch', `${path}/{id}`, () => aRule({ active: false }))
    .on('post', path, () => aRule({ id: 7, name: 'Friday treats' }));
  const { container } = await open(rules, api);
  const card = await screen.findByRole('article', { name: 'Tuesday lunch' });
  expect(card).toHaveTextContent('Every Tuesday and Thursday at 12:00 pm for 20 people.');
  expect(card).toHaveTextContent(
    /\$18\.00 a person at most.*No cuisine twice within 14 days.*vegan.*Not on holidays/,
  );
  expect((await axe(container)).violations).toEqual([]);
  fireEvent.click(within(card).getByRole('button', { name: 'Pause Tuesday lunch' }));
  await waitFor(() =>
    expect(api.called('patch', `${path}/{id}`)[0]?.body.managed_rule).toEqual({ active: false }),
  );

  fireEvent.click(screen.getByRole('link', { name: 'New rule' }));
  const form = await screen.findByRole('form', { name: 'New rule' });
  fireEvent.change(within(form).getByRole('textbox', { name: /^Name/ }), {
    target: { value: 'Friday treats' },
  });
  for (const day of ['Tuesday', 'Thursday', 'Friday'])
    fireEvent.click(within(form).getByRole('checkbox', { name: day }));
  fireEvent.click(within(form).getByRole('button', { name: 'Save the rule' }));
  await waitFor(() => expect(window.location.pathname).toBe(rules));
  expect(api.called('post', path)[0]?.body).toMatchObject({
    team_id: 4,
    managed_rule: { name: 'Friday treats', weekdays: [5], skip_holidays: true, cuisine_gap_days: 7 },
  });
});

it('[PLAN-06] changes a rule by its address', async () => {
  const api = plannerApi().on('patch', `${path}/{id}`, () => aRule());
  await open(`${rules}/6`, api);
  const form = await screen.findByRole('form', { name: 'Edit the rule' });
  fireEvent.click(within(form).getByRole('checkbox', { name: 'Friday' }));
  fireEvent.click(within(form).getByRole('button', { name: 'Save the rule' }));
  await waitFor(() =>
    expect(api.called('patch', `${path}/{id}`)[0]?.body.managed_rule).toMatchObject({ weekdays: [2, 4, 5] }),
  );
});
