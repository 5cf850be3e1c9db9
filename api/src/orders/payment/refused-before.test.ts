import type { Schemas } from '@copper-carrot/contracts';
import { asSiteAdmin } from '../changes/change.factory';
import { inDays, makeReadyCart, type Cart } from '../order.factory';
import { addCard, orderOf, submit, usePayments } from './payment.factory';

const kitchen = usePayments();

/** A cart whose card was refused at submit. */
async function refusedCart(): Promise<Cart> {
  const cart = await makeReadyCart(kitchen.caterer, { card: 'pm_card_chargeCustomerFail' });
  await submit(cart).expect(402);
  expect((await orderOf(cart)).payment).toMatchObject({ status: 'failed', code: 'generic_decline' });
  return cart;
}
async function sentWith(
  { orderer, orderId }: Pick<Cart, 'orderer' | 'orderId'>,
  cart: Cart,
  changes: Schemas['OrderChanges'],
) {
  await orderer.patch(`/cpi/v1/orderer/orders/${orderId}`).send({ order: changes }).expect(200);
  await submit({ ...cart, orderer, order: await orderOf(cart) }).expect(200);
  return (await orderOf(cart)).payment;
}
const nothingSaid = { code: null, message: null };

describe('what a bank said of a cart’s card says nothing of the order that was placed afterwards', () => {
  test('with another card, which is held some days before', async () => {
    const cart = await refusedCart();
    const credit_card_id = await addCard(cart, 'pm_card_mastercard');
    const payment = await sentWith(cart, cart, { credit_card_id, start_date: inDays(20) });
    expect(payment).toMatchObject({ ...nothingSaid, status: 'saved' });
  });

  test('without payment, as a site admin let it pass', async () => {
    const cart = await refusedCart();
    const payment = await sentWith(await asSiteAdmin(cart), cart, { bypass_payment: true });
    expect(payment).toMatchObject({ ...nothingSaid, status: 'none' });
  });
});
