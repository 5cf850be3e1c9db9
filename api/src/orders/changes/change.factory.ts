import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { bankSays, intentsOf, mailTo, makeUser, signedIn, type TestClient } from '../../testing';
import { makeReadyCart, type Cart, type Caterer } from '../order.factory';

const base = '/cpi/v1/orderer/orders';

/** A submitted order, accepted by its caterer unless left pending. */
export async function placed(
  caterer: Caterer,
  { days = 3, headcount = 20, accepted = true, card, waived = false }: Placing = {},
): Promise<Cart> {
  const cart = await makeReadyCart(caterer, { days, headcount, ...(card && { card }) });
  if (waived)
    await (
      await asSiteAdmin(cart)
    ).orderer
      .patch(`${base}/${cart.orderId}`)
      .send({ order: { bypass_payment: true } })
      .expect(200);
  await cart.orderer.post(`${base}/${cart.orderId}/submit`).send({}).expect(200);
  if (accepted) await (await signedIn(caterer.cook)).post(answer(cart, 'accept')).expect(200);
  return { ...cart, order: await orderOf(cart) };
}
interface Placing {
  days?: number;
  headcount?: number;
  accepted?: boolean;
  card?: string;
  /** Whether a site admin waived the payment. */
  waived?: boolean;
}

export const asSiteAdmin = async <Of extends Pick<Cart, 'orderId'>>(cart: Of) => ({
  ...cart,
  orderer: await signedIn(await makeUser({ isAdmin: true })),
});

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

/** The latest change of an order in the form that answers name it; an unknown id if it has none. */
export const seenOf = async (orderId: number) => ({
  change_id:
    (
      await sql.first<{ id: number | null }>(
        'select max(id) as id from order_change_requests where order_id = $1',
        [orderId],
      )
    )?.id ?? 1,
});

export const withdraw = async ({ orderer, orderId }: Pick<Cart, 'orderer' | 'orderId'>) =>
  orderer.post(`${base}/${orderId}/withdraw_changes`).send(await seenOf(orderId));

/** Answers the latest change as its caterer; returns the status and the refusal's code. */
export async function answerChanges(
  cook: TestClient,
  cart: Pick<Cart, 'orderId'>,
  what: 'approve' | 'decline',
): Promise<{ status: number; code: string | null }> {
  const reason = what === 'decline' ? { reason: 'Our oven is small.' } : {};
  const seen = await seenOf(cart.orderId);
  const answered = await cook.post(answer(cart, `${what}_changes`)).send({ ...seen, ...reason });
  return { status: answered.status, code: (answered.body as Partial<Schemas['Error']>).code ?? null };
}

export const lettersTo = async (email: string, orderId: number) =>
  (await mailTo(email)).filter(({ data }) => data.orderId === orderId).map(({ template }) => template);

export async function addCard(
  { orderer, orderId, teamId }: Cart,
  token = 'pm_card_mastercard',
): Promise<number> {
  const { body } = (await orderer
    .post(`${base}/${orderId}/credit_cards`)
    .send({ credit_card: { stripe_token: token, nickname: 'Another', team_id: teamId } })
    .expect(201)) as { body: { id: number } };
  return body.id;
}

export const asCook = (caterer: Caterer): Promise<TestClient> => signedIn(caterer.cook);

/** Amounts that the bank holds for an order, in dollars, ascending. */
export const heldFor = async (orderId: number): Promise<number[]> =>
  (await intentsOf(orderId))
    .filter(({ status }) => status === 'requires_capture')
    .map(({ amount }) => amount / 100)
    .sort((a, b) => a - b);

/** The headcount that a kitchen has booked for the order's day, and for the order itself. */
export const bookedFor = async (orderId: number) =>
  sql.first<{ own: number; day: number }>(
    `select h.headcount as own, d.booked_headcount as day from capacity_holds h
     join kitchen_days d using (kitchen_id, on_date, daypart) where h.order_id = $1`,
    [orderId],
  );

export const startsIn = (orderId: number, hours: number) =>
  sql.rows(`update orders set start_at = now() + make_interval(hours => $2) where id = $1`, [orderId, hours]);

/** The body of an answer; an error unless the type says otherwise. */
export const bodyOf = async <Body = Schemas['Error']>(call: PromiseLike<{ body: unknown }>): Promise<Body> =>
  (await call).body as Body;

/** A card whose bank requires authentication for every payment. */
export const strict = 'pm_card_authenticationRequired';
/** Confirms on the bank's page that a refusal links to. */
export const confirm = ({ context }: Schemas['Error']): Promise<void> =>
  bankSays('succeeded', (context as { client_secret: string }).client_secret);

export async function adminOf({ teamId }: Cart): Promise<TestClient> {
  const admin = await makeUser();
  await sql.rows(`insert into memberships (team_id, user_id, role) values ($1, $2, 'admin')`, [
    teamId,
    admin.id,
  ]);
  return signedIn(admin);
}
