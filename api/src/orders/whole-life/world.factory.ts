import type { Schemas } from '@copper-carrot/contracts';
import type { Express } from 'express';
import { sql } from '../../database';
import {
  makeMember,
  makeUser,
  signedIn,
  stripeBehaves,
  useLocalServices,
  type TestClient,
} from '../../testing';
import { cartLimit, cartsOfOwner } from '../cart/cart-limits';
import { inDays, makeCaterer, type Caterer } from '../order.factory';
import { appWithFaults } from './faults.factory';
import { backToToday, startVirtualTime, stopVirtualTime } from './virtual-time.factory';
import { couponIds, makeCoupons, type CouponCode } from './coupons.factory';
import { untilItIsOver } from './over.factory';

/** Cards by behavior: two that pay, one that needs the bank each time, one that can be saved but is refused. */
const tokens = {
  pays: 'pm_card_visa',
  other: 'pm_card_mastercard',
  asks: 'pm_card_authenticationRequired',
  refused: 'pm_card_chargeCustomerFail',
} as const;
export type CardName = keyof typeof tokens;
export const cardNames = Object.keys(tokens) as CardName[];
/** Authorized at submit (3 days) or later (10 days). */
export type Days = 3 | 10;

/** A card, its payment method at the stand-in, and the fingerprint that decides its behavior there. */
interface SavedCard {
  id: number;
  method: string;
  fingerprint: string;
}

/** People and data that all sequences share. */
export interface World {
  caterer: Caterer;
  cook: TestClient;
  owner: TestClient;
  colleague: TestClient;
  ownerId: number;
  /** Another admin of their organization. */
  chief: TestClient;
  /** The colleague's membership as an admin. */
  membership: { id: number; teamId: number };
  /** A colleague who may be asked to pay, with a card of their own. */
  payer: TestClient;
  payerId: number;
  payerCard: SavedCard;
  /** A site admin and their address. */
  site: TestClient;
  siteAdmin: string;
  /** The owner of earlier lives' orders. */
  elsewhere: { userId: number; teamId: number };
  /** An earlier delivered order. */
  earlierId: number;
  cards: Record<CardName, SavedCard>;
  carts: Record<Days, number>;
}

const orders = '/cpi/v1/orderer/orders';
const address = '350 5th Ave, New York, NY 10001';

/** Makes a world for a test file: one caterer, an orderer and two admins of their organization, on a movable clock. */
export function useWorld(): World {
  const world = {} as World;
  // Sequelize and the stand-in log every cut connection.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // Registered first, because it must end before its database is dropped.
  afterAll(stopVirtualTime);
  useLocalServices();
  beforeAll(async () => {
    await startVirtualTime();
    Object.assign(world, await makeWorld(appWithFaults()));
    await makeCoupons();
    world.earlierId = await orderBefore(world);
  }, 60_000);
  return world;
}

async function makeWorld(app: Express): Promise<World> {
  const caterer = await makeCaterer();
  await sql.rows('update kitchen_capacities set max_orders = 1000000');
  await openKitchen();
  const { user, team } = await makeMember('orderer');
  const admin = await makeMember('admin', team);
  const other = await makeMember('admin', team);
  const asked = await makeMember('orderer', team);
  const runsTheSite = await makeUser({ isAdmin: true });
  const later = await makeMember('admin');
  await user.update({ invoiceable: true });
  const [owner, colleague, chief, payer, site, cook] = await Promise.all([
    signedIn(user, app),
    signedIn(admin.user, app),
    signedIn(other.user, app),
    signedIn(asked.user, app),
    signedIn(runsTheSite, app),
    signedIn(caterer.cook, app),
  ]);
  const people = { caterer, cook, owner, colleague, chief, payer, site, membership: admin.membership };
  const elsewhere = { userId: later.user.id, teamId: later.team.id };
  const made = {
    ...people,
    siteAdmin: runsTheSite.email,
    payerId: asked.user.id,
    ownerId: user.id,
    elsewhere,
  };
  const started: Record<Days, number> = { 3: await start(3), 10: await start(10) };
  const cards = {} as World['cards'];
  for (const name of cardNames) {
    const { body } = (await owner
      .post(`${orders}/${started[3]}/credit_cards`)
      .send({ credit_card: { stripe_token: tokens[name], nickname: name, team_id: team.id } })
      .expect(201)) as { body: { id: number } };
    cards[name] = await savedCard(body.id);
  }
  for (const orderId of Object.values(started))
    await owner
      .patch(`${orders}/${orderId}`)
      .send({
        order: { credit_card_id: cards.pays.id, contact_name: 'Pat', contact_phone: '(555) 555-0100' },
      })
      .expect(200);
  const payerCard = await cardOfAsked();
  return { ...made, cards, payerCard, carts: started, earlierId: 0 };

  /** Saves a card of the colleague who is asked to pay, and withdraws the request. */
  async function cardOfAsked(): Promise<SavedCard> {
    const order = `${orders}/${started[3]}`;
    const { body: of } = (await owner
      .post(`${order}/payment_asks`)
      .send({ ask: { user_id: asked.user.id } })
      .expect(200)) as { body: Schemas['Order'] };
    const ask = `${order}/payment_asks/${of.payment_ask?.id ?? 0}`;
    const { body } = (await payer
      .post(`${ask}/credit_cards`)
      .send({ credit_card: { stripe_token: tokens.pays } })
      .expect(201)) as { body: { id: number } };
    await owner.delete(ask).expect(204);
    return savedCard(body.id);
  }

  async function start(days: Days): Promise<number> {
    const { body } = (await owner
      .post(`/cpi/v1/orderer/packages/${caterer.pack.slug}/order`)
      .send({
        formatted_address: address,
        order: { headcount: 20, start_date: inDays(days), start_time: '12:00' },
      })
      .expect(201)) as { body: { id: number } };
    return body.id;
  }
}

/**
 * Resets the world: the real time, a Stripe that answers, every card, role, limit and capacity as at the start, no
 * jobs, and earlier orders moved to another owner.
 */
export async function beginAnew({ cards, payerCard, membership, ownerId, elsewhere }: World): Promise<void> {
  await backToToday();
  await stripeBehaves({ behaviour: 'normal' });
  await cartLimit.forget(cartsOfOwner({ userId: ownerId }));
  const saved = [...Object.values(cards), payerCard];
  await sql.rows(
    `with jobs as (delete from graphile_worker._private_jobs), tries as (delete from rate_limits),
       roles as (update memberships set role = 'admin' where id = $1 and role <> 'admin'),
       room as (update kitchen_capacities set max_headcount = $2 where max_headcount <> $2),
       booked as (delete from capacity_holds), days as (delete from kitchen_days),
       methods as (update local_services.stripe_objects m set data = jsonb_set(data, '{card,fingerprint}', to_jsonb(c.print))
         from unnest($3::text[], $4::text[]) as c(method, print)
         where m.id = c.method and m.data #>> '{card,fingerprint}' <> c.print),
       used as (delete from coupon_redemptions),
       owed as (update invoices set team_id = $6 where team_id = $7),
       credit as (update teams set credit_limit_cents = null where id = $7 and credit_limit_cents is not null),
       certificates as (delete from tax_exemptions where team_id = $7)
     update orders set user_id = $5, team_id = $6
     where (team_id = $7 or user_id = $8) and submitted_at is not null`,
    [
      ...[
        membership.id,
        plenty,
        saved.map(({ method }) => method),
        saved.map(({ fingerprint }) => fingerprint),
      ],
      ...[elsewhere.userId, elsewhere.teamId, membership.teamId, ownerId],
    ],
  );
}

const plenty = 10_000_000;
/** A delivered order of the owner from before; it belongs to another person until a life needs it. */
async function orderBefore(world: World): Promise<number> {
  const orderId = await copyCart(world, { days: 3, card: 'pays', isDirect: false });
  await world.owner.post(`${orders}/${orderId}/submit`).send({}).expect(200);
  await world.cook.post(`/cpi/v1/caterer/orders/${orderId}/accept`).expect(200);
  await untilItIsOver(orderId);
  await beginAnew(world);
  return orderId;
}

/** Makes the kitchen's capacity unlimited. */
export const openKitchen = () =>
  sql.rows('update kitchen_capacities set max_headcount = $1 where max_headcount <> $1', [plenty]);

/** Sets the capacity to what is booked for an order's day. */
export const fillKitchen = (orderId: number) =>
  sql.rows(
    `update kitchen_capacities c set max_headcount = coalesce((
       select greatest(d.booked_headcount, 1) from kitchen_days d join orders o on o.start_date = d.on_date
       where o.id = $1 and d.kitchen_id = c.kitchen_id and d.daypart = c.daypart), 1)`,
    [orderId],
  );

async function savedCard(id: number): Promise<SavedCard> {
  const card = await sql.first<SavedCard>(
    `select c.id, m.id as method, m.data -> 'card' ->> 'fingerprint' as fingerprint
     from credit_cards c join local_services.stripe_objects m on m.id = c.stripe_payment_method_id where c.id = $1`,
    [id],
  );
  if (!card) throw new Error(`the card ${id} was not saved`);
  return card;
}

/** Makes a card behave like another one. */
export const behaveAs = ({ method }: SavedCard, { fingerprint }: SavedCard) =>
  sql.rows(
    `update local_services.stripe_objects set data = jsonb_set(data, '{card,fingerprint}', to_jsonb($2::text)) where id = $1`,
    [method, fingerprint],
  );

/** The contents of a cart. */
interface Filled {
  days: Days;
  card: CardName;
  isDirect: boolean;
  coupon?: CouponCode | null;
  /** In dollars; null for the default rate. */
  tip?: number | null;
  isOnInvoice?: boolean;
  /** Orders at the same time get different addresses, so that none is a simultaneous delivery. */
  door?: number;
}
/** A filled cart, copied from one that the API has made. */
export async function copyCart({ carts, cards }: World, filled: Filled): Promise<number> {
  const { days, card, isDirect, coupon = null, tip = null, isOnInvoice = false, door = 0 } = filled;
  const copy = await sql.first<{ id: number }>(
    `with copy as (
       insert into orders select (jsonb_populate_record(null::orders, to_jsonb(o)
         || jsonb_build_object('id', nextval(pg_get_serial_sequence('orders', 'id')),
              'latitude', o.latitude + $3::int * 0.000001, 'formatted_address',
              case when $3::int = 0 then o.formatted_address else 'Room ' || $3::int || ', ' || o.formatted_address end)
         || $2::jsonb)).*
       from orders o where id = $1 returning id),
     chosen as (
       insert into order_chosen_options select (jsonb_populate_record(null::order_chosen_options, to_jsonb(c)
         || jsonb_build_object('id', nextval(pg_get_serial_sequence('order_chosen_options', 'id')), 'order_id', copy.id))).*
       from order_chosen_options c, copy where order_id = $1)
     select id from copy`,
    [
      carts[days],
      JSON.stringify({
        credit_card_id: isOnInvoice ? null : cards[card].id,
        is_direct: isDirect,
        coupon_id: coupon === null ? null : couponIds[coupon],
        tip_cents: tip === null ? null : tip * 100,
        paid_with_invoice: isOnInvoice,
      }),
      door,
    ],
  );
  return copy?.id ?? 0;
}

/** The order as its owner reads it. */
export const readOrder = async ({ owner }: World, orderId: number) =>
  ((await owner.get(`${orders}/${orderId}`).expect(200)) as { body: Schemas['Order'] }).body;
