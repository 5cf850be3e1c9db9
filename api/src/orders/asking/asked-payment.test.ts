import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { intentsOf, mailTo, runPendingJobs, stripeBehaves, until } from '../../testing';
import { authorizeDueOrder } from '../payment/authorize-due-order';
import { addCard, orderOf, submit } from '../payment/payment.factory';
import {
  ask,
  askOf,
  asked,
  base,
  codeOf,
  colleague,
  confirmed,
  errorOf,
  fullCart,
  ownCard,
  pay,
  removed,
  seen,
  useAsking,
  wish,
} from './asking.factory';

useAsking();

describe('who was asked', () => {
  test('says no: the owner is told by one mail and on the order', async () => {
    const cart = await asked();
    await cart.sam.post(`${cart.path}/decline`).expect(204);
    await cart.sam.post(`${cart.path}/decline`).expect(204);
    expect(await askOf(cart)).toMatchObject({ status: 'declined' });
    await runPendingJobs();
    expect((await mailTo(cart.user.email)).map(({ template }) => template)).toEqual(['order_pay_declined']);
    expect(codeOf(await pay(cart, 1))).toBe('record_invalid');
  });

  test('is charged for what they saw, or not at all', async () => {
    const cart = await asked();
    const body = await wish(cart, await ownCard(cart));
    await cart.orderer
      .patch(base(cart.orderId))
      .send({ order: { tip: 400 } })
      .expect(200);
    const refused = await cart.sam.post(`${cart.path}/pay`).send(body).expect(409);
    expect(errorOf(refused)).toMatchObject({ code: 'submit_order-changed' });
    expect(await intentsOf(cart.orderId)).toEqual([]);
    const missing = await cart.sam
      .post(`${cart.path}/pay`)
      .send({ credit_card_id: body.credit_card_id })
      .expect(422);
    expect(Object.keys(errorOf(missing).fields)).toEqual(['total', 'lock_version']);
  });

  test('sees the price of a card where the owner had chosen an invoice', async () => {
    const cart = await fullCart();
    await cart.user.update({ invoiceable: true });
    await cart.orderer
      .patch(base(cart.orderId))
      .send({ order: { paid_with_invoice: true } })
      .expect(200);
    const { user, person: sam } = await colleague(cart.teamId);
    await ask(cart, { user_id: user.id }).expect(200);
    const { id: askId = 0 } = (await askOf(cart)) ?? {};
    const of = { ...cart, sam, user2: user, askId, path: `${base(cart.orderId)}/payment_asks/${askId}` };
    const { order } = await seen(of);
    expect(order?.pricing.customer_price).toBeGreaterThan((await orderOf(cart)).pricing.customer_price);
    expect((await pay(of, await ownCard(of))).status).toBe(200);
    expect(await orderOf(cart)).toMatchObject({
      paid_with_invoice: false,
      payment: { status: 'authorized' },
    });
  });

  test('pays with cards of their own or of the organization alone', async () => {
    const cart = await asked();
    const { body: owners } = (await cart.orderer
      .post(`${base(cart.orderId)}/credit_cards`)
      .send({ credit_card: { stripe_token: 'pm_card_visa', nickname: '', team_id: null } })
      .expect(201)) as { body: Schemas['CreditCard'] };
    const answer = await pay(cart, owners.id);
    expect(errorOf(answer)).toMatchObject({
      message: 'This card can’t be charged by you. Please choose another one.',
      fields: { credit_card_id: ['inclusion'] },
    });
    expect(await intentsOf(cart.orderId)).toEqual([]);
  });

  test('hears alone what the bank says of their card, and may take another one', async () => {
    const cart = await asked();
    const refused = await pay(cart, await ownCard(cart, 'pm_card_chargeCustomerFail'));
    expect(refused.status).toBe(402);
    expect(await orderOf(cart)).toMatchObject({
      status: 'in_cart',
      credit_card_id: null,
      payment: { code: null, message: null },
    });
    expect((await pay(cart, await ownCard(cart))).status).toBe(200);
  });

  test('is asked by the bank, and removed before they confirm: nothing is placed and nothing stays held', async () => {
    const cart = await asked();
    const held = await pay(cart, await ownCard(cart, 'pm_card_authenticationRequired'));
    expect(codeOf(held)).toBe('submit_order-payment_authentication_required');
    await removed(cart);
    await confirmed(cart, held);
    await runPendingJobs();
    expect(await orderOf(cart)).toMatchObject({ status: 'in_cart' });
    expect(await intentsOf(cart.orderId)).toMatchObject([{ status: 'canceled' }]);
  });

  test('is asked by the bank and confirms with the page closed: the order is placed for them', async () => {
    const cart = await asked();
    await confirmed(cart, await pay(cart, await ownCard(cart, 'pm_card_authenticationRequired')));
    expect(await orderOf(cart)).toMatchObject({ status: 'pending', payment_ask: { status: 'paid' } });
  });

  test('paid for this price: a dearer change is not on their card', async () => {
    const cart = await asked();
    expect((await pay(cart, await ownCard(cart))).status).toBe(200);
    const modify = (order: object) => cart.orderer.post(`${base(cart.orderId)}/modify`).send({ order });
    const answer = await modify({ tip: 300 });
    expect(errorOf(answer).fields).toHaveProperty('credit_card_id');
    expect((await orderOf(cart)).change_request).toBeNull();
  });

  test('pays later for a far day as a member yet, and not once they left', async () => {
    const later = await asked({ days: 12 });
    expect((await pay(later, await ownCard(later))).status).toBe(200);
    const left = await asked({ days: 12 });
    expect((await pay(left, await ownCard(left))).status).toBe(200);
    await removed(left);
    await authorizeDueOrder(later.orderId);
    await authorizeDueOrder(left.orderId);
    expect(await orderOf(later)).toMatchObject({ payment: { status: 'authorized' } });
    expect(await orderOf(left)).toMatchObject({ payment: { code: 'card_not_permitted' } });
  });

  test('has a payment of their own, though the owner began one with the same card', async () => {
    const cart = await asked();
    const { body: card } = (await cart.orderer
      .post(`${base(cart.orderId)}/credit_cards`)
      .send({ credit_card: { stripe_token: 'pm_card_authenticationRequired', team_id: cart.teamId } })
      .expect(201)) as { body: Schemas['CreditCard'] };
    await cart.orderer
      .patch(base(cart.orderId))
      .send({ order: { credit_card_id: card.id } })
      .expect(200);
    const owners = await orderOf(cart);
    const first = await cart.orderer
      .post(`${base(cart.orderId)}/submit`)
      .send({ total: owners.pricing.customer_price, lock_version: owners.lock_version })
      .expect(402);
    const held = await pay(cart, card.id);
    expect(held.status).toBe(402);
    expect(errorOf(held).context.payment_intent_id).not.toBe(errorOf(first).context.payment_intent_id);
    await confirmed(cart, held);
    expect(await orderOf(cart)).toMatchObject({ status: 'pending', payment_ask: { status: 'paid' } });
  });

  test('is not told that they paid where the owner, who pressed before them, did', async () => {
    const cart = await asked();
    const credit_card_id = await addCard(cart, 'pm_card_visa');
    await cart.orderer.patch(base(cart.orderId)).send({ order: { credit_card_id } }).expect(200);
    const theirs = await wish(cart, await ownCard(cart));
    await stripeBehaves({ behaviour: 'slow', milliseconds: 500, path: '/v1/payment_intents' });
    const owners = submit({ ...cart, order: await orderOf(cart) }).then((answer) => answer);
    await until('the owner’s card to be asked for', async () => {
      const claimed = `select from payment_attempts where order_id = $1 and status = 'claimed'`;
      return (await sql.rows(claimed, [cart.orderId])).length > 0;
    });
    const late = await cart.sam.post(`${cart.path}/pay`).send(theirs).expect(409);
    expect(codeOf(late)).toBe('submit_order-order_already_submitted');
    expect((await owners).status).toBe(200);
    expect(await intentsOf(cart.orderId)).toHaveLength(1);
  });

  test('is not asked any more once no payment is needed', async () => {
    const cart = await asked();
    const body = await wish(cart, await ownCard(cart));
    await sql.rows('update orders set bypass_payment = true where id = $1', [cart.orderId]);
    const refused = await cart.sam.post(`${cart.path}/pay`).send(body).expect(409);
    expect(codeOf(refused)).toBe('order-not_by_card');
    expect(await orderOf(cart)).toMatchObject({ status: 'in_cart' });
  });

  test('is asked still after somebody only looked how the order would be elsewhere', async () => {
    const cart = await asked();
    await cart.orderer
      .post(`${base(cart.orderId)}/check_validity`)
      .send({ order: { team_id: null } })
      .expect(200);
    expect(await askOf(cart)).toMatchObject({ status: 'asked' });
    await cart.orderer
      .patch(base(cart.orderId))
      .send({ order: { team_id: null } })
      .expect(200);
    expect(await askOf(cart)).toMatchObject({ status: 'moved' });
  });
});
