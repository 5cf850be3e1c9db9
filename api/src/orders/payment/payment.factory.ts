import type { Schemas } from '@copper-carrot/contracts';
import { signedIn, stripeBehaves, useLocalServices, type TestClient } from '../../testing';
import { makeCaterer, makeReadyCart, type Cart, type Caterer } from '../order.factory';

/** For a file about payments: a caterer with a signed-in cook, and a Stripe that behaves again after each test. */
export function usePayments(): { caterer: Caterer; cook: TestClient } {
  const kitchen = {} as { caterer: Caterer; cook: TestClient };
  useLocalServices();
  jest.setTimeout(60_000);
  beforeAll(async () => {
    kitchen.caterer = await makeCaterer();
    kitchen.cook = await signedIn(kitchen.caterer.cook);
  });
  afterEach(() => stripeBehaves({ behaviour: 'normal' }));
  return kitchen;
}

export const submit = ({ orderer, orderId }: Cart) =>
  orderer.post(`/cpi/v1/orderer/orders/${orderId}/submit`).send({});

/** An order with a card that is submitted. */
export async function placeOrder(caterer: Caterer, options?: { days: number }): Promise<Cart> {
  const cart = await makeReadyCart(caterer, options);
  await submit(cart).expect(200);
  return cart;
}

export const orderOf = async ({ orderer, orderId }: Cart) =>
  ((await orderer.get(`/cpi/v1/orderer/orders/${orderId}`).expect(200)) as { body: Schemas['Order'] }).body;
