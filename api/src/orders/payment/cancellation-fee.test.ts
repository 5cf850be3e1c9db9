import { renderToStaticMarkup } from 'react-dom/server';
import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { renderTemplate } from '../../mail/define-mail';
import { client, intentsOf, mailTo, makeUser, runPendingJobs, signedIn } from '../../testing';
import { bodyOf, cancel, placed, startsIn } from '../changes/change.factory';
import type { Cart } from '../order.factory';
import { addCard, bankLetsGo, breakCard, choose, orderOf, passes, usePayments } from './payment.factory';

const kitchen = usePayments();

/** An accepted order that now costs a fee to cancel. */
async function near(): Promise<Cart> {
  const cart = await placed(kitchen.caterer);
  await startsIn(cart.orderId, 20);
  return { ...cart, order: await orderOf(cart) };
}
const feeOf = ({ order }: Cart) => order.cancellation_policy?.fee ?? 0;
/** Removes its hold and makes its card fail. */
async function losesItsCard(cart: Cart): Promise<void> {
  await sql.rows(
    `update local_services.stripe_objects set data = jsonb_set(data, '{status}', '"canceled"')
     where id = (select stripe_payment_intent_id from payment_attempts where order_id = $1)`,
    [cart.orderId],
  );
  await breakCard(cart);
}
/** An order canceled with a fee that its card does not pay. */
async function unpaid(): Promise<Cart> {
  const cart = await near();
  await losesItsCard(cart);
  await cancel(cart, feeOf(cart)).expect(200);
  await runPendingJobs();
  return cart;
}
const ledger = ({ orderId }: Cart) =>
  sql.rows('select kind, amount_cents from payments where order_id = $1', [orderId]);
const lettersTo = async ({ user }: Cart, template: string) =>
  (await mailTo(user.email)).filter((letter) => letter.template === template);

describe('the fee of a cancellation whose card is refused', () => {
  test('is owed: the order says so, and its owner is told once, for what', async () => {
    const cart = await unpaid();
    await passes('2 minutes');
    const fee = feeOf(cart);
    expect(fee).toBeGreaterThan(0);
    expect(await orderOf(cart)).toMatchObject({
      status: 'canceled',
      cancellation_fee: fee,
      payment: { status: 'failed', message: 'This card can no longer be used.', held_until: null },
      pricing: { balance: fee },
      can: { choose_card: true },
    });
    const letters = await lettersTo(cart, 'order_payment_failed');
    expect(letters).toHaveLength(1);
    const [letter] = letters;
    const { subject, body } = renderTemplate('order_payment_failed', letter?.data ?? {});
    expect(subject).toBe(`Please check the card of your order #${cart.orderId}`);
    const text = renderToStaticMarkup(body);
    expect(text).toContain(`Your order is canceled, and its fee of $${fee.toFixed(2)} is not paid yet.`);
    expect(text).not.toContain('Your order stands');
    expect(await ledger(cart)).toEqual([]);
  });

  test('is paid by another card, once, however often that is chosen', async () => {
    const cart = await unpaid();
    const cardId = await addCard(cart, 'pm_card_mastercard');
    const answers = await Promise.all(Array.from({ length: 5 }, () => choose(cart, cardId)));
    expect(answers.map(({ status }) => status)).toContain(200);
    await runPendingJobs();
    await passes('2 minutes');
    const cents = Math.round(feeOf(cart) * 100);
    expect(await ledger(cart)).toEqual([{ kind: 'capture', amount_cents: cents }]);
    expect(await orderOf(cart)).toMatchObject({
      status: 'canceled',
      payment: { status: 'captured', message: null },
      pricing: { balance: 0 },
      can: { choose_card: false },
    });
    const charged = (await intentsOf(cart.orderId)).filter(({ status }) => status === 'succeeded');
    expect(charged.map((intent) => intent.amount_captured)).toEqual([cents]);
    await choose(cart, cardId).expect(409);
    // The caterer gets no share of the fee, so they can't see it.
    const { history } = await bodyOf<Schemas['CatererOrder']>(
      kitchen.cook.get(`/cpi/v2/caterer/orders/${cart.orderId}`).expect(200),
    );
    expect(history.at(-1)).toMatchObject({ kind: 'canceled' });
  });

  test('stays owed where the other card is refused too, and is chosen by its customer alone', async () => {
    const cart = await unpaid();
    const refused = await addCard(cart, 'pm_card_chargeCustomerFail');
    await choose({ ...cart, orderer: await signedIn(await makeUser()) }, refused).expect(404);
    await choose({ ...cart, orderer: kitchen.cook }, refused).expect(404);
    const { body } = (await choose(cart, refused).expect(402)) as { body: Schemas['Error'] };
    expect(body.fields).toEqual({ credit_card_id: ['generic_decline'] });
    expect(await orderOf(cart)).toMatchObject({
      can: { choose_card: true },
      pricing: { balance: feeOf(cart) },
    });
  });

  test('is asked for anew of a card that was refused before, and by the sweep where its job is lost', async () => {
    const cart = await near();
    await breakCard(cart);
    await bankLetsGo(cart);
    expect((await orderOf(cart)).payment).toMatchObject({ status: 'failed' });
    await sql.rows(
      `update credit_cards set stripe_payment_method_id = replace(stripe_payment_method_id, 'pm_gone', 'pm_card')
       where id = (select credit_card_id from orders where id = $1)`,
      [cart.orderId],
    );
    await cancel(cart, feeOf(cart)).expect(200);
    // The card is being asked and has not been refused for the fee.
    expect(await orderOf(cart)).toMatchObject({
      payment: { status: 'saved', message: null, held_until: null },
      can: { choose_card: false },
      pricing: { balance: feeOf(cart) },
    });
    await sql.rows('select graphile_worker.remove_job($1)', [`settle-${cart.orderId}`]);
    await sql.rows(
      `update orders set ended_at = ended_at - interval '5 minutes', submitted_at = submitted_at - interval '1 day'
       where id = $1`,
      [cart.orderId],
    );
    expect((await client().get('/metrics')).text).toContain('payments_waiting{for="hold"} 1');
    await passes('2 minutes');
    expect((await orderOf(cart)).payment).toMatchObject({ status: 'failed', held_until: null });
    expect((await orderOf(cart)).can.choose_card).toBe(true);
    expect((await client().get('/metrics')).text).toContain('payments_waiting{for="hold"} 0');
  });

  test('is nothing to wait for where nothing is owed', async () => {
    const cart = await placed(kitchen.caterer, { accepted: false });
    await losesItsCard(cart);
    await cancel(cart, 0).expect(200);
    await passes('2 minutes');
    expect((await orderOf(cart)).can.choose_card).toBe(false);
    expect(await lettersTo(cart, 'order_payment_failed')).toEqual([]);
    await choose(cart, Number(cart.order.credit_card_id)).expect(409);
  });
});
