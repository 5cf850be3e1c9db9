import { join } from 'node:path';
import { Client } from 'pg';
import { sql } from '../database';
import { env } from '../env';
import { client, useDatabase } from '.';

useDatabase();

type Query = [string, string][];
interface Market {
  addresses: { placeId: number; googlePlaceId: string }[];
  categories: { category: string; mealType: string }[];
  today: string;
}
interface Bench {
  makeCatalogue: (
    database: Client,
    wanted: { packages: number; places: 'fixed' | 'growing'; checked: boolean },
  ) => Promise<{ brands: number; places: number }>;
  listAddresses: (database: Client) => Promise<Market['addresses']>;
  searchMix: (market: Market, count: number) => Query[];
  pathOf: (query: Query) => string;
}
const packages = 600;
let bench: Bench;
let market: Market;

beforeAll(async () => {
  const folder = join(__dirname, '..', '..', '..', 'bench');
  // Computed imports: the bench is no part of the API.
  const load = async (file: string) => (await import(join(folder, file))) as Bench;
  bench = { ...(await load('search-catalogue.mjs')), ...(await load('search-mix.mjs')) };
  const database = new Client({ connectionString: env.DATABASE_URL });
  await database.connect();
  // With every trigger, constraint and foreign key at work: what the generator makes is what the site would store.
  await bench.makeCatalogue(database, { packages, places: 'fixed', checked: true });
  const addresses = await bench.listAddresses(database);
  await database.end();
  const categories = await sql.rows<Market['categories'][number]>(
    'select distinct package_category as category, meal_type as "mealType" from package_categories',
  );
  market = { addresses, categories, today: '2026-12-01' };
}, 60_000);

const count = async (from: string) =>
  (await sql.first<{ count: number }>(`select count(*)::integer as count from ${from}`))?.count ?? 0;

it('makes a valid catalogue in realistic proportions', async () => {
  expect(await count('packages')).toBe(packages);
  expect(await count('brands')).toBe(packages / 5);
  const kitchens = await count('kitchens');
  expect(kitchens / 120).toBeGreaterThan(1.15);
  expect(kitchens / 120).toBeLessThan(1.45);
  expect(await count('delivery_areas')).toBe(3 * kitchens);
  expect(
    await count('packages p where not exists (select from kitchens k where k.brand_id = p.brand_id)'),
  ).toBe(0);
  expect(await count('(select distinct place_id from kitchens) places')).toBe(15);
  expect(await count('(select distinct name from packages) names')).toBeGreaterThan(packages / 2);
  for (const some of ['deals', 'menus', 'package_item_options', 'kitchen_days']) {
    expect(await count(some)).toBeGreaterThan(0);
  }
  expect(
    await count(
      'packages p join package_categories c on c.id = p.package_category_id where c.meal_type <> p.meal_type',
    ),
  ).toBe(0);
});

it('asks a mix of queries in the stated shares', () => {
  const mix = bench.searchMix(market, 5000);
  const share = (test: (query: URLSearchParams) => boolean) =>
    mix.filter((query) => test(new URLSearchParams(query))).length / mix.length;
  for (const name of ['place_id', 'google_place_id', 'headcount'])
    expect(share((query) => query.has(name))).toBe(1);
  for (const name of ['start_date', 'start_time'])
    expect(share((query) => query.has(name))).toBeCloseTo(0.5, 1);
  for (const name of [
    'price_below_including',
    'presentation_type',
    'package_type',
    'package_category',
    'brand_has_minority_flag',
    'query',
  ]) {
    expect(Math.abs(share((query) => query.has(name)) - 0.2)).toBeLessThan(0.02);
  }
  const sorts = new Map<string, number>();
  for (const query of mix.map((each) => new URLSearchParams(each))) {
    const sort = `${query.get('order_field')} ${query.get('order_direction')}`;
    sorts.set(sort, (sorts.get(sort) ?? 0) + 1);
  }
  expect([...sorts.values()]).toEqual([1250, 1250, 1250, 1250]);
  expect(share((query) => query.get('limit') === '24')).toBe(1);
  expect(Math.abs(share((query) => query.get('offset') === '0') - 0.75)).toBeLessThan(0.02);
  expect(new Set(mix.map((query) => new URLSearchParams(query).get('google_place_id'))).size).toBeGreaterThan(
    500,
  );
  expect(bench.searchMix(market, 5000)).toEqual(mix);
});

it('asks nothing that the API would refuse, and finds something', async () => {
  let found = 0;
  for (const query of bench.searchMix(market, 40)) {
    const { body } = (await client().get(bench.pathOf(query)).expect(200)) as { body: { count: number } };
    found += body.count;
  }
  expect(found).toBeGreaterThan(0);
});
