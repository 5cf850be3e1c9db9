import type Joi from 'joi';
import pg from 'pg';
import { endpoints } from './app';
import { sql } from './database';
import { demoPassword, seedDatabase } from './demo';
import { env } from './env';
import type { Paging, Registered } from './http';
import { jsonSchema } from './http/openapi/json-schema';
import { asPlatform, register, upload } from './remotes/platform.factory';
import { client, makeUser, signedIn, useDatabase, type TestClient } from './testing';

useDatabase();

/** Reads of one thing whose path does not end in its id. Every other read is a list, a new one as well. */
const single = [
  '/cpi/v1/uploads/presign',
  '/cpi/v1/public/order_polls/:code/counts',
  '/cpi/v2/user',
  '/cpi/v2/user/account',
  '/cpi/v2/user/deletion',
  '/cpi/v2/user/stats',
  '/cpi/v2/caterer/action_items',
  '/cpi/v2/caterer/brand',
  '/users/:id/end_ghost_session',
  '/cpi/v1/public/packages/:id/caterer',
  '/cpi/v1/public/packages/search/next_date',
  '/cpi/v2/public/brands/search/next_date',
  '/cpi/v1/orderer/orders/:id/coupons/:code/check_eligibility',
  '/cpi/v1/orderer/credit_cards/new',
  '/cpi/v1/orderer/order_preferences',
  '/cpi/v1/orderer/orders/:id/reorder',
  '/cpi/v1/orderer/award_redemptions/redeemable_coins',
  '/cpi/v1/orderer/orders/:id/next_start',
  '/cpi/v1/orderer/orders/:id/approval',
  '/cpi/v1/orderer/orders/:id/labels',
  '/cpi/v2/orderer/orders/:id/survey',
  '/cpi/v1/orderer/orders/:id/poll',
  '/cpi/v2/orderer/teams/:id/credit',
  '/cpi/v2/orderer/teams/:id/enterprise_settings',
  '/cpi/v1/orderer/invoices/totals',
  '/cpi/v2/orderer/teams/:id/settings',
  '/cpi/v1/public/poll_selections',
  '/cpi/v1/public/unsubscribe',
  '/cpi/v1/public/mail_subscription',
  '/cpi/v2/orderer/referrals/link',
];
const isList = ({ method, path, endpoint: { produces } }: Registered) =>
  // A file has no records.
  (method === 'get' && !produces && !/:\w+$/.test(path) && !single.includes(path)) ||
  (method === 'post' && (path.endsWith('/search') || path.startsWith('/_content/')));
const lists = endpoints.filter(isList);

/** What a list can't do without. */
const queries: Record<string, object> = {
  '/cpi/v1/public/search/suggestions': { query: 'ta' },
  '/cpi/v2/public/brands/search/map': { place_id: 1 },
  '/cpi/v1/public/addresses/suggestions': { query: '10001' },
  '/cpi/v1/public/charitable_causes': { campaign_type: 'covid_hospital', place_id: 1 },
};

let orderer: TestClient;
let caterer: TestClient;
let platform: TestClient;
let admin: TestClient;
let photographer: TestClient;
let ids: Record<string, string>;
beforeAll(async () => {
  const connection = new pg.Client({ connectionString: env.DATABASE_URL });
  await connection.connect();
  await seedDatabase(connection, 'small');
  await connection.end();
  orderer = client();
  const { id, memberships } = await orderer.signIn('orderer@northwind.example', demoPassword);
  caterer = client(orderer.app);
  const { brands } = await caterer.signIn('caterer@saffron.example', demoPassword);
  photographer = client(orderer.app);
  await photographer.signIn('photographer@coppercarrot.example', demoPassword);
  admin = await signedIn(await makeUser({ isAdmin: true }));
  platform = await asPlatform();
  await upload(await register());
  const [order] = await sql.rows<{ id: number }>(
    'select id from orders where user_id = $1 and package_id is not null order by id limit 1',
    [id],
  );
  const [brand] = await sql.rows<{ slug: string }>(
    'select slug from brands order by review_count desc, id limit 1',
  );
  const [pack] = await sql.rows<{ slug: string }>(
    'select slug from packages order by review_count desc, id limit 1',
  );
  const [elsewhere] = await sql.rows<{ name: string }>(
    `select name from brands b where active and not exists
       (select from kitchens k where k.brand_id = b.id and k.place_id = 1) order by id limit 1`,
  );
  const [poll] = await sql.rows<{ code: string; order_id: number }>(
    `select q.code, q.order_id from order_polls q join orders o on o.id = q.order_id where o.user_id = $1 and exists (
       select from poll_selection_bills b join poll_selections s on s.id = b.poll_selection_id where s.poll_id = q.id)`,
    [id],
  );
  queries['/cpi/v1/public/search/unavailable'] = { query: elsewhere?.name, place_id: 1 };
  queries['/cpi/v2/public/poll_selection_bills'] = { code: poll?.code };
  const ofTeam = { team_id: memberships[0]?.team_id };
  queries['/cpi/v1/orderer/credit_cards'] = ofTeam;
  queries['/cpi/v1/orderer/invoices'] = ofTeam;
  queries['/cpi/v1/orderer/invoices/statements'] = ofTeam;
  queries['/cpi/v2/orderer/rosters'] = ofTeam;
  const [placed] = await sql.rows<{ id: number }>(
    'select id from orders where user_id = $1 and submitted_at is not null order by id limit 1',
    [id],
  );
  queries['/cpi/v2/messages'] = { order_id: placed?.id };
  await fillShortLists(id);
  await fillAfterOrder(placed?.id ?? 0);
  const [own] = await sql.rows<{ kitchen: number; menu: number }>(
    `select (select min(id) from kitchens where brand_id = $1) as kitchen, (select min(id) from menus where brand_id = $1) as menu`,
    [brands[0]?.id],
  );
  ids = {
    '/kitchens/:id': `/kitchens/${own?.kitchen}`,
    '/menus/:id': `/menus/${own?.menu}`,
    '/orders/:id/poll': `/orders/${poll?.order_id}/poll`,
    '/orders/:id/survey': `/orders/${placed?.id}/survey`,
    '/orders/:id': `/orders/${order?.id}`,
    '/teams/:id': `/teams/${memberships[0]?.team_id}`,
    '/brands/:slug': `/brands/${brand?.slug}`,
    '/packages/:id': `/packages/${pack?.slug}`,
    '/remotes/:name': '/remotes/mfe-cares',
    '/order_polls/:code': `/order_polls/${poll?.code}`,
    '/_content/:collection': '/_content/blog',
  };
}, 120_000);

/** Several entries, made at one moment and with one name, where the demo has none or one. */
async function fillShortLists(userId: number) {
  await sql.rows(
    `insert into favorite_brands (user_id, brand_id, created_at)
     select $1, id, '2026-01-01' from brands where active order by id desc limit 7 on conflict do nothing`,
    [userId],
  );
  await sql.rows(
    `insert into blocked_brands (user_id, brand_id, created_at)
     select $1, id, '2026-01-01' from brands where active order by id desc limit 7 on conflict do nothing`,
    [userId],
  );
  await sql.rows(
    `insert into team_contacts (team_id, name, entity, phone_number, contact_method_type)
     select team_id, 'Desk', 'person', '212-555-0142', 'phone' from memberships, generate_series(1, 7) where user_id = $1`,
    [userId],
  );
  await sql.rows(
    `insert into rosters (team_id, name)
     select team_id, 'Near' from memberships, generate_series(1, 7) where user_id = $1`,
    [userId],
  );
  await sql.rows(
    `insert into tax_exemptions (team_id, state, certificate_number, expires_on)
     select team_id, state, 'EX-1', '2099-01-01' from memberships, unnest(array['CT','GA','IL','MA','NJ','OH','TX']) state
     where user_id = $1 on conflict do nothing`,
    [userId],
  );
  await sql.rows(
    `insert into invoices (number, team_id, amount_cents, issued_on, due_on)
     select 'L-' || team_id || '-' || n, team_id, 100, current_date, current_date + 7 from memberships, generate_series(1, 7) n where user_id = $1`,
    [userId],
  );
  await sql.rows(
    `insert into coupons (code, description, amount_cents, effective, team_id)
     select 'L-' || team_id || '-' || n, 'A coupon', 100, tstzrange(null, null), team_id
     from memberships, generate_series(1, 7) n where user_id = $1`,
    [userId],
  );
  await sql.rows(
    `insert into ghost_sessions (admin_id, user_id, reason, started_at, ends_at)
     select max(id), $1, 'They asked for help', '2026-01-01', '2026-01-01' from users, generate_series(1, 7) n group by n`,
    [userId],
  );
  await sql.rows(
    `insert into referrals (user_id, accepted_by, created_at)
     select $1, id, '2026-01-01' from users where id <> $1 order by id desc limit 7 on conflict do nothing`,
    [userId],
  );
  await sql.rows(
    `insert into addresses (user_id, formatted_address, google_place_id, city, state, zip, latitude, longitude, time_zone)
     select $1, '1 Main St', 'local:10001', 'New York', 'NY', '10001', 40.75, -73.99, 'America/New_York'
     from generate_series(1, 7)`,
    [userId],
  );
  await sql.rows(
    `insert into orders (status, user_id, brand_id, package_id, credit_cents)
     select 'in_cart', $1, brand_id, id, 500 from packages where active order by id limit 7`,
    [userId],
  );
  await sql.rows(
    `insert into remote_faults (remote, version, release_id, kind, message, path)
     select remote, version, id, 'render', 'fault ' || n, '/cares' from remote_releases, generate_series(1, 7) n`,
  );
  await sql.rows('update campaigns set created_at = $1', ['2026-01-01']);
  await sql.rows('update cause_updates set published_at = $1', ['2026-01-01']);
}

/** What was said about an order, and what those who ate answered, at one moment. */
async function fillAfterOrder(orderId: number) {
  await sql.rows(
    `with thread as (
       insert into message_threads (brand_id, team_id, order_id, customer_id)
       select brand_id, team_id, id, user_id from orders where id = $1
       on conflict (order_id) do update set last_message_at = now() returning id, customer_id)
     insert into messages (thread_id, sender_id, from_caterer, body, created_at)
     select id, customer_id, false, 'Hello', '2026-01-01' from thread, generate_series(1, 7)`,
    [orderId],
  );
  await sql.rows(
    `with survey as (
       insert into order_surveys (code, order_id, question) values ('listed12', $1, 'How was it?')
       on conflict (order_id) do update set question = excluded.question returning id)
     insert into order_survey_responses (order_survey_id, rating, respondent_hash, created_at)
     select id, 4, decode(lpad(n::text, 64, '0'), 'hex'), '2026-01-01' from survey, generate_series(1, 7) n`,
    [orderId],
  );
}

function read({ method, path }: Registered, page: Partial<Paging> = {}) {
  const whole = Object.entries(ids).reduce((text, [pattern, real]) => text.replace(pattern, real), path);
  const special = [
    ['/caterer/', caterer],
    ['/platform/', platform],
    ['/admin/', admin],
    ['/photographer/', photographer],
  ] as const;
  const by = special.find(([part]) => path.includes(part))?.[1] ?? orderer;
  return method === 'post'
    ? by.post(whole).send(path.endsWith('/search') ? { place_id: 1, ...page } : page)
    : by.get(whole).query({ ...queries[path], ...page });
}

const inputs = ({ endpoint }: Registered) =>
  [endpoint.query, endpoint.body].map((schema) => (schema && jsonSchema(schema, 'input').properties) ?? {});
/** How many records a page holds where nobody says. */
const roomOf = (registered: Registered) =>
  Math.min(...inputs(registered).map(({ limit }) => Number(limit?.default ?? Infinity)));

it.each(lists.map((each) => [`${each.method.toUpperCase()} ${each.path}`, each] as const))(
  '[API-003] %s answers how many records there are in all, and all of them or a full page',
  async (_name, registered) => {
    const { body } = (await read(registered).expect(200)) as { body: { records: unknown[]; count: number } };
    expect(Array.isArray(body.records)).toBe(true);
    expect(Number.isInteger(body.count)).toBe(true);
    expect(body.records).toHaveLength(Math.min(body.count, roomOf(registered)));
  },
);

/** How an endpoint takes its `limit` and `offset`: by the parts of http/list, which say so, or by hand. */
const partsOf = ({ endpoint }: Registered) =>
  [endpoint.query, endpoint.body].flatMap((schema) => {
    const { keys = {} } = (schema?.describe() ?? {}) as { keys?: Record<string, Joi.Description> };
    return ['limit', 'offset', 'page', 'per_page']
      .filter((name) => name in keys)
      .map(
        (name) => `${name} ${(keys[name]?.metas?.[0] as { list?: string } | undefined)?.list ?? 'by hand'}`,
      );
  });
const named = (each: Registered) => [`${each.method.toUpperCase()} ${each.path}`, each] as const;
const paged = endpoints.filter((each) => partsOf(each).includes('offset paged'));

it('[API-003] every list takes its page in one way', () => {
  const others = endpoints
    .map((each) => [named(each)[0], partsOf(each).join(', ')])
    .filter(([, parts]) => !['', 'limit paged, offset paged'].includes(parts ?? ''));
  // What answers the best few of what it looked for has no further pages.
  expect(others).toEqual([
    ['GET /cpi/v1/orderer/left_carts', 'limit few'],
    ['GET /cpi/v1/public/search/suggestions', 'limit few'],
    ['GET /cpi/v1/public/addresses/suggestions', 'limit few'],
  ]);
  expect(paged.filter((each) => !lists.includes(each))).toEqual([]);
});

interface Page {
  records: unknown[];
  count: number;
}
const pageAt = async (registered: Registered, page: Partial<Paging> = {}) =>
  (await read(registered, page).expect(200)).body as Page;

it.each(paged.map(named))(
  '[API-003] %s counts the same on every page, also on those past its end',
  async (_name, registered) => {
    const first = await pageAt(registered);
    expect(first.count).toBeGreaterThan(0);
    for (const page of [
      { limit: 0, offset: 0 },
      { limit: 0, offset: 1 },
      { limit: 1, offset: first.count },
      { limit: 1, offset: 100_000 },
    ]) {
      const { records, count } = await pageAt(registered, page);
      expect({ page, records, count }).toEqual({ page, records: [], count: first.count });
    }
    const last = await pageAt(registered, { limit: 2, offset: first.count - 1 });
    expect([last.records.length, last.count]).toEqual([1, first.count]);
  },
);

it.each(paged.map(named))(
  '[API-003] %s shows each of its records once, whatever the pages',
  async (_name, registered) => {
    const { count } = await pageAt(registered);
    const inPagesOf = async (limit: number) => {
      const pages = [];
      for (let offset = 0; offset < count; offset += limit)
        pages.push((await pageAt(registered, { limit, offset })).records);
      return pages.flat();
    };
    const all = await inPagesOf(Math.min(roomOf(registered), count));
    expect(all).toHaveLength(count);
    expect(new Set(all.map((record) => JSON.stringify(record))).size).toBe(count);
    expect(await inPagesOf(Math.ceil(count / 5))).toEqual(all);
  },
);

it('[API-003] the lists are not all empty here', async () => {
  const counts = await Promise.all(
    lists.map(async (each) => ((await read(each)).body as { count: number }).count),
  );
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(lists.length / 2);
});

it('[API-003] what is read as one thing is no list', () => {
  const reads = endpoints.filter(({ method }) => method === 'get').map(({ path }) => path);
  // A name that is no route any more would hide the next list of that name.
  expect(reads).toEqual(expect.arrayContaining(single));
});
