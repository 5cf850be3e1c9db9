// @ts-check
import pg from 'pg';
import { Client } from './client.mjs';

/** @import { ApiSite } from './api-site.mjs' */
/** @import { Call } from './client.mjs' */
/** @typedef {{ slug: string, formatted_address: string }} Offer a package, and an address at its kitchen's door */
/** @typedef {'create' | 'patch' | 'submit'} Step */

/** Enough for the delivery minimum of most kitchens. */
const headcount = 40;
/**
 * The times at which every demo kitchen delivers on a weekday: half an hour apart, the closest allowed for
 * one person and address.
 */
const times = ['11:00', '11:30', '12:00', '12:30', '13:00', '13:30', '15:00', '15:30', '16:00', '16:30'];
const firstDay = 5;
const lastDay = 55;

/** All delivery times of a person, each used once. */
const deliveryTimes = weekdays(firstDay, lastDay).flatMap((start_date) =>
  times.map((start_time) => ({ start_date, start_time })),
);

/**
 * Packages that can be delivered to the address of their kitchen.
 * @param {pg.ClientBase} database
 * @param {{ headcount: number, withChoice?: boolean }} wish
 * @returns {Promise<Offer[]>}
 */
export async function listOffers(database, { headcount: people, withChoice = false }) {
  const { rows } = await database.query(
    `select p.slug, k.formatted_address from packages p
     join lateral (select id, formatted_address from kitchens where brand_id = p.brand_id order by id limit 1) k on true
     where p.active and $1 between p.minimum_headcount and p.maximum_headcount
       and ($1 - p.minimum_headcount) % p.increment_by = 0 and coalesce(p.lead_time_hours, 24) <= 48
       and $1 * p.price_cents >= (select min(minimum_cents) from delivery_areas where kitchen_id = k.id)
       and (not $2 or exists (select from package_items i where i.package_id = p.id and i.choice_type = 'constant_sum'))
     order by p.id`,
    [people, withChoice],
  );
  if (rows.length === 0) throw new Error('The marketplace has no package to order');
  return rows;
}

/** A person who orders with their own card, never twice for the same time. */
export class Orderer {
  /** @type {Client} */
  client;
  #offers;
  #card = 0;
  #ordered = 0;

  /**
   * @param {Client} client signed in
   * @param {Iterator<Offer>} offers
   */
  constructor(client, offers) {
    this.client = client;
    this.#offers = offers;
  }

  /** Saves the card that pays for all orders. */
  async saveCard() {
    const { id } = (await this.client.must(this.#create())).json;
    const { json } = await this.client.must({
      path: `${orderPath(id)}/credit_cards`,
      method: 'POST',
      expect: 201,
      body: { credit_card: { stripe_token: 'pm_card_visa' } },
    });
    this.#card = json.id;
  }

  /**
   * Creates a complete cart.
   * @param {(step: Step, ms: number) => void} [took]
   * @returns {Promise<Call>} the call that submits it
   */
  async fillCart(took = () => {}) {
    const { id } = (await this.#timed('create', this.#create(), took)).json;
    const order = {
      credit_card_id: this.#card,
      contact_name: 'Bench',
      contact_phone: '(555) 555-0199',
    };
    await this.#timed('patch', { path: orderPath(id), method: 'PATCH', body: { order } }, took);
    return { path: `${orderPath(id)}/submit`, method: 'POST', body: {} };
  }

  /** @param {(step: Step, ms: number) => void} [took] */
  async order(took = () => {}) {
    await this.#timed('submit', await this.fillCart(took), took);
  }

  /** @returns {Call} */
  #create() {
    const time = deliveryTimes[this.#ordered++];
    if (!time) throw new Error(`Nobody can order more than ${deliveryTimes.length} times here`);
    const { slug, formatted_address } = this.#offers.next().value;
    return {
      path: `/cpi/v1/orderer/packages/${slug}/order`,
      method: 'POST',
      expect: 201,
      body: { formatted_address, order: { headcount, ...time } },
    };
  }

  /**
   * @param {Step} step
   * @param {Call} call
   * @param {(step: Step, ms: number) => void} took
   */
  async #timed(step, call, took) {
    const from = performance.now();
    const answer = await this.client.must(call);
    took(step, performance.now() - from);
    return answer;
  }
}

const orderPath = (/** @type {number} */ id) => `/cpi/v1/orderer/orders/${id}`;

/**
 * Signed-in people of the marketplace, whose orders use all packages in turn.
 * @param {ApiSite} site
 * @param {number} wanted
 * @returns {Promise<Orderer[]>}
 */
export async function signInOrderers({ databaseUrl, origin }, wanted) {
  const database = new pg.Client(databaseUrl);
  await database.connect();
  try {
    const offers = inTurn(await listOffers(database, { headcount }));
    const people = [];
    for (const email of await listOrderers(database, wanted)) {
      const client = new Client(origin);
      await client.signIn(email);
      const orderer = new Orderer(client, offers);
      await orderer.saveCard();
      people.push(orderer);
    }
    return people;
  } finally {
    await database.end();
  }
}

/**
 * @param {pg.ClientBase} database
 * @param {number} wanted
 * @returns {Promise<string[]>} their addresses
 */
async function listOrderers(database, wanted) {
  // Few of the marketplace's people have a password; here all get one.
  await database.query(
    `update users set password_hash = (select password_hash from users where password_hash is not null limit 1)`,
  );
  const { rows } = await database.query(
    // Excludes organizations with an email domain rule, which refuse some members, and people with a
    // delivery ahead, such as of an earlier bench, which could need a confirmation.
    `select u.email::text from users u
     where u.email_verified_at is not null and u.deactivated_at is null and not u.is_admin
       and exists (select from memberships m where m.user_id = u.id and m.role in ('admin', 'orderer'))
       and not exists (select from memberships m join teams t on t.id = m.team_id
                       where m.user_id = u.id and t.requires_email_domain)
       and not exists (select from orders o where o.user_id = u.id and o.submitted_at is not null and o.start_at > now())
     order by 1 limit $1`,
    [wanted],
  );
  if (rows.length < wanted)
    throw new Error(`The marketplace has ${rows.length} people who order, not ${wanted}`);
  return rows.map(({ email }) => email);
}

/**
 * @template Item
 * @param {readonly Item[]} list not empty
 * @returns {Generator<Item, never>}
 */
function* inTurn(list) {
  for (;;) yield* list;
}

/** @param {number} days */
export const weekdayAhead = (days) => weekdays(days, days + 2)[0] ?? '';

/**
 * @param {number} from days from today
 * @param {number} to
 */
function weekdays(from, to) {
  return Array.from({ length: to - from + 1 }, (_, at) => new Date(Date.now() + (from + at) * 86_400_000))
    .filter((date) => date.getUTCDay() % 6 !== 0)
    .map((date) => date.toISOString().slice(0, 10));
}
