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
import { inDays, makeCaterer, type Caterer } from '../order.factory';
import { appWithFaults } from './faults.factory';
import { backToToday, startVirtualTime, stopVirtualTime } from './virtual-time.factory';
import { forgetJobs } from './worker.factory';

/** How cards behave: one pays, another too, one asks its bank each time, one can be saved and is refused. */
const tokens = {
  pays: 'pm_card_visa',
  other: 'pm_card_mastercard',
  asks: 'pm_card_authenticationRequired',
  refused: 'pm_card_chargeCustomerFail',
} as const;
export type CardName = keyof typeof tokens;
export const cardNames = Object.keys(tokens) as CardName[];
/** Held at once, or later. */
export type Days = 3 | 10;

/** A card, its payment method at the stand-in, and by what the stand-in knows how it behaves. */
interface SavedCard {
  id: number;
  method: string;
  fingerprint: string;
}

/** Who and what every sequence shares. */
export interface World {
  caterer: Caterer;
  cook: TestClient;
  owner: TestClient;
  colleague: TestClient;
  /** Another admin of their organization. */
  chief: TestClient;
  /** What makes the colleague an admin. */
  membership: { id: number; teamId: number };
  /** The address of whoever runs the site. */
  siteAdmin: string;
  cards: Record<CardName, SavedCard>;
  carts: Record<Days, number>;
}

const orders = '/cpi/v1/orderer/orders';
const address = '350 5th Ave, New York, NY 10001';

/** Makes a world for the file: one caterer, an orderer and two admins of their organization, on a clock that is moved. */
export function useWorld(): World {
  const world = {} as World;
  // Of every connection that is cut here, Sequelize and the stand-in say so.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // Registered first, because it must end before its database is dropped.
  afterAll(stopVirtualTime);
  useLocalServices();
  beforeAll(async () => {
    await startVirtualTime();
    Object.assign(world, await makeWorld(appWithFaults()));
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
  const [owner, colleague, chief, cook] = await Promise.all([
    signedIn(user, app),
    signedIn(admin.user, app),
    signedIn(other.user, app),
    signedIn(caterer.cook, app),
  ]);
  const people = { caterer, cook, owner, colleague, chief, membership: admin.membership };
  const { email: siteAdmin } = await makeUser({ isAdmin: true });
  const made = { ...people, siteAdmin };
  const started: Record<Days, number> = { 3: await start(3), 10: await start(10) };
  const cards = {} as World['cards'];
  for (const name of cardNames) {
    const { body } = (await owner
      .post(`${orders}/${started[3]}/credit_cards`)
      .send({ credit_card: { stripe_token: tokens[name], nickname: name, team_id: team.id } })
      .expect(201)) as { body: { id: number } };
    const card = await sql.first<SavedCard>(
      `select c.id, m.id as method, m.data -> 'card' ->> 'fingerprint' as fingerprint
       from credit_cards c join local_services.stripe_objects m on m.id = c.stripe_payment_method_id where c.id = $1`,
      [body.id],
    );
    if (!card) throw new Error(`the card ${name} was not saved`);
    cards[name] = card;
  }
  for (const orderId of Object.values(started))
    await owner
      .patch(`${orders}/${orderId}`)
      .send({
        order: { credit_card_id: cards.pays.id, contact_name: 'Pat', contact_phone: '(555) 555-0100' },
      })
      .expect(200);
  return { ...made, cards, carts: started };

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
 * Today again: Stripe answers, every card is as it was saved, everybody may what they might, the kitchen has room, nobody has been
 * refused too often, and nothing waits.
 */
export async function beginAnew({ cards, membership }: World): Promise<void> {
  await backToToday();
  await stripeBehaves({ behaviour: 'normal' });
  await forgetJobs();
  await openKitchen();
  await sql.rows('delete from rate_limits');
  await sql.rows(`update memberships set role = 'admin' where id = $1 and role <> 'admin'`, [membership.id]);
  for (const card of Object.values(cards)) await behaveAs(card, card);
}

/** A kitchen cooks for as many as come. */
export const openKitchen = () =>
  sql.rows('update kitchen_capacities set max_headcount = $1 where max_headcount <> $1', [10_000_000]);

/** It cooks for nobody beside those who have ordered for the day of an order. */
export const fillKitchen = (orderId: number) =>
  sql.rows(
    `update kitchen_capacities c set max_headcount = coalesce((
       select greatest(d.booked_headcount, 1) from kitchen_days d join orders o on o.start_date = d.on_date
       where o.id = $1 and d.kitchen_id = c.kitchen_id and d.daypart = c.daypart), 1)`,
    [orderId],
  );

/** From now on one card behaves as another does. */
export const behaveAs = ({ method }: SavedCard, { fingerprint }: SavedCard) =>
  sql.rows(
    `update local_services.stripe_objects set data = jsonb_set(data, '{card,fingerprint}', to_jsonb($2::text)) where id = $1`,
    [method, fingerprint],
  );

/**
 * A cart as its orderer has filled it, copied from the one that was filled by the API. Of several that are to stand at once
 * each has a door of its own, so that nobody is asked about two deliveries to the same one.
 */
export async function copyCart(
  { carts, cards }: World,
  { days, card, isDirect, door = 0 }: { days: Days; card: CardName; isDirect: boolean; door?: number },
): Promise<number> {
  const copy = await sql.first<{ id: number }>(
    `insert into orders select (jsonb_populate_record(null::orders, to_jsonb(o)
       || jsonb_build_object('id', nextval(pg_get_serial_sequence('orders', 'id')), 'credit_card_id', $2::int, 'is_direct', $3::boolean,
            'latitude', o.latitude + $4::int * 0.000001, 'formatted_address',
            case when $4::int = 0 then o.formatted_address else 'Room ' || $4::int || ', ' || o.formatted_address end))).*
     from orders o where id = $1 returning id`,
    [carts[days], cards[card].id, isDirect, door],
  );
  const id = copy?.id ?? 0;
  await sql.rows(
    `insert into order_chosen_options select (jsonb_populate_record(null::order_chosen_options, to_jsonb(c)
       || jsonb_build_object('id', nextval(pg_get_serial_sequence('order_chosen_options', 'id')), 'order_id', $2::int))).*
     from order_chosen_options c where order_id = $1`,
    [carts[days], id],
  );
  return id;
}

/** What an orderer reads. */
export const readOrder = async ({ owner }: World, orderId: number) =>
  ((await owner.get(`${orders}/${orderId}`).expect(200)) as { body: Schemas['Order'] }).body;
