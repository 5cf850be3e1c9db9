// @ts-check
// `npm run bench:orders`: whole orders (make the cart, fill it in, submit it with a card) a second at 1, 8 and 32 people at
// once, as ratios to `SELECT 1` through the same server in the same run. See bench/README.md.
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { goals, judge } from '../scripts/checks/goals.mjs';
import { apiProcesses } from '../scripts/lib/settings.mjs';
import { withApiSite } from './api-site.mjs';
import { weekdayAhead } from './carts.mjs';
import { Client, figuresOf, measure } from './client.mjs';
import { keepResults } from './results.mjs';

/** @import { ApiSite } from './api-site.mjs' */
/** @import { Figures } from './client.mjs' */
/** @typedef {{ slug: string, formatted_address: string }} Offer */
/** @typedef {{ client: Client, card: number }} Orderer */

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '1,8,32' },
    seed: { type: 'string', default: 'full' },
  },
});
const seconds = Number(values.seconds);
const connections = values.connections.split(',').map(Number);
/** What the payments take to answer while locks are timed. */
const slowPaymentsMs = 300;
/** Enough for the delivery minimum of most kitchens. */
const headcount = 40;

const bench = async (/** @type {ApiSite} */ site) => {
  const offers = await offersOf(site);
  const orderers = await orderersOf(site, Math.max(...connections), offers);
  console.log(`${offers.length} packages, ${orderers.length} people`);
  const [first] = orderers;
  if (!first) throw new Error('The marketplace has nobody who orders');
  const flow = flows(offers);
  await run(orderers.slice(0, 8), 2, flow);

  const rows = [];
  for (const lanes of connections) {
    const floor = await measure(first.client, {
      connections: lanes,
      seconds,
      calls: () => ({ path: '/select-1' }),
    });
    const found = await run(orderers.slice(0, lanes), seconds, flow);
    rows.push({ connections: lanes, floor, ...found });
  }
  print(rows);
  const locks = await transactionsOfSubmit(site, first, flow);
  console.log(
    `\nA submit whose payment takes ${slowPaymentsMs} ms: its transactions, and so its locks, last ${locks.p50.toFixed(1)} ms at the median, ${locks.p95.toFixed(1)} ms at p95 (${locks.requests} of them).`,
  );
  const refused = rows.reduce((sum, row) => sum + row.refused, 0);
  keepResults('orders', { ...values, node: process.version, rows, locks });
  judge([
    ...rows
      .filter((row) => row.connections === 8)
      .map(({ whole }) => ({
        figure: 'orders a second, eight people at once',
        found: whole.perSecond,
        goal: goals.orders.perSecondAtEight,
        atLeast: true,
      })),
    {
      figure: 'transactions of a submit with slow payments, median',
      found: locks.p50,
      goal: goals.orders.lockedMs,
      unit: 'ms',
    },
  ]);
  if (refused > 0) console.error(`${refused} orders were refused, such as: ${flow.refusals[0]}`);
};

/**
 * Packages with an address that their kitchens deliver to, from the places where most cook.
 * @param {ApiSite} site
 * @returns {Promise<Offer[]>}
 */
async function offersOf({ databaseUrl }) {
  const database = new pg.Client(databaseUrl);
  await database.connect();
  try {
    const { rows } = await database.query(
      `select p.slug, k.formatted_address from packages p
       join lateral (select formatted_address from kitchens where brand_id = p.brand_id order by id limit 1) k on true
       where p.active and $1 between p.minimum_headcount and p.maximum_headcount
         and ($1 - p.minimum_headcount) % p.increment_by = 0 and coalesce(p.lead_time_hours, 24) <= 48 order by p.id`,
      [headcount],
    );
    return rows;
  } finally {
    await database.end();
  }
}

/**
 * People of the marketplace, signed in, each with a card of their own.
 * @param {ApiSite} site
 * @param {number} wanted
 * @param {Offer[]} offers
 * @returns {Promise<Orderer[]>}
 */
async function orderersOf({ databaseUrl, origin }, wanted, offers) {
  const database = new pg.Client(databaseUrl);
  await database.connect();
  // Few of the marketplace's people have a password; here all have theirs.
  await database.query(
    `update users set password_hash = (select password_hash from users where password_hash is not null limit 1)`,
  );
  const { rows } = await database.query(
    // An office that takes orders from its own addresses alone refuses some of its people, and a refusal is no order.
    `select u.email::text from users u
     where u.email_verified_at is not null and u.deactivated_at is null and not u.is_admin
       and exists (select from memberships m where m.user_id = u.id)
       and not exists (select from memberships m join teams t on t.id = m.team_id
                       where m.user_id = u.id and t.requires_email_domain)
     order by 1 limit $1`,
    [wanted],
  );
  await database.end();
  const orderers = [];
  for (const { email } of rows) {
    const client = new Client(origin);
    await client.signIn(email);
    const cart = await firstCart(client, offers);
    const { json } = await client.must({
      path: `/cpi/v1/orderer/orders/${cart}/credit_cards`,
      method: 'POST',
      body: { credit_card: { stripe_token: 'pm_card_visa' } },
    });
    orderers.push({ client, card: json.id });
  }
  return orderers;
}

/**
 * @param {Client} client
 * @param {Offer[]} offers
 */
async function firstCart(client, offers) {
  for (const offer of offers) {
    const made = await client.send(cartOf(offer, 0));
    if (made.status === 201) return JSON.parse(made.text).id;
  }
  throw new Error('No package can be ordered');
}

/**
 * @param {Offer} offer
 * @param {number} n spreads the orders over days and hours
 */
function cartOf({ slug, formatted_address }, n) {
  return {
    path: `/cpi/v1/orderer/packages/${slug}/order`,
    method: 'POST',
    body: {
      formatted_address,
      order: { headcount, start_date: weekdayAhead(3 + (n % 3)), start_time: n % 2 ? '12:00' : '12:30' },
    },
  };
}

/**
 * One order after another, by offers that can be ordered; what is refused is counted and not tried again.
 * @param {Offer[]} offers
 */
function flows(offers) {
  let next = 0;
  const usable = [...offers];
  /** @type {string[]} */
  const refusals = [];
  return {
    refusals,
    /**
     * @param {Orderer} orderer
     * @param {(name: 'create' | 'patch' | 'submit', took: number) => void} took
     * @returns {Promise<boolean>} whether it was placed
     */
    async order({ client, card }, took) {
      const n = next++;
      const offer = usable[n % usable.length];
      if (!offer) throw new Error(`Nothing is left to order: ${refusals.at(-1)}`);
      let from = performance.now();
      const made = await client.send(cartOf(offer, n));
      if (made.status !== 201) {
        usable.splice(usable.indexOf(offer), 1);
        refusals.push(made.text);
        return false;
      }
      took('create', performance.now() - from);
      const path = `/cpi/v1/orderer/orders/${JSON.parse(made.text).id}`;
      from = performance.now();
      await client.must({
        path,
        method: 'PATCH',
        body: { order: { credit_card_id: card, contact_name: 'Bench', contact_phone: '(555) 555-0199' } },
      });
      took('patch', performance.now() - from);
      from = performance.now();
      const placed = await client.send({ path: `${path}/submit`, method: 'POST', body: {} });
      if (placed.status !== 200) {
        usable.splice(usable.indexOf(offer), 1);
        refusals.push(placed.text);
        return false;
      }
      took('submit', performance.now() - from);
      return true;
    },
  };
}

/**
 * @param {Orderer[]} orderers each a lane
 * @param {number} forSeconds
 * @param {ReturnType<typeof flows>} flow
 */
async function run(orderers, forSeconds, flow) {
  /** @type {{ create: number[], patch: number[], submit: number[], whole: number[] }} */
  const times = { create: [], patch: [], submit: [], whole: [] };
  let refused = 0;
  const begun = performance.now();
  const end = begun + forSeconds * 1000;
  await Promise.all(
    orderers.map(async (orderer) => {
      while (performance.now() < end) {
        const from = performance.now();
        if (await flow.order(orderer, (name, took) => times[name].push(took)))
          times.whole.push(performance.now() - from);
        else refused += 1;
      }
    }),
  );
  const took = (performance.now() - begun) / 1000;
  return {
    refused,
    whole: figuresOf(times.whole, took),
    calls: {
      create: figuresOf(times.create, took),
      patch: figuresOf(times.patch, took),
      submit: figuresOf(times.submit, took),
    },
  };
}

/**
 * How long the transactions of submits last while the payments are slow; none may be open meanwhile.
 * @param {ApiSite} site
 * @param {Orderer} orderer
 * @param {ReturnType<typeof flows>} flow
 */
async function transactionsOfSubmit({ localServices, server }, orderer, flow) {
  const answer = await fetch(`${localServices}/local/stripe/behaviour`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ behaviour: 'slow', milliseconds: slowPaymentsMs, path: '/v1/payment_intents' }),
  });
  if (!answer.ok) throw new Error(`The payments could not be slowed down: ${await answer.text()}`);
  const lasted = async () => {
    server.send('transactions of submits');
    const [message] = await once(server, 'message');
    return /** @type {number[]} */ (message);
  };
  await lasted();
  const begun = performance.now();
  for (let placed = 0; placed < 20; placed += 1) await flow.order(orderer, () => undefined);
  return figuresOf(await lasted(), (performance.now() - begun) / 1000);
}

/** @param {{ connections: number, floor: Figures, whole: Figures, calls: Record<string, Figures> }[]} rows */
function print(rows) {
  console.log('\nconn  what       per s    p50 ms    p95 ms   p50 ratio p95 ratio');
  for (const { connections: lanes, floor, whole, calls } of rows) {
    for (const [name, each] of Object.entries({ 'SELECT 1': floor, ...calls, order: whole })) {
      const figures = [each.perSecond, each.p50, each.p95, each.p50 / floor.p50, each.p95 / floor.p95];
      console.log(
        `${String(lanes).padStart(4)}  ${name.padEnd(8)}${figures.map((figure) => figure.toFixed(1).padStart(9)).join(' ')}`,
      );
    }
  }
}

// As many as `npm start` runs: one alone would leave a processor to the database.
await withApiSite(values.seed, bench, apiProcesses());
