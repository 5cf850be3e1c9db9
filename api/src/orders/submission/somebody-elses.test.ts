import { setTimeout as sleep } from 'node:timers/promises';
import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { holdWaits, stripe } from '../../payments';
import { bankSays, intentsOf, mailTo, runPendingJobs, stripeBehaves, timeComesFor } from '../../testing';
import { colleague } from '../asking/asking.factory';
import { makeReadyCart, type Cart } from '../order.factory';
import { attemptOf, orderOf, passes, submit, usePayments } from '../payment/payment.factory';
import { submitWaits } from './submit-order';

const kitchen = usePayments();
beforeAll(() => {
  holdWaits.answerMs = 1_000;
});
beforeEach(
  () => void Object.assign(submitWaits, { takeOverMs: 200, undecidedPauseMs: 100, patienceMs: 1_500 }),
);

const needsBank = 'pm_card_authenticationRequired';
const dead = { behaviour: 'dead', path: '/v1/payment_intents' } as const;
const errorIn = ({ body }: { body: unknown }) => body as Schemas['Error'];
const templatesTo = async ({ user }: Cart) => (await mailTo(user.email)).map(({ template }) => template);
const statuses = async ({ orderId }: Cart) => (await intentsOf(orderId)).map(({ status }) => status);
const kinds = async (cart: Cart) => (await orderOf(cart)).history.map(({ kind }) => kind);

/** A cart paid by its owner's personal card, and an admin of their organization, who may submit it too. */
async function twoSenders(card?: string) {
  const cart = await makeReadyCart(kitchen.caterer, card ? { card } : {});
  const { user, person } = await colleague(cart.teamId, 'admin');
  return { cart, theirs: { ...cart, orderer: person }, admin: user };
}

describe('a submit that somebody else has under way', () => {
  test('is gone on with by its own card and its own promise, and whoever presses hears what became of it', async () => {
    const { cart, theirs } = await twoSenders();
    await stripeBehaves(dead);
    expect(errorIn(await submit(cart).expect(409)).message).toContain('We are still placing your order.');
    await stripeBehaves({ behaviour: 'normal' });
    submitWaits.patienceMs = 20_000;
    const press = submit(theirs).then((answer) => answer);
    await sleep(1_000);
    expect(await kinds(cart)).not.toContain('submitted');
    await passes('1 minute');
    expect((await press).status).toBe(200);
    expect((await orderOf(cart)).status).toBe('pending');
    expect(await statuses(cart)).toEqual(['requires_capture']);
    expect(await templatesTo(cart)).toEqual(['order_submitted']);
  });

  test('is not placed later because of what somebody else heard', async () => {
    const { cart, theirs } = await twoSenders();
    await stripeBehaves(dead);
    await submit(cart).expect(409);
    // Simulates that its person left before the answer.
    await sql.rows('update payment_attempts set told_at = null where order_id = $1', [cart.orderId]);
    const refused = errorIn(await submit(theirs).expect(409));
    expect([refused.code, refused.message]).toEqual([
      'submit_order-in_progress',
      'Somebody else is placing this order right now. It is placed within 30 minutes or not at all.',
    ]);
    await stripeBehaves({ behaviour: 'normal' });
    await passes('1 minute');
    expect((await orderOf(cart)).status).toBe('in_cart');
    expect(await templatesTo(cart)).toEqual(['order_not_placed']);
  });
});

describe('the question of a bank', () => {
  test('that the clock hears before whoever waits for it is not taken back from them', async () => {
    const { cart } = await twoSenders(needsBank);
    submitWaits.patienceMs = 30_000;
    const confirm = stripe.paymentIntents.confirm.bind(stripe.paymentIntents);
    const heldBack = jest.spyOn(stripe.paymentIntents, 'confirm').mockImplementationOnce(async (...given) => {
      const answer = await confirm(...given);
      await sleep(submitWaits.takeOverMs);
      await timeComesFor('payment', (await attemptOf(cart)).id);
      return answer;
    });
    const asked = errorIn(await submit(cart).expect(402));
    heldBack.mockRestore();
    expect(await templatesTo(cart)).toEqual([]);
    expect(await kinds(cart)).not.toContain('not_placed');
    await bankSays('succeeded', String(asked.context.client_secret));
    await timeComesFor('payment', (await attemptOf(cart)).id);
    expect((await orderOf(cart)).status).toBe('pending');
    expect(await statuses(cart)).toEqual(['requires_capture']);
  });

  test.each<[string, (cart: Cart) => Promise<unknown>]>([
    [
      'a change of the cart',
      ({ orderer, orderId }) =>
        orderer
          .patch(`/cpi/v1/orderer/orders/${orderId}`)
          .send({ order: { suite: '4' } })
          .expect(200),
    ],
    ['a submit with a card of the organization', (cart) => submit(cart)],
  ])('that %s by somebody else ends is told to who was asked, once', async (_what, end) => {
    const { cart, theirs } = await twoSenders(needsBank);
    await submit(cart).expect(402);
    const { body } = (await theirs.orderer
      .post(`/cpi/v1/orderer/orders/${cart.orderId}/credit_cards`)
      .send({ credit_card: { stripe_token: 'pm_card_chargeCustomerFail', team_id: cart.teamId } })
      .expect(201)) as { body: Schemas['CreditCard'] };
    await sql.rows('update orders set credit_card_id = $2 where id = $1', [cart.orderId, body.id]);
    await end({ ...theirs, order: await orderOf(cart) });
    await runPendingJobs();
    await passes('31 minutes');
    const letters = (await mailTo(cart.user.email)).filter(({ template }) => template === 'order_not_placed');
    expect(letters.map(({ data }) => data.reason)).toEqual([
      'Somebody else changed or paid for this order before the bank had confirmed.',
    ]);
    expect(await statuses(cart)).toContain('canceled');
    expect(await statuses(cart)).not.toContain('requires_action');
  });

  test('that its own person ends by a change is told to nobody', async () => {
    const { cart } = await twoSenders(needsBank);
    await submit(cart).expect(402);
    await cart.orderer
      .patch(`/cpi/v1/orderer/orders/${cart.orderId}`)
      .send({ order: { suite: '4' } })
      .expect(200);
    await passes('31 minutes');
    expect(await templatesTo(cart)).toEqual([]);
    expect(await statuses(cart)).toEqual(['canceled']);
  });
});
