import { runPendingJobs, timeComesFor } from '../../testing';
import { asSiteAdmin, startsIn } from '../changes/change.factory';
import { accept } from '../payment/lapsing.factory';
import { addCard, choose, orderOf } from '../payment/payment.factory';
import { askOf, asked, base, ownCard, pay, seen, useAsking } from './asking.factory';

const kitchen = useAsking();

describe('another card in the place of a colleague’s', () => {
  test('is not said to be theirs', async () => {
    const cart = await asked();
    const other = await addCard(cart, 'pm_card_visa');
    expect((await pay(cart, await ownCard(cart))).status).toBe(200);
    expect(await askOf(cart)).toMatchObject({ status: 'paid' });
    await choose(cart, other).expect(200);
    expect(await askOf(cart)).toMatchObject({ status: 'settled' });
  });

  test('is theirs again where the other one is refused', async () => {
    const cart = await asked();
    const other = await addCard(cart, 'pm_card_chargeCustomerFail');
    expect((await pay(cart, await ownCard(cart))).status).toBe(200);
    await choose(cart, other).expect(402);
    expect(await askOf(cart)).toMatchObject({ status: 'paid' });
    expect(await seen(cart)).toMatchObject({ ask: { status: 'paid' } });
  });

  test('is not said to be theirs where a change put it there', async () => {
    const cart = await asked();
    const other = await addCard(cart, 'pm_card_visa');
    expect((await pay(cart, await ownCard(cart))).status).toBe(200);
    const { lock_version, pricing } = await orderOf(cart);
    await cart.orderer
      .post(`${base(cart.orderId)}/modify`)
      .send({ order: { credit_card_id: other, lock_version }, total: pricing.customer_price })
      .expect(200);
    expect(await orderOf(cart)).toMatchObject({ credit_card_id: other, payment_ask: { status: 'settled' } });
  });
});

test('[CUST-22] neither the owner nor a site admin is offered a higher tip on the card of a colleague, who could not be asked', async () => {
  const cart = await asked();
  expect((await pay(cart, await ownCard(cart))).status).toBe(200);
  await accept(kitchen, cart);
  await startsIn(cart.orderId, -2);
  await timeComesFor('order', cart.orderId);
  await runPendingJobs();
  const { status, payment, can } = await orderOf(cart);
  expect({ status, paid: payment.status }).toEqual({ status: 'fulfilled', paid: 'captured' });
  expect(can.raise_tip).toBe(false);
  const admin = await asSiteAdmin(cart);
  expect((await orderOf(admin)).can.raise_tip).toBe(false);
  await admin.orderer
    .patch(`${base(cart.orderId)}/tip`)
    .send({ amount: 100 })
    .expect(422);
});
