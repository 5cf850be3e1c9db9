import { Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { open } from '../../test/open';
import { aDraft, plannerApi } from '../../test/planner';

const path = '/cpi/v2/orderer/draft_orders/update_all';

it('[PLAN-03] changes and orders several drafts at once, and says what became of each', async () => {
  const drafts = [aDraft(), aDraft({ id: 6, start_date: '2099-03-04', name: 'Noodle bowls' })];
  const api = plannerApi(drafts).on('patch', path, ({ body }) => ({
    records: body.draft_orders.map(({ id }) => ({
      ...{ id, draft_order: null, order_id: id === 5 ? 77 : null },
      error: id === 5 ? null : new Refusal(422, 'invalid', { message: 'The kitchen is closed.' }).body,
    })),
    count: body.draft_orders.length,
  }));
  const { container } = await open('/customer/meal-planner/organization/4/batch', api);
  const all = await screen.findByRole('checkbox', { name: 'Choose all' });
  expect((await axe(container)).violations).toEqual([]);
  fireEvent.click(all);
  const chosen = await screen.findByRole('region', { name: 'The chosen drafts' });
  const people = within(chosen).getByRole('textbox', { name: /People for all/ });
  fireEvent.change(people, { target: { value: '30' } });
  fireEvent.blur(people);
  fireEvent.click(within(chosen).getByRole('button', { name: 'Set for 2 drafts' }));
  expect(await screen.findByRole('button', { name: 'Save 2 changes' })).toBeVisible();
  fireEvent.click(within(chosen).getByRole('button', { name: 'Create 2 orders' }));
  expect(await screen.findByText('The kitchen is closed.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Order #77' })).toHaveAttribute('href', '/orders/77/checkout');
  expect(api.called('patch', path)[0]?.body.draft_orders).toEqual([
    { id: 5, headcount: 30, create_order: true },
    { id: 6, headcount: 30, create_order: true },
  ]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save 1 change' })).toBeVisible());
});
