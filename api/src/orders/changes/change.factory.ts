import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { intentsOf, signedIn, type TestClient } from '../../testing';
import { makeReadyCart, type Cart, type Caterer } from '../order.factory';

const base = '/cpi/v1/orderer/orders';

/** An order that its caterer has accepted, unless it is left pending. */
export async function placed(
  caterer: Caterer,
  { days = 3, headcount = 20, accepted = true, card }: Placing = {},
): Promise<Cart> {
  const cart = await makeReadyCart(caterer, { days, headcount, ...(card && { card }) });
  await cart.orderer.post(`${base}/${cart.orderId}/submit`).send({}).expect(200);
  if (accepted) await (await signedIn(caterer.cook)).post(answer(cart, 'accept')).expect(200);
  return { ...cart, order: await orderOf(cart) };
}
interface Placing {
  days?: number;
  headcount?: number;
  accepted?: boolean;
  card?: string;
}

export const orderOf = async ({ orderer, orderId }: Pick<Cart, 'orderer' | 'orderId'>) =>
  ((await orderer.get(`${base}/${orderId}`).expect(200)) as { body: Schemas['Order'] }).body;

export const answer = ({ orderId }: Pick<Cart, 'orderId'>, what: string) =>
  `/cpi/v1/caterer/orders/${orderId}/${what}`;

export const calculate = ({ orderer, orderId }: Cart, order: Schemas['OrderChanges']) =>
  orderer.patch(`${base}/${orderId}/calculate_changes`).send({ order });

export const calculated = async (cart: Cart, order: Schemas['OrderChanges']) =>
  ((await calculate(cart, order).expect(200)) as { body: Schemas['CalculatedChanges'] }).body;

export const modify = (
  { orderer, orderId }: Cart,
  order: Schemas['OrderChanges'],
  more: Partial<Schemas['ModifyOrderBody']> = {},
) => orderer.post(`${base}/${orderId}/modify`).send({ order, ...more });

export const modified = async (cart: Cart, order: Schemas['OrderChanges']) =>
  ((await modify(cart, order).expect(200)) as { body: Schemas['ModifiedOrder'] }).body;

export const cancel = ({ orderer, orderId }: Pick<Cart, 'orderer' | 'orderId'>, fee: number) =>
  orderer.post(`${base}/${orderId}/cancel`).send({ fee, reason: 'The meeting is off.' });

export const withdraw = ({ orderer, orderId }: Cart) =>
  orderer.post(`${base}/${orderId}/withdraw_changes`).send({});

export const asCook = (caterer: Caterer): Promise<TestClient> => signedIn(caterer.cook);

/** What the bank holds for an order, in dollars, the least first. */
export const heldFor = async (orderId: number): Promise<number[]> =>
  (await intentsOf(orderId))
    .filter(({ status }) => status === 'requires_capture')
    .map(({ amount }) => amount / 100)
    .sort((a, b) => a - b);

/** How many people a kitchen has booked for an order's day, and for the order itself. */
export const bookedFor = async (orderId: number) =>
  sql.first<{ own: number; day: number }>(
    `select h.headcount as own, d.booked_headcount as day from capacity_holds h
     join kitchen_days d using (kitchen_id, on_date, daypart) where h.order_id = $1`,
    [orderId],
  );

/** Moves the event of an order, as if time had passed. */
export const startsIn = (orderId: number, hours: number) =>
  sql.rows(`update orders set start_at = now() + make_interval(hours => $2) where id = $1`, [orderId, hours]);

/** What a call says, a refusal unless said. */
export const bodyOf = async <Body = Schemas['Error']>(call: PromiseLike<{ body: unknown }>): Promise<Body> =>
  (await call).body as Body;
