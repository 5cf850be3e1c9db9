import type { List, Schemas } from '@copper-carrot/contracts';
import { Membership } from '../accounts';
import { makeReadyCart, type Cart, type Caterer } from '../orders/order.factory';
import { makeUser, signedIn, type TestClient } from '../testing';

interface Of {
  order_id?: number;
  team_id?: number;
  brand_id?: number;
}

/** An order that was placed. */
export async function placedOrder(caterer: Caterer): Promise<Cart> {
  const cart = await makeReadyCart(caterer);
  await cart.orderer.post(`/cpi/v1/orderer/orders/${cart.orderId}/submit`).send({}).expect(200);
  return cart;
}

/** A colleague with a role in the organization of an order. */
export async function colleagueOf({ teamId }: Pick<Cart, 'teamId'>, role: 'admin' | 'orderer' | 'staff') {
  const user = await makeUser();
  await Membership.create({ teamId, userId: user.id, role });
  return { user, client: await signedIn(user) };
}

export const say = async (by: TestClient, of: Of, body: string) =>
  (
    await by
      .post('/cpi/v2/messages')
      .send({ message: { ...of, body } })
      .expect(201)
  ).body as Schemas['Message'];
export const saidIn = async (by: TestClient, of: Of) =>
  (await by.get('/cpi/v2/messages').query(of).expect(200)).body as List<Schemas['Message']>;
export const inboxOf = async (by: TestClient, query: object = {}) =>
  (await by.get('/cpi/v2/messages/threads').query(query).expect(200)).body as List<Schemas['MessageThread']>;
export const unreadOf = async (by: TestClient) =>
  ((await by.get('/cpi/v2/user/stats').expect(200)).body as Schemas['Stats']).stats.unread_message_count;
