import type { Schemas } from '@copper-carrot/contracts';
import { signedIn, type TestClient, useLocalServices } from '../../testing';
import { inDays, makeCaterer, type Cart, type Caterer } from '../order.factory';
import { placeOrder } from '../payment/payment.factory';

const kitchen = {} as { caterer: Caterer; cook: TestClient };

/** Sets up a test file about direct orders: a caterer with a signed-in cook. */
export function useDirectOrders(): typeof kitchen {
  useLocalServices();
  beforeAll(async () => {
    kitchen.caterer = await makeCaterer();
    kitchen.cook = await signedIn(kitchen.caterer.cook);
  });
  return kitchen;
}

export const base = '/cpi/v1/orderer';
export const wish = { headcount: 30, start_date: inDays(5), start_time: '12:30' };
export const start = (by: TestClient, orderId: number, order: object = wish) =>
  by.post(`/cpi/v2/caterer/orders/${orderId}/direct_orders`).send(order);
export const errorOf = ({ body }: { body: unknown }) => body as Schemas['Error'];
export const read = async (by: TestClient, orderId: number) =>
  ((await by.get(`${base}/orders/${orderId}`).expect(200)) as { body: Schemas['Order'] }).body;
/** Changes a cart at its current version. */
export const change = async (by: TestClient, orderId: number, order: object) => {
  const { lock_version } = await read(by, orderId);
  const should_redistribute = 'headcount' in order;
  return by
    .patch(`${base}/orders/${orderId}`)
    .send({ order: { ...order, lock_version }, should_redistribute });
};

/** An order that the cook started for the customer of an earlier one. */
export async function direct(): Promise<{ cart: Cart; customer: TestClient; orderId: number }> {
  const cart = await placeOrder(kitchen.caterer);
  const { body } = (await start(kitchen.cook, cart.orderId).expect(201)) as { body: { id: number } };
  return { cart, customer: cart.orderer, orderId: body.id };
}
