import { recorded } from '@copper-carrot/contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCard, anOrder, aPerson } from '../../test/fixtures';
import { faultsOf, open as openAt } from '../../test/render';
import { ModifyServer, open as openToModify, placedOrder } from '../../test/modify';
import { FakeServer, orderPath } from '../../test/server';

beforeEach(() => sessionStorage.clear());

async function open(order: Parameters<typeof anOrder>[0], cards = [aCard()], as = aPerson()) {
  const server = new FakeServer();
  server.order = anOrder(order);
  server.cards = cards;
  await openAt('/orders/12/checkout', server, { user: as });
  const payment = await screen.findByRole('region', { name: 'Payment' });
  return { server, payment: within(payment), user: userEvent.setup() };
}
const colleague = aPerson({ id: 8, first_name: 'Sam', last_name: 'Lee' });
const ownersCard = { credit_card_id: 99, credit_card: null };
const can = (values: Partial<ReturnType<typeof anOrder>['can']>) => ({
  can: { ...anOrder().can, ...values },
});

test('[PERM-12] a card of its owner alone is named to nobody else, and another way to pay can be chosen', async () => {
  const { payment, server, user } = await open(
    { ...can({ add_own_card: false, add_team_card: true, ask_to_pay: false }), ...ownersCard },
    [aCard({ team_id: 3 })],
    colleague,
  );
  expect(await payment.findByText('Only Maya Chen can charge the card of this order')).toBeVisible();
  expect(payment.queryByRole('radio', { checked: true })).toBeNull();
  await user.click(payment.getByRole('button', { name: 'Use another card' }));
  const add = await payment.findByRole('button', { name: 'Add Card' });
  expect(payment.queryByRole('checkbox', { name: /pay with it/ })).toBeNull();
  server.on('post', `${orderPath}/credit_cards`, ({ body }) =>
    aCard({ id: 6, team_id: body.credit_card.team_id }),
  );
  await user.click(add);
  await screen.findByText('Saved');
  const [sent] = server.called('post', `${orderPath}/credit_cards`);
  expect(sent?.body.credit_card.team_id).toBe(3);
});

test('[API-013] only cards that can pay are asked for', async () => {
  const { server } = await open({}, [aCard()]);
  const asked = server.called('get', `${orderPath}/credit_cards`);
  expect(asked.map(({ query }) => query.toString())).toEqual(['valid_stripe=true']);
});

describe('[CHK-15] on a colleague’s cart, a card that is its owner’s alone', () => {
  const words = () => screen.getByRole('region', { name: 'Payment' });
  const price = () => screen.getByRole('complementary', { name: 'Your order' });

  test('is said from the start to be theirs to charge, with the ways that work', async () => {
    const { payment } = await open(
      { ...can({ add_own_card: false, add_team_card: true, ask_to_pay: true }), ...ownersCard },
      [aCard({ team_id: 3 })],
      colleague,
    );
    await payment.findByText('Only Maya Chen can charge the card of this order');
    expect(words()).toHaveTextContent(
      'Please choose another way to pay, ask a colleague to pay, or leave it to Maya Chen to place the order.',
    );
    expect(payment.getByRole('button', { name: 'Ask a colleague to pay' })).toBeVisible();
    expect(price()).toHaveTextContent(
      'set to be paid with Maya Chen’s own card, which nobody else can charge.',
    );
    expect(price()).not.toHaveTextContent('is held for');
    expect(words()).not.toHaveAttribute('data-complete');
    expect(await faultsOf(words())).toEqual([]);
  });

  test('gives way to one that is chosen instead', async () => {
    const { payment, server, user } = await open(
      { ...can({ add_own_card: false }), ...ownersCard },
      [aCard({ id: 6, team_id: 3 })],
      colleague,
    );
    server.on('patch', orderPath, ({ body: { order } }) => {
      const [card = null] = server.cards;
      const lock_version = server.order.lock_version + 1;
      server.order = {
        ...server.order,
        credit_card_id: order.credit_card_id ?? null,
        credit_card: card,
        lock_version,
      };
      return server.order;
    });
    await user.click(await payment.findByRole('radio', { name: /4242/ }));
    await payment.findByText('Saved');
    expect(payment.queryByText(/Only Maya Chen can charge/)).toBeNull();
    expect(price()).toHaveTextContent('The Visa ending 4242 of Northwind Labs is held for');
  });

  test('leaves nothing to choose to whoever may not say how it is paid', async () => {
    await open(
      {
        ...can({ add_own_card: false, add_team_card: false, ask_to_pay: false, edit_payment: false }),
        ...ownersCard,
      },
      [],
      colleague,
    );
    expect(await screen.findByText(/It is their own/)).toHaveTextContent(
      'It is their own. Please leave it to Maya Chen to place the order.',
    );
  });
});

test.each([
  ['its owner, of a card that they may not charge any more', ownersCard, aPerson()],
  [
    'a site admin, of one that has expired',
    { credit_card_id: 99, credit_card: aCard({ id: 99 }) },
    aPerson({ id: 90, is_admin: true }),
  ],
])('%s reads that it can’t pay, and is sent to nobody', async (_who, card, reader) => {
  await open({ ...can({ ask_to_pay: false }), ...card }, [aCard()], reader);
  expect(await screen.findByText('You can’t charge the card of this order any more')).toBeVisible();
  const payment = screen.getByRole('region', { name: 'Payment' });
  expect(payment).toHaveTextContent('Please choose another way to pay.');
  expect(payment).not.toHaveTextContent('leave it to');
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
  expect(await screen.findByText(/^This order is paid with a card of Sam Lee\. Nobody else/)).toBeVisible();
});
