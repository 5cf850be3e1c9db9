import type { Schemas } from '@copper-carrot/contracts';
import { Refusal } from '@copper-carrot/contracts/testing';
import { screen, within } from '@testing-library/react';
import { aPerson } from '../../test/fixtures';
import { faultsOf, open as openAt } from '../../test/render';
import { orderPath } from '../../test/server';
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

  test('has the way back there before anything is changed', async () => {
    const server = new ModifyServer();
    server.order = order;
    await open(server, { user: caterer });
    expect(screen.getByRole('link', { name: 'Back to the order' })).toHaveAttribute('href', ordersPage);
  });

  test('is not spoken to as its customer', async () => {
    const server = new ModifyServer();
    const theirs = { ...order.brand, phone_number: '(212) 555-0100' };
    server.order = { ...order, brand: theirs, cutoff_at: '2020-03-03T20:00:00.000Z' };
    await open(server, { user: caterer });
    const page = screen.getByRole('main');
    expect(page).toHaveTextContent('The order stands as it is until you send your changes.');
    expect(page).toHaveTextContent(/Your kitchen had to know by .* or move it to a later date\./);
    expect(page).not.toHaveTextContent(/your order|please call/i);
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

test('whoever closes the question of their bank reads that their changes wait for it, until when, and where they go on', async () => {
  const server = new ModifyServer();
  const order = placedOrder();
  server.on('post', `${orderPath}/modify`, () => {
    const bank_until = '2099-03-01T17:30:00.000Z';
    server.order = { ...order, change_request: changeOf(order, { status: 'paying', bank_until }) };
    return new Refusal(402, 'submit_order-payment_authentication_required', {
      context: { client_secret: 'pi_1_secret_2', payment_intent_id: 'pi_1' },
    });
  });
  const { user, unmount } = await open(server);
  await forPeople(user, 30);
  await user.click(await within(panel()).findByRole('button', { name: 'Send changes' }));
  await screen.findByRole('dialog', { name: 'Your bank asks you to confirm' });
  await user.keyboard('{Escape}');
  const isSaid = async () => {
    const title = await within(panel()).findByText('Your changes wait for your bank');
    expect(title.closest('[role="status"]')).toHaveTextContent(
      'Confirm the payment by Sun 03/01/2099, 12:30 pm EST on the order’s page. Otherwise nothing changes, and nothing more is held. Other changes that you send take their place.',
    );
    expect(within(panel()).getByRole('link', { name: 'the order’s page' })).toHaveAttribute(
      'href',
      '/organization/3/orders/12',
    );
  };
  await isSaid();
  unmount();
  const { container } = await open(server);
  await isSaid();
  expect(await faultsOf(container)).toEqual([]);
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
