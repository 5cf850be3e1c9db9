import { Refusal } from '@copper-carrot/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrder, aPerson } from '../../test/fixtures';
import { faultsOf, fill, open as openAt } from '../../test/render';
import { FakeServer, orderPath } from '../../test/server';

beforeEach(() => sessionStorage.clear());

const admin = aPerson({ id: 90, is_admin: true });

async function open(server = new FakeServer(), user = admin) {
  server.order = anOrder({ can: { ...anOrder().can, ignore_checks: true } });
  await openAt('/orders/12/checkout', server, { user });
  await screen.findByRole('radiogroup', { name: 'Pay with' });
  return { server, user: userEvent.setup() };
}
const options = () => screen.getByRole('region', { name: 'Site admin' });
const box = (name: string) => within(options()).getByRole('checkbox', { name });
const minimum = 'Ignore the delivery minimum';
const availability = 'Ignore availability';
const bodies = (server: FakeServer, call: 'check_validity' | 'submit') =>
  server
    .called('post', `${orderPath}/${call}`)
    .map(({ body: { ignore_checks } }) => (ignore_checks ? { ignore_checks } : {}));

test('a site admin reads for whom they order', async () => {
  await open();
  expect(within(options()).getByRole('heading', { name: 'Site admin' })).toBeVisible();
  expect(options()).toHaveTextContent('You are ordering for Maya Chen.');
  expect(await faultsOf(options())).toEqual([]);
});

test('a site admin’s own order names nobody', async () => {
  await open(new FakeServer(), aPerson({ id: 1, is_admin: true }));
  expect(within(options()).getByRole('heading', { name: 'Site admin' })).toBeVisible();
  expect(options()).not.toHaveTextContent('You are ordering for');
});

test('a site admin reads whose card pays, and is promised no coins of another’s order', async () => {
  const { server } = await open();
  const price = screen.getByRole('complementary', { name: 'Your order' });
  expect(server.order.pricing.coins).toBeGreaterThan(0);
  expect(price).toHaveTextContent('Maya Chen’s Visa ending 4242 is held for');
  expect(price).not.toHaveTextContent(/Your Visa|coins/);
});

test('a site admin reads of a card, and of an invoice, of the organization by its name', async () => {
  const server = new FakeServer();
  const { team, credit_card: card } = anOrder();
  if (!team || !card) throw new Error('the order has both');
  const can = { ...anOrder().can, ignore_checks: true };
  server.order = anOrder({ can, credit_card: { ...card, user_id: 7, team_id: team.id } });
  await openAt('/orders/12/checkout', server, { user: admin });
  const price = await screen.findByRole('complementary', { name: 'Your order' });
  expect(price).toHaveTextContent('The Visa ending 4242 of Northwind Labs is held for');
});

test('[OPERM-12] both flags go together with a save, a check and the submit', async () => {
  const { user, server } = await open();
  await user.click(box(minimum));
  await user.click(box(availability));
  const ignore_checks = { delivery_area_minimum: true, availability: true };
  fill(/Suite or floor/, 'Floor 20');
  await waitFor(() => expect(server.patches()).toEqual([{ order: { suite: 'Floor 20' }, ignore_checks }]));
  await waitFor(() => expect(bodies(server, 'check_validity').at(-1)).toEqual({ ignore_checks }));
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  await waitFor(() => expect(bodies(server, 'submit')).toEqual([{ ignore_checks }]));
});

test.each([
  [minimum, { delivery_area_minimum: false, availability: true }],
  [availability, { delivery_area_minimum: true, availability: false }],
])('[OPERM-12] "%s" is taken back by itself', async (name, ignore_checks) => {
  const { user, server } = await open();
  await user.click(box(minimum));
  await user.click(box(availability));
  await user.click(box(name));
  expect(box(name)).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  await waitFor(() => expect(bodies(server, 'submit')).toEqual([{ ignore_checks }]));
});

test('[CHK-19] a delivery minimum that stands goes when it is ignored, and comes back', async () => {
  const words = 'Add $50.00 of food.';
  const { body: missed } = new Refusal(422, 'submit_order-delivery_minimum_not_satisfied', {
    message: words,
  });
  const server = new FakeServer().on('post', `${orderPath}/check_validity`, ({ body }) =>
    body.ignore_checks?.delivery_area_minimum
      ? { valid: true, errors: [] }
      : { valid: false, errors: [missed] },
  );
  const { user } = await open(server);
  const details = screen.getByRole('region', { name: 'Details' });
  expect(await within(details).findByText(words)).toBeVisible();
  await user.click(box(minimum));
  await waitFor(() => expect(within(details).queryByText(words)).toBeNull());
  await user.click(box(minimum));
  expect(await within(details).findByText(words)).toBeVisible();
  expect(bodies(server, 'check_validity').slice(0, 2)).toEqual([
    {},
    { ignore_checks: { delivery_area_minimum: true } },
  ]);
});

test('a site admin lets an order pass without payment, and takes that back', async () => {
  const { user, server } = await open();
  const payment = screen.getByRole('region', { name: 'Payment' });
  await user.click(box('No payment is needed'));
  const order = { bypass_payment: true, credit_card_id: null, paid_with_invoice: false };
  await waitFor(() => expect(server.patches()).toEqual([{ order }]));
  expect(await within(payment).findByText('No payment is needed for this order.')).toBeVisible();
  expect(within(payment).queryByRole('radiogroup', { name: 'Pay with' })).toBeNull();

  await user.click(box('No payment is needed'));
  await waitFor(() => expect(server.patches().at(-1)).toEqual({ order: { bypass_payment: false } }));
  expect(await within(payment).findByRole('radiogroup', { name: 'Pay with' })).toBeVisible();
});
