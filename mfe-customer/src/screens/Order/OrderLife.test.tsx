import { screen, within } from '@testing-library/react';
import { anOrder, apiWith, open } from '../../test/open';

it.each([
  ['change_declined', 'Changes declined by the caterer', 'stopped'],
  ['payment_failed', 'The payment did not go through', 'stopped'],
  ['canceled', 'Order canceled', 'stopped'],
  ['change_approved', 'Changes approved by the caterer', 'done'],
])('marks %s in an order’s life as what it was', async (kind, text, state) => {
  const [placed] = anOrder().history;
  const order = anOrder({ history: [...(placed ? [placed, { ...placed, id: 2, kind, text }] : [])] });
  await open('/organization/4/orders/12', apiWith(order));
  const life = await screen.findByRole('list', { name: 'The order’s life' });
  const [, entry] = within(life).getAllByRole('listitem');
  expect(entry).toHaveTextContent(`${text} (${state})`);
});
