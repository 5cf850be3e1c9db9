import pg from 'pg';
import { endpoints } from './app';
import { sql } from './database';
import { demoPassword, seedDatabase } from './demo';
import { env } from './env';
import type { Registered } from './http';
import { jsonSchema } from './http/openapi/json-schema';
import { client, useDatabase, type TestClient } from './testing';

useDatabase();

/** Reads of one thing whose path does not end in its id. Every other read is a list, a new one as well. */
const single = [
  '/cpi/v2/user',
  '/cpi/v2/user/stats',
  '/users/:id/end_ghost_session',
  '/cpi/v1/public/packages/:id/caterer',
];
const isList = ({ method, path }: Registered) =>
  (method === 'get' && !/:\w+$/.test(path) && !single.includes(path)) ||
  (method === 'post' && path.endsWith('/search'));
const lists = endpoints.filter(isList);

/** What a list can't do without. */
const queries: Record<string, object> = {
  '/cpi/v1/public/search/suggestions': { query: 'ta' },
  '/cpi/v1/public/search/unavailable': { query: 'ta', place_id: 1 },
  '/cpi/v1/public/addresses/suggestions': { query: '10001' },
  '/cpi/v1/public/charitable_causes': { campaign_type: 'covid_hospital', place_id: 1 },
};

let orderer: TestClient;
let caterer: TestClient;
let ids: Record<string, string>;
beforeAll(async () => {
  const connection = new pg.Client({ connectionString: env.DATABASE_URL });
  await connection.connect();
  await seedDatabase(connection, 'small');
  await connection.end();
  orderer = client();
  const { id, memberships } = await orderer.signIn('orderer@northwind.example', demoPassword);
  caterer = client(orderer.app);
  await caterer.signIn('caterer@saffron.example', demoPassword);
  const [order] = await sql.rows<{ id: number }>(
    'select id from orders where user_id = $1 and package_id is not null order by id limit 1',
    [id],
  );
  const [brand] = await sql.rows<{ slug: string }>('select slug from brands order by id limit 1');
  ids = {
    '/orders/:id': `/orders/${order?.id}`,
    '/teams/:id': `/teams/${memberships[0]?.team_id}`,
    '/brands/:slug': `/brands/${brand?.slug}`,
  };
}, 120_000);

function read({ method, path }: Registered) {
  const whole = Object.entries(ids).reduce((text, [pattern, real]) => text.replace(pattern, real), path);
  const by = path.includes('/caterer/') ? caterer : orderer;
  return method === 'post' ? by.post(whole).send({ place_id: 1 }) : by.get(whole).query(queries[path] ?? {});
}

const inputs = ({ endpoint }: Registered) =>
  [endpoint.query, endpoint.body].map((schema) => (schema && jsonSchema(schema, 'input').properties) ?? {});
const pages = (registered: Registered) => inputs(registered).some((properties) => 'offset' in properties);
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

it.each(
  lists
    .filter((each) => each.method === 'get' && pages(each))
    .map((each) => [`${each.method.toUpperCase()} ${each.path}`, each] as const),
)('[API-003] %s counts the same on every page, also on those past its end', async (_name, registered) => {
  const { body: first } = (await read(registered).expect(200)) as { body: { count: number } };
  for (const page of [
    { limit: 0, offset: 0 },
    { limit: 1, offset: 100_000 },
  ]) {
    const { body } = (await read(registered).query(page).expect(200)) as { body: object };
    expect(body).toMatchObject({ records: [], count: first.count });
  }
});

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
