import type { Schemas } from '@copper-carrot/contracts';
import { Membership, type User } from '../accounts';
import { makeCaterer, makeReadyCart, type Cart, type Caterer } from '../orders/order.factory';
import { toLocal } from '../schedule';
import { client, makeUser, signedIn, timeComesFor, useLocalServices, type TestClient } from '../testing';
import { sql } from '../database';

const setting = {} as { caterer: Caterer };

/** Sets up a test file about polls: a kitchen whose fillings add up to the headcount in steps of one. */
export function usePolls(): typeof setting {
  useLocalServices();
  beforeAll(async () => {
    setting.caterer = await makeCaterer();
  });
  beforeEach(() => sql.rows('delete from rate_limits'));
  return setting;
}

export interface PolledCart extends Cart {
  poll: Schemas['Poll'];
  code: string;
  /** The options that can be picked. */
  options: number[];
}

export const base = '/cpi/v1/orderer';
export const publicPath = '/cpi/v1/public/poll_selections';
export const pollPath = ({ orderId }: Pick<Cart, 'orderId'>) => `${base}/orders/${orderId}/poll`;
export const answersPath = ({ code }: Pick<PolledCart, 'code'>) => `${base}/order_polls/${code}/selections`;

/** A local time in New York, some hours from now. */
export function inHours(hours: number): { end_date: string; end_time: string } {
  const { date, time } = toLocal(new Date(Date.now() + hours * 3_600_000), 'America/New_York');
  return { end_date: date, end_time: time };
}

/** A complete cart with a poll that is open for two days. */
export async function polledCart(
  wish: object = {},
  { caterer = setting.caterer, ...cart }: { days?: number; headcount?: number; caterer?: Caterer } = {},
): Promise<PolledCart> {
  const made = await makeReadyCart(caterer, { days: 5, ...cart });
  const { body: poll } = (await made.orderer
    .post(pollPath(made))
    .send({ order_poll: { ...inHours(24), ...wish } })
    .expect(201)) as { body: Schemas['Poll'] };
  return {
    ...made,
    poll,
    code: poll.code,
    options: poll.poll_options.map(({ package_item_option_id: id }) => id),
  };
}

export const pollOf = async (cart: PolledCart, by: TestClient = cart.orderer): Promise<Schemas['Poll']> =>
  ((await by.get(pollPath(cart)).expect(200)) as { body: Schemas['Poll'] }).body;
export const change = (cart: PolledCart, order_poll: object, by: TestClient = cart.orderer) =>
  by.patch(pollPath(cart)).send({ order_poll });
export const apply = (cart: PolledCart, body: object = {}) =>
  cart.orderer.post(`${pollPath(cart)}/apply_selections`).send(body);
/** A signed-in member of the cart's organization. */
export async function colleague(
  { teamId }: Pick<Cart, 'teamId'>,
  role: Membership['role'] = 'orderer',
): Promise<{ user: User; person: TestClient }> {
  const user = await makeUser();
  await Membership.create({ teamId, userId: user.id, role });
  return { user, person: await signedIn(user) };
}
export const answersOf = async (cart: PolledCart): Promise<Schemas['PollSelection'][]> =>
  (
    (await cart.orderer.get(`${answersPath(cart)}?limit=200`).expect(200)) as {
      body: { records: Schemas['PollSelection'][] };
    }
  ).body.records;

let guests = 0;
/** A guest with their own browser. */
export const guest = () => {
  guests += 1;
  return { browser: client(), name: `Guest ${guests}`, email: `guest-${guests}@example.com` };
};

/** The owner adds an answer for another person. */
export const addFor = (cart: PolledCart, fields: object) => {
  guests += 1;
  return cart.orderer
    .post(answersPath(cart))
    .send({ poll_selection: { name: `Somebody ${guests}`, user_id: null, ...fields } });
};

/** The order's quantities by option. */
export const orderedOf = async (cart: Cart): Promise<Record<number, number>> => {
  const { body } = (await cart.orderer.get(`${base}/orders/${cart.orderId}`).expect(200)) as {
    body: Schemas['Order'];
  };
  return Object.fromEntries(body.chosen_options.map(({ option_id, qty }) => [option_id, qty]));
};
/** Ends a poll now. */
export const endsNow = ({ code }: PolledCart) =>
  sql.rows(`update order_polls set expires_at = clock_timestamp() where code = $1`, [code]);
export const idOf = async ({ orderId }: Cart): Promise<number> =>
  (
    await sql.first<{ id: number }>('select id from order_polls where order_id = $1 order by id desc', [
      orderId,
    ])
  )?.id ?? 0;
export const errorOf = ({ body }: { body: unknown }) => body as Schemas['Error'];

/** Schedules a poll to submit its order, for this many dollars at most. */
export const arm = (cart: PolledCart, wish: object = {}, more: object = {}) =>
  cart.orderer.patch(pollPath(cart)).send({
    order_poll: { auto_submit: true, scheduled_at: new Date().toISOString(), maximum_total: 5_000, ...wish },
    ...more,
  });
export const orderOf = async (cart: Pick<Cart, 'orderId' | 'orderer'>): Promise<Schemas['Order']> =>
  ((await cart.orderer.get(`${base}/orders/${cart.orderId}`).expect(200)) as { body: Schemas['Order'] }).body;
/** Ends the poll and runs its jobs. */
export async function ends(cart: PolledCart): Promise<void> {
  await endsNow(cart);
  await timeComesFor('poll', await idOf(cart));
}

/** A cart with a scheduled poll and five answers. */
export async function armed(wish: object = {}, cart: { headcount?: number } = {}): Promise<PolledCart> {
  const made = await polledCart({}, cart);
  const [first, second] = made.options;
  await addFor(made, { package_item_option_id: first, qty: 3 }).expect(201);
  await addFor(made, { package_item_option_id: second, qty: 2 }).expect(201);
  await arm(made, wish).expect(200);
  return made;
}
