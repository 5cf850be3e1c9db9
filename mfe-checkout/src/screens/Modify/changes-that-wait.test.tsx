import type { Schemas } from '@copper-carrot/contracts';
import { screen, within } from '@testing-library/react';
import { aPerson } from '../../test/fixtures';
import { open as openAt } from '../../test/render';
import { forPeople, ModifyServer, open, panel, placedOrder, sideOf } from '../../test/modify';

beforeEach(() => sessionStorage.clear());

const changeOf = (
  order: Schemas['Order'],
  values: Partial<Schemas['OrderChangeRequest']>,
): Schemas['OrderChangeRequest'] => ({
  id: 5,
  status: 'requested',
  by: 'Maya Chen',
  by_you: true,
  bank_until: null,
  changes: [],
  requested_at: '2099-03-01T10:00:00.000Z',
  expires_at: '2099-03-02T10:00:00.000Z',
  decided_at: null,
  reason: null,
  before: sideOf(order),
  after: sideOf(order),
  difference: 0,
  can: { withdraw: true, pay: false },
  ...values,
});

test('while the caterer has not answered, nothing can be changed, and the way to withdraw is there', async () => {
  const server = new ModifyServer();
  const order = placedOrder();
  server.order = { ...order, change_request: changeOf(order, {}) };
  await open(server);
  expect(screen.getByText(/has not answered the last changes yet/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Headcount' })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'the order’s page' })).toHaveAttribute(
    'href',
    '/organization/3/orders/12',
  );
});

describe('the caterer of a direct order', () => {
  const order = placedOrder({ is_direct: true, user_id: 8 });
  const brand = { id: order.brand_id, name: order.brand.name, slug: order.brand.slug, kitchen_count: 1 };
  const caterer = aPerson({ brands: [brand] });
  const ordersPage = `/caterer/${order.brand_id}/orders/12`;

  test('is led to the answer that is theirs to give', async () => {
    const server = new ModifyServer();
    const change = changeOf(order, { by_you: false, can: { withdraw: false, pay: false } });
    server.order = { ...order, change_request: change };
    await open(server, { user: caterer });
    expect(screen.getByText('Your customer’s last changes wait for your answer')).toBeVisible();
    expect(screen.queryByText(/Withdraw/)).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Headcount' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'the order’s page' })).toHaveAttribute('href', ordersPage);
  });

  test('[OPERM-04] comes back to their own page of it, since its customer’s is not theirs to read', async () => {
    const server = new ModifyServer();
    server.order = order;
    const { user } = await open(server, { user: caterer });
    await forPeople(user, 30);
    await user.click(await within(panel()).findByRole('button', { name: 'Send changes' }));
    const elsewhere = await screen.findByTestId('elsewhere');
    expect(elsewhere.textContent).toBe(ordersPage);
    expect(elsewhere).toHaveAttribute('data-search', '?modify_submitted=true');
  });

  test('[OERR-07] is led there from its status', async () => {
    const server = new ModifyServer();
    server.order = order;
    await openAt('/orders/12/status', server, { user: caterer });
    expect(await screen.findByRole('link', { name: /See the order/ })).toHaveAttribute('href', ordersPage);
  });
});

test('while changes of a colleague wait for their bank, nothing is said of the caterer, and nothing can be changed', async () => {
  const server = new ModifyServer();
  const order = placedOrder();
  server.order = { ...order, change_request: changeOf(order, { status: 'paying', by_you: false }) };
  await open(server);
  expect(screen.getByText('Changes of Maya Chen wait for their bank')).toBeVisible();
  expect(screen.queryByText(/has not answered/)).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Headcount' })).toBeDisabled();
});

test('changes of one’s own that wait for the bank give way to others', async () => {
  const server = new ModifyServer();
  const order = placedOrder();
  server.order = { ...order, change_request: changeOf(order, { status: 'paying' }) };
  const { user } = await open(server);
  await forPeople(user, 30);
  await user.click(await within(panel()).findByRole('button', { name: 'Send changes' }));
  expect(await screen.findByTestId('elsewhere')).toBeVisible();
});
