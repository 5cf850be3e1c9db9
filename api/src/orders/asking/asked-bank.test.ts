import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { intentsOf, runPendingJobs } from '../../testing';
import { addCard, orderOf, passes, submit } from '../payment/payment.factory';
import { ask, asked, base, colleague, ownCard, pay, seen, useAsking, type Asked } from './asking.factory';

useAsking();

const needsBank = 'pm_card_authenticationRequired';
const statusesOf = async ({ orderId }: Asked) => (await intentsOf(orderId)).map(({ status }) => status);

async function ownersWaits(cart: Asked): Promise<void> {
  const cardId = await addCard(cart, needsBank);
  await cart.orderer
    .patch(base(cart.orderId))
    .send({ order: { credit_card_id: cardId } })
    .expect(200);
  await submit({ ...cart, order: await orderOf(cart) }).expect(402);
}

describe("the owner's own payment that waits for their bank", () => {
  const ends: [string, (cart: Asked) => Promise<unknown>][] = [
    ['says no', ({ sam, path }) => sam.post(`${path}/decline`).expect(204)],
    ['is asked no more', ({ orderer, path }) => orderer.delete(path).expect(204)],
    [
      'is asked no more, but somebody else',
      async (cart) => ask(cart, { user_id: (await colleague(cart.teamId)).user.id }).expect(200),
    ],
  ];
  test.each(ends)('stands where a colleague %s', async (_how, end) => {
    const cart = await asked();
    await ownersWaits(cart);
    await end(cart);
    await runPendingJobs();
    expect(await statusesOf(cart)).toEqual(['requires_action']);
  });

  test('stands where it was pressed by the colleague who is asked, as who sends the order off', async () => {
    const cart = await asked({ role: 'admin' });
    await ownersWaits({ ...cart, orderer: cart.sam });
    await cart.orderer.delete(cart.path).expect(204);
    await runPendingJobs();
    expect(await statusesOf(cart)).toEqual(['requires_action']);
  });

  test('is not gone on with where that colleague pays, whose press there lets it go', async () => {
    const cart = await asked({ role: 'admin' });
    await ownersWaits({ ...cart, orderer: cart.sam });
    expect((await seen(cart)).order?.payment.bank).toMatchObject({ by_you: false, credit_card_id: null });
    expect((await orderOf({ ...cart, orderer: cart.sam })).payment.bank).toMatchObject({ by_you: true });
    expect((await pay(cart, await ownCard(cart))).status).toBe(200);
    await runPendingJobs();
    expect(await statusesOf(cart)).toEqual(['requires_capture', 'canceled']);
  });

  test.each(ends)(
    'is not the one that is let go where a colleague who waits for theirs %s',
    async (_how, end) => {
      const cart = await asked();
      await pay(cart, await ownCard(cart, needsBank));
      await end(cart);
      await runPendingJobs();
      expect(await statusesOf(cart)).toEqual(['canceled']);
    },
  );
});

describe('what the bank says of the cards of a colleague', () => {
  test('is awaited by them alone, who read until when, and of which card', async () => {
    const cart = await asked();
    const cardId = await ownCard(cart, needsBank);
    expect((await pay(cart, cardId)).status).toBe(402);
    const { body } = (await cart.sam.get(cart.path).expect(200)) as { body: Schemas['PaymentAsk'] };
    expect(body.order?.payment.bank).toMatchObject({ by_you: true, credit_card_id: cardId });
    expect((await orderOf(cart)).payment.bank).toBeNull();
  });

  test('is not awaited by the order itself, which its cards place: whoever may send it as well confirms nothing there', async () => {
    const cart = await asked({ role: 'admin' });
    expect((await pay(cart, await ownCard(cart, needsBank))).status).toBe(402);
    expect((await seen(cart)).order?.payment.bank).toMatchObject({ by_you: true });
    expect((await orderOf({ ...cart, orderer: cart.sam })).payment.bank).toBeNull();
  });

  test('is said to them where they pay, of their own payment alone', async () => {
    const cart = await asked();
    const said = async () => (await seen(cart)).order?.payment.message;
    const declined = await addCard(cart, 'pm_card_chargeCustomerFail');
    await cart.orderer
      .patch(base(cart.orderId))
      .send({ order: { credit_card_id: declined } })
      .expect(200);
    await submit({ ...cart, order: await orderOf(cart) }).expect(402);
    expect((await orderOf(cart)).payment.message).not.toBeNull();
    expect(await said()).toBeNull();
    await pay(cart, await ownCard(cart, needsBank));
    expect(await said()).toBeNull();
    await sql.rows(`update payment_asks set asked_at = asked_at - interval '31 minutes'`);
    await passes('31 minutes');
    expect(await said()).toBe('The payment was not confirmed with your bank.');
    expect((await orderOf(cart)).payment.message).not.toBe('The payment was not confirmed with your bank.');
  });

  test('is none of what the owner reads, whichever of them was refused, before and after it is paid', async () => {
    const cart = await asked();
    const nothing = { code: null, message: null };
    for (const token of ['pm_card_chargeCustomerFail', needsBank, 'pm_card_chargeCustomerFail']) {
      expect((await pay(cart, await ownCard(cart, token))).status).toBe(402);
      const { payment, history } = await orderOf(cart);
      expect(payment).toMatchObject(nothing);
      expect(history.map(({ kind }) => kind).filter((kind) => kind.startsWith('payment_'))).toEqual([
        'payment_asked',
      ]);
    }
    expect((await pay(cart, await ownCard(cart))).status).toBe(200);
    const { payment, history } = await orderOf(cart);
    expect(payment).toMatchObject({ ...nothing, status: 'authorized' });
    expect(history.map(({ kind }) => kind)).not.toContain('payment_failed');
  });
});
