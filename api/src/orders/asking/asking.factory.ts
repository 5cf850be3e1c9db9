import type { Role, Schemas } from '@copper-carrot/contracts';
import { Membership, Team, type User } from '../../accounts';
import { bankSays, mailTo, makeMember, signedIn, timeComesFor, type TestClient } from '../../testing';
import { makeCart, type Cart } from '../order.factory';
import { attemptOf, orderOf, usePayments } from '../payment/payment.factory';

let kitchen: ReturnType<typeof usePayments>;
export function useAsking(): typeof kitchen {
  kitchen = usePayments();
  return kitchen;
}

export const base = (orderId: number) => `/cpi/v1/orderer/orders/${orderId}`;

export interface Asked extends Cart {
  sam: TestClient;
  user2: User;
  askId: number;
  path: string;
}

export async function colleague(teamId: number, role: Role = 'orderer') {
  const { user } = await makeMember(role, await Team.findByPk(teamId, { rejectOnEmpty: true }));
  return { user, person: await signedIn(user) };
}
export async function fullCart(days = 3): Promise<Cart> {
  const cart = await makeCart(kitchen.caterer, { days });
  await cart.orderer
    .patch(base(cart.orderId))
    .send({ order: { contact_name: 'Pat', contact_phone: '(555) 555-0100' } })
    .expect(200);
  return { ...cart, order: await orderOf(cart) };
}
export const ask = (cart: Cart, whom: object, by: TestClient = cart.orderer) =>
  by.post(`${base(cart.orderId)}/payment_asks`).send({ ask: whom });
export const askOf = async (cart: Cart) => (await orderOf(cart)).payment_ask;

export async function asked({
  days = 3,
  role = 'orderer',
}: { days?: number; role?: Role } = {}): Promise<Asked> {
  const cart = await fullCart(days);
  const { user, person: sam } = await colleague(cart.teamId, role);
  await ask(cart, { user_id: user.id }).expect(200);
  const { id: askId = 0 } = (await askOf(cart)) ?? {};
  return { ...cart, sam, user2: user, askId, path: `${base(cart.orderId)}/payment_asks/${askId}` };
}
export const seen = async ({ sam, path }: Asked) =>
  ((await sam.get(path).expect(200)) as { body: Schemas['PaymentAsk'] }).body;
export const ownCard = async ({ sam, path }: Asked, token = 'pm_card_visa') =>
  (
    (await sam
      .post(`${path}/credit_cards`)
      .send({ credit_card: { stripe_token: token } })
      .expect(201)) as { body: Schemas['CreditCard'] }
  ).body.id;
export async function wish(of: Asked, cardId: number) {
  const { order } = await seen(of);
  return {
    credit_card_id: cardId,
    total: order?.pricing.customer_price,
    lock_version: order?.lock_version,
  };
}
export const pay = async (of: Asked, cardId: number) =>
  of.sam.post(`${of.path}/pay`).send(await wish(of, cardId));
export const removed = ({ teamId, user2 }: Asked) =>
  Membership.destroy({ where: { teamId, userId: user2.id } });
/** The colleague confirms at their bank, and the job that polls payments picks it up. */
export async function confirmed(cart: Asked, { body }: { body: unknown }) {
  await bankSays('succeeded', String((body as Schemas['Error']).context.client_secret));
  await timeComesFor('payment', (await attemptOf(cart)).id);
}
export const errorOf = ({ body }: { body: unknown }) => body as Schemas['Error'];
export const codeOf = (answer: { body: unknown }) => errorOf(answer).code;
export const templatesTo = async (email: string) => (await mailTo(email)).map(({ template }) => template);
