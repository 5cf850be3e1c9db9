import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { bankSays, runPendingJobs, timeComesFor } from '../../testing';
import {
  addCard as addCardToChange,
  answerChanges,
  bodyOf,
  cancel,
  modified,
  modify,
  placed,
} from '../changes/change.factory';
import type { Cart } from '../order.factory';
import { heldOrder } from '../payment/lapsing.factory';
import {
  addCard,
  attemptOf,
  bankLetsGo,
  choose,
  orderOf,
  passes,
  usePayments,
} from '../payment/payment.factory';

const kitchen = usePayments();

const toldTo = async ({ orderId }: Cart) => {
  const { body } = (await kitchen.cook.get(`/cpi/v2/caterer/orders/${orderId}`).expect(200)) as {
    body: Schemas['CatererOrder'];
  };
  return body.history;
};
const textsOf = (history: Schemas['OrderHistoryEntry'][]) => history.map(({ text }) => text);

test('of a refused card the caterer reads that the order waits, and its customer why', async () => {
  const cart = await heldOrder(kitchen);
  expect(textsOf((await orderOf(cart)).history)).toContain('The payment did not go through');
  expect((await toldTo(cart)).at(-1)).toMatchObject({
    kind: 'on_hold',
    text: 'Put on hold: not to be cooked for now',
    by: null,
  });
  await choose(cart, await addCard(cart, 'pm_card_mastercard')).expect(200);
  expect(textsOf((await orderOf(cart)).history)).toContain('Another card was chosen');
  expect(textsOf(await toldTo(cart)).slice(-2)).toEqual([
    'Put on hold: not to be cooked for now',
    'Payment authorized',
  ]);
});

test('a change that was never paid for is not told to the caterer, who never heard of it', async () => {
  const cart = await placed(kitchen.caterer);
  const before = await toldTo(cart);
  const changes = {
    headcount: 22,
    credit_card_id: await addCardToChange(cart, 'pm_card_authenticationRequired'),
  };
  await modify(cart, changes).expect(402);
  await passes('31 minutes');
  expect((await orderOf(cart)).history.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['payment_confirmation', 'change_abandoned']),
  );
  expect(await toldTo(cart)).toEqual(before);
});

test('a change whose card is refused puts no order on hold', async () => {
  const cart = await placed(kitchen.caterer);
  const before = await toldTo(cart);
  const card = await addCardToChange(cart, 'pm_card_chargeCustomerFail');
  await modify(cart, { headcount: 22, credit_card_id: card }).expect(402);
  expect((await orderOf(cart)).history.at(-1)).toMatchObject({ kind: 'payment_failed' });
  expect(await toldTo(cart)).toEqual(before);
});

describe('that a change ended is told to the caterer', () => {
  /** A change that waits for the bank, and the secret to confirm it with. */
  async function unsent() {
    const cart = await placed(kitchen.caterer);
    const changes = {
      headcount: 22,
      credit_card_id: await addCardToChange(cart, 'pm_card_authenticationRequired'),
    };
    const { context } = await bodyOf(modify(cart, changes).expect(402));
    return { cart, secret: (context as { client_secret: string }).client_secret };
  }
  async function sent() {
    const cart = await placed(kitchen.caterer);
    await modified(cart, { headcount: 40 });
    return cart;
  }
  const isOver = async (cart: Cart) => {
    await cancel(cart, 0).expect(200);
    await runPendingJobs();
  };
  const leaves = ({ user, teamId }: Cart) =>
    sql.rows('delete from memberships where user_id = $1 and team_id = $2', [user.id, teamId]);
  const kindsOf = (history: Schemas['OrderHistoryEntry'][]) => history.map(({ kind }) => kind);

  test('with its order, where they had been asked about it and not where a bank still was', async () => {
    const asked = await sent();
    const { cart } = await unsent();
    for (const each of [asked, cart]) {
      await isOver(each);
      expect(kindsOf((await orderOf(each)).history)).toContain('change_ended');
    }
    expect(kindsOf(await toldTo(asked))).toContain('change_ended');
    expect(kindsOf(await toldTo(cart))).not.toContain('change_ended');
  });

  test('by the rights of its sender, likewise', async () => {
    const asked = await sent();
    await leaves(asked);
    await answerChanges(kitchen.cook, asked, 'approve');
    const { cart, secret } = await unsent();
    await leaves(cart);
    await bankSays('succeeded', secret);
    await timeComesFor('payment', (await attemptOf(cart)).id);
    for (const each of [asked, cart])
      expect(kindsOf((await orderOf(each)).history)).toContain('change_not_permitted');
    expect(kindsOf(await toldTo(asked))).toContain('change_not_permitted');
    expect(kindsOf(await toldTo(cart))).not.toContain('change_not_permitted');
  });
});

test('a change that lapses with its card is given up, in words that name no card', async () => {
  const cart = await placed(kitchen.caterer);
  await modified(cart, { headcount: 40 });
  await bankLetsGo(cart);
  expect(textsOf((await orderOf(cart)).history)).toContain(
    'Changes given up: their card is not held any more',
  );
  expect(textsOf(await toldTo(cart))).toContain('Changes given up');
});
