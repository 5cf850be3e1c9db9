import { recorded } from '@copper-carrot/contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCard, anOrder } from '../../test/fixtures';
import { ModifyServer, open as openToModify, placedOrder } from '../../test/modify';
import { open as openAt } from '../../test/render';
import { FakeServer, orderPath } from '../../test/server';

beforeEach(() => sessionStorage.clear());

async function open(order: Parameters<typeof anOrder>[0], cards = [aCard()]) {
  const server = new FakeServer();
  server.order = anOrder(order);
  server.cards = cards;
  await openAt('/orders/12/checkout', server);
  const payment = await screen.findByRole('region', { name: 'Payment' });
  return { server, payment: within(payment), user: userEvent.setup() };
}
const can = (values: Partial<ReturnType<typeof anOrder>['can']>) => ({
  can: { ...anOrder().can, ...values },
});

test('[PERM-12] a card of its owner alone is named to nobody else, and another way to pay can be chosen', async () => {
  const { payment, server, user } = await open({
    ...can({ add_own_card: false, add_team_card: true }),
    credit_card_id: 99,
    credit_card: null,
  });
  expect(await payment.findByText('This order is paid with a card of Maya Chen.')).toBeVisible();
  expect(payment.queryByRole('radio', { checked: true })).toBeNull();
  await user.click(payment.getByRole('button', { name: 'Use another card' }));
  const add = await payment.findByRole('button', { name: 'Add Card' });
  // It is for the organization, so that there is nothing to choose.
  expect(payment.queryByRole('checkbox', { name: /pay with it/ })).toBeNull();
  server.on('post', `${orderPath}/credit_cards`, ({ body }) =>
    aCard({ id: 6, team_id: body.credit_card.team_id }),
  );
  await user.click(add);
  await screen.findByText('Saved');
  const [sent] = server.called('post', `${orderPath}/credit_cards`);
  expect(sent?.body.credit_card.team_id).toBe(3);
});

test('whoever may add no card is told who chooses', async () => {
  const { payment } = await open(
    {
      ...can({ add_own_card: false, add_team_card: false, ask_to_pay: false }),
      credit_card_id: null,
      credit_card: null,
    },
    [],
  );
  expect(await payment.findByText('Maya Chen chooses how this order is paid.')).toBeVisible();
  expect(payment.queryByRole('button')).toBeNull();
});

test('the list says whose each card is', async () => {
  const cards = [aCard({ id: 5, team_id: null }), aCard({ id: 6, last4: '4444', team_id: 3 })];
  const { payment } = await open({}, cards);
  expect(await payment.findByRole('radio', { name: /4242/ })).toHaveAccessibleName(/Your own card/);
  expect(payment.getByRole('radio', { name: /4444/ })).toHaveAccessibleName(/Card of Northwind Labs/);
});

test('a card that was saved twice is told apart', async () => {
  const { payment } = await open({}, [aCard({ id: 6, team_id: null }), aCard({ id: 5, team_id: null })]);
  expect(await payment.findByRole('radio', { name: /4242.*1 of 2 alike/ })).toHaveAttribute('value', '5');
  expect(payment.getByRole('radio', { name: /4242.*2 of 2 alike/ })).toHaveAttribute('value', '6');
});

test('a card of a colleague who paid is said to be theirs, not the owner’s', async () => {
  const { ask } = recorded[`get ${orderPath}/payment_asks/{askId}`][200];
  const server = new ModifyServer();
  server.order = placedOrder({
    credit_card_id: 99,
    credit_card: null,
    payment_ask: { ...ask, name: 'Sam Lee', status: 'paid' },
  });
  await openToModify(server);
  expect(await screen.findByText('This order is paid with a card of Sam Lee.')).toBeVisible();
});
