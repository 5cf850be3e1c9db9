import { FakeApi } from '@copper-carrot/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { anOrder, open } from '../../test/open';

const path = '/caterer/7/orders/12';
const order = '/cpi/v2/caterer/orders/{id}';
const start = '/cpi/v2/caterer/orders/{id}/direct_orders';
const { customer } = anOrder();
const ended = anOrder({
  status: 'fulfilled',
  headcount: 20,
  start_time: '12:00',
  can: { accept: false, decline: false, edit: false },
});
const direct = anOrder({
  status: 'in_cart',
  is_direct: true,
  claimed_by_customer_at: null,
  can: { accept: false, decline: false, edit: true },
});

it('[OPERM-06] shows of a direct order the link by which its customer claims it, and the way to change it', async () => {
  const { container } = await open(
    path,
    new FakeApi().on('get', order, () => direct),
  );
  const link = await screen.findByRole('textbox', { name: `Link for ${customer.name}` });
  expect(link).toHaveValue('http://localhost/orders/12/checkout');
  expect(screen.getByText(/Once they have opened it, the order is theirs to place\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change this order' })).toHaveAttribute(
    'href',
    '/orders/12/checkout',
  );
  expect(screen.queryByText('Your payout')).not.toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

it('[OPERM-06] says of a claimed one that it is its customer’s', async () => {
  const claimed = { ...direct, claimed_by_customer_at: '2099-01-01T00:00:00.000Z' };
  await open(
    path,
    new FakeApi().on('get', order, () => claimed),
  );
  expect(
    await screen.findByText(`${customer.name} has taken this order over.`, { exact: false }),
  ).toBeVisible();
});

it('begins a new order for a customer where the earlier one stood, and asks for its day', async () => {
  const api = new FakeApi().on('get', order, () => ended);
  await open(path, api);
  const name = `New order for ${customer.name}`;
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name });
  expect(within(dialog).getByRole('textbox', { name: /Headcount/ })).toHaveValue('20');
  expect(within(dialog).getByRole('button', { name: /Time/ })).toHaveTextContent('12:00 pm');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make this order' }));
  await waitFor(() => expect(within(dialog).getByRole('button', { name: /Date/ })).toHaveFocus());
  expect(within(dialog).getByText('Date is missing.')).toBeVisible();
  expect(api.called('post', start)).toEqual([]);
  expect((await axe(dialog)).violations).toEqual([]);
});
