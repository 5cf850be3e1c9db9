import type { Schemas } from '@copper-carrot/contracts';
import fc from 'fast-check';
import pg from 'pg';
import { makeBrand, makeChoice, makeKitchen, makePackage, midtown } from '../../../catalog/catalog.factory';
import { sql } from '../../../database';
import { env } from '../../../env';
import { makeUser, useDatabase } from '../../../testing';
import type { SearchFilters } from '../../search.schemas';
import { answerBrands, answerPackages } from '../answer/answer';
import type { Question } from '../query/question';
import { SearchIndex, type Snapshot } from './search-index';

useDatabase();

const now = new Date();
const soon = new Date(now.getTime() + 9 * 86_400_000).toISOString().slice(0, 10);
const nothingKnown = {
  timesOrdered: new Map<number, number>(),
  lastOrdered: new Map<number, string>(),
  ahead: new Set<number>(),
  ratings: new Map<number, number>(),
  favorites: new Set<number>(),
};

function question(filters: Partial<SearchFilters>, position: typeof midtown | null = null): Question {
  return {
    kind: 'package',
    facts: nothingKnown,
    roster: null,
    blockRoster: null,
    certificates: [],
    context: {
      filters: {
        all_in_pricing: false,
        with_times_ordered: false,
        pickup: false,
        limit: 200,
        offset: 0,
        ...filters,
      },
      placeId: 1,
      state: position && 'NY',
      position,
      middle: midtown,
      userId: null,
      teamId: null,
      priceDate: filters.start_date ?? soon,
      now,
    },
  };
}

/** The answers to searches that together depend on every table. */
const answers = (snapshot: Snapshot) =>
  [
    question({}),
    question({ headcount: 20, start_date: soon, start_time: '12:00' }, midtown),
    question({ start_date: soon, pickup: true, order_field: 'price', all_in_pricing: true }, midtown),
    question({ collection_id: 1 }),
    question({ query: 'salsa verde' }),
  ]
    .flatMap((asked) => [
      answerPackages(snapshot, asked),
      answerBrands(snapshot, { ...asked, kind: 'brand' }),
    ])
    .map((json) => JSON.parse(json) as object);

/** An index with a clock and a calendar that the test moves. */
const indexAt = (calendar: { today: Date }) =>
  new SearchIndex(
    () => performance.now(),
    () => calendar.today,
  );

/** The bookings and closures of an index, by kitchen. */
function calendarsIn({ catalogue }: Snapshot): object[] {
  const { id, booked, closures } = catalogue.kitchens;
  return [...catalogue.brandIds]
    .flatMap((brandId) => catalogue.entryOf(brandId)?.kitchens ?? [])
    .map((slot) => ({
      id: id[slot]!,
      booked: [...(booked[slot] ?? [])].map(([date, day]) => `${date} ${day.join()}`).sort(),
      closures: closures[slot] ?? [],
    }))
    .sort((a, b) => a.id - b.id);
}

/** One write of each kind that answers depend on; $1 picks a row. */
const writes: readonly string[] = [
  `update packages set price_cents = 1000 + $1 where id = (select id from packages order by id offset $1 % (select count(*) from packages) limit 1)`,
  `update packages set active = not active where id = (select id from packages order by id offset $1 % (select count(*) from packages) limit 1)`,
  `update packages set name = 'Renamed salsa ' || $1::integer where id = (select max(id) from packages)`,
  `update brands set active = not active where id = (select id from brands order by id offset $1 % (select count(*) from brands) limit 1)`,
  `update brands set name = 'Verde ' || $1::integer, promoted = $1 % 2 = 0, popularity = $1 where id = (select min(id) from brands)`,
  `update kitchens set active = not active where id = (select id from kitchens order by id offset $1 % (select count(*) from kitchens) limit 1)`,
  `update kitchens set latitude = latitude + 0.01, place_id = 1 + $1 % 2 where id = (select max(id) from kitchens)`,
  `delete from kitchen_hours where weekday = $1 % 7 and kitchen_id = (select min(kitchen_id) from kitchen_hours)`,
  `insert into kitchen_closures (kitchen_id, during) select id, tsrange(current_date + $1, current_date + $1 + 1) from kitchens on conflict do nothing`,
  `update kitchen_capacities set max_headcount = 10 + $1 where kitchen_id = (select max(kitchen_id) from kitchen_capacities)`,
  `insert into kitchen_days (kitchen_id, on_date, daypart, booked_headcount, booked_orders)
     select id, current_date + $1 % 12, 'lunch', 500, 1 from kitchens on conflict (kitchen_id, on_date, daypart) do update set booked_headcount = 990`,
  `update kitchen_days set booked_headcount = booked_headcount + $1, booked_orders = $1 % 3
     where kitchen_id = (select id from kitchens order by id offset $1 % (select count(*) from kitchens) limit 1)`,
  `delete from kitchen_days where kitchen_id = (select max(kitchen_id) from kitchen_days) and on_date > current_date + 5`,
  `update delivery_areas set fee_cents = 100 * $1, minimum_cents = 1000 * $1 where id = (select min(id) from delivery_areas)`,
  `delete from delivery_areas where id = (select id from delivery_areas order by id offset $1 % (select count(*) from delivery_areas) limit 1)`,
  `insert into deals (brand_id, label, percent_ppm, effective) select id, 'Deal', 10000 * (1 + $1 % 9), '[2020-01-01,)' from brands limit 1`,
  `update deals set effective = 'empty' where id = (select min(id) from deals)`,
  `insert into menus (brand_id, name) select id, 'Menu' from brands order by id limit 1`,
  `with category as (insert into menu_categories (menu_id, name) select max(id), 'Mains' from menus having count(*) > 0 returning id, menu_id)
   insert into menu_items (menu_id, menu_category_id, name, price_cents) select menu_id, id, 'Salsa ' || $1::integer, 900 from category`,
  `update menus set active = not active where id = (select max(id) from menus)`,
  `update package_items set extra_headcount_price_cents = $1 where id = (select max(id) from package_items)`,
  `update package_items set archived_at = now() where id = (select min(id) from package_items where archived_at is null)`,
  `update package_item_options set name = 'Salsa verde', price_cents = $1 where id = (select id from package_item_options order by id offset $1 limit 1)`,
  `insert into collections (id, name, slug) values (1, 'Picks', 'picks') on conflict do nothing`,
  `insert into collection_packages (collection_id, package_id) select c.id, p.id from collections c, packages p where p.id % 2 = $1 % 2 on conflict do nothing`,
  `delete from collection_packages where package_id = (select max(package_id) from collection_packages)`,
  `delete from packages where id = (select max(id) from packages where id % 2 = $1 % 2)`,
  `update fee_rates set rate_ppm = 10000 + $1 where kind = 'service'`,
  `update tax_rates set rate_ppm = 10000 + $1`,
  `update taxability set taxable = not taxable where charge_code = 'delivery' and state = 'NY'`,
  `update package_categories set label = 'Cocina ' || $1::integer where package_category = 'lunch_mexican'`,
  `update places set label = label || '.' where id = 1`,
];

async function makeSome(): Promise<void> {
  const brand = await makeBrand({ popularity: 3, fullMenuOrderingEnabled: true });
  await makeKitchen(brand.id);
  const pack = await makePackage(brand.id);
  await makeChoice(pack.id, { choiceType: 'constant_sum', properChoiceSubject: 'drink' }, [
    { name: 'Wine', priceCents: 500 },
  ]);
}

it('[SEA-04] [SEA-05] stays the same as a freshly loaded index through writes of every kind, out of order and taken back too', async () => {
  for (let count = 0; count < 4; count++) await makeSome();
  const calendar = { today: now };
  const index = indexAt(calendar);
  await index.catchUp();
  const write = fc.record({
    at: fc.integer({ min: 0, max: writes.length - 1 }),
    pick: fc.integer({ min: 0, max: 30 }),
    how: fc.constantFrom('at once', 'at once', 'late', 'taken back'),
  });
  const clients = [0, 1].map(() => new pg.Client({ connectionString: env.DATABASE_URL }));
  for (const client of clients) await client.connect();
  const [one, other] = clients as [pg.Client, pg.Client];
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(write, { minLength: 1, maxLength: 6 }), async (list) => {
        if (list.length > 4) await makeSome();
        // Sometimes a day passes.
        if (list.length % 2 === 0) calendar.today = new Date(calendar.today.getTime() + 86_400_000);
        for (const { at, pick, how } of list) {
          const text = (writes[at] ?? '').replaceAll('$1', '$1::integer');
          const values = text.includes('$1') ? [pick] : [];
          if (how === 'at once') await other.query(text, values);
          else {
            // Its change gets a lower number than the next one, but commits later.
            await one.query('begin');
            await one.query(text, values);
            await other.query(`insert into search_changes (brand_id) select max(id) from brands`);
            await index.catchUp();
            await one.query(how === 'late' ? 'commit' : 'rollback');
          }
          if (pick % 3 === 0) await index.catchUp();
        }
        const kept = await index.catchUp();
        const fresh = await indexAt(calendar).catchUp();
        expect(answers(kept)).toEqual(answers(fresh));
        expect(calendarsIn(kept)).toEqual(calendarsIn(fresh));
        expect(await index.check(1_000)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  } finally {
    for (const client of clients) await client.end();
  }
}, 300_000);

it('notes every kind of write, and neither a page that was looked at nor what an order alone can see', async () => {
  const brand = await makeBrand();
  await makeKitchen(brand.id);
  const pack = await makePackage(brand.id);
  const user = await makeUser();
  const choice = await makeChoice(pack.id, { choiceType: 'add_on' }, [{ name: 'Napkins' }]);
  const noted = async (text: string, values: unknown[] = []) => {
    const [before] = await sql.rows<{ last: number }>(
      'select coalesce(max(id), 0)::integer as last from search_changes',
    );
    await sql.rows(text, values);
    const rows = await sql.rows<{ brandId: number | null }>(
      'select brand_id as "brandId" from search_changes where id > $1',
      [before?.last],
    );
    return rows.map(({ brandId }) => brandId);
  };
  expect(await noted('update packages set view_count = view_count + 1 where id = $1', [pack.id])).toEqual([]);
  expect(await noted('update packages set price_cents = price_cents where id = $1', [pack.id])).toEqual([]);
  expect(
    await noted(
      `with cart as (insert into orders (user_id, brand_id) values ($2, $3) returning id)
       insert into package_item_options (package_item_id, name, created_by_order_id) select $1, 'Combo', id from cart`,
      [choice.id, user.id, brand.id],
    ),
  ).toEqual([]);
  expect(await noted('update packages set price_cents = price_cents + 1 where id = $1', [pack.id])).toEqual([
    brand.id,
  ]);
  expect(
    await noted('update package_item_options set price_cents = 5 where package_item_id = $1', [choice.id]),
  ).toEqual([brand.id]);
  expect(await noted(`update fee_rates set rate_ppm = rate_ppm + 1 where kind = 'tip'`)).toEqual([null]);
  expect(await noted('update kitchens set active = false where brand_id = $1', [brand.id])).toEqual([
    brand.id,
  ]);
});

it('finds by its check what was written past the triggers, and reads it again', async () => {
  const brand = await makeBrand();
  await makeKitchen(brand.id);
  const pack = await makePackage(brand.id, { priceCents: 1100 });
  const index = new SearchIndex();
  await index.catchUp();
  // Changes committed while an older transaction was open in the cluster are read twice.
  await index.catchUp();
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  await client.query('set session_replication_role = replica');
  await client.query('update packages set price_cents = 2200 where id = $1', [pack.id]);
  await client.end();
  const priceOf = (snapshot: Snapshot) =>
    (JSON.parse(answerPackages(snapshot, question({ brand_id: [brand.id] }))) as Schemas['PackageSearch'])
      .records[0]?.price;
  expect(priceOf(await index.catchUp())).toBe(11);
  expect(await index.check(1_000)).toEqual([brand.id]);
  expect(priceOf(await index.catchUp())).toBe(22);
});

it('reads after a booking that kitchen and not its brand, and notices a booking past the triggers all the same', async () => {
  const brand = await makeBrand();
  const [one, other] = [await makeKitchen(brand.id), await makeKitchen(brand.id)];
  await makePackage(brand.id);
  const index = new SearchIndex();
  const entry = async () => (await index.catchUp()).catalogue.entryOf(brand.id);
  // Changes during a transaction in any database of the server are read again until it ends.
  let before = await entry();
  for (let next = await entry(); next !== before; next = await entry()) before = next;
  const book = (kitchenId: number, headcount: number) =>
    sql.rows(
      `insert into kitchen_days (kitchen_id, on_date, daypart, booked_headcount, booked_orders) values ($1, $2, 'lunch', $3, 1)
       on conflict (kitchen_id, on_date, daypart) do update set booked_headcount = $3`,
      [kitchenId, soon, headcount],
    );
  await book(one.id, 30);
  const { catalogue } = await index.catchUp();
  expect(catalogue.entryOf(brand.id)).toBe(before);
  const calendars = () => calendarsIn({ catalogue } as Snapshot).slice(-2);
  const booked = (headcount: number) => [`${soon} 0,${headcount},0,0,0,1,0,0`];
  expect(calendars()).toEqual([
    { id: one.id, booked: booked(30), closures: [] },
    { id: other.id, booked: [], closures: [] },
  ]);

  await sql.rows('alter table kitchen_days disable trigger user');
  await book(one.id, 31);
  await sql.rows('alter table kitchen_days enable trigger user');
  expect(await index.check(1_000)).toEqual([brand.id]);
  expect(calendars()).toMatchObject([{ booked: booked(31) }, { booked: [] }]);
});

it('lets go of bookings and closures once they are over', async () => {
  const brand = await makeBrand();
  const { id } = await makeKitchen(brand.id);
  await sql.rows(
    `insert into kitchen_days (kitchen_id, on_date, daypart, booked_headcount, booked_orders)
     select $1, date '2030-05-01' + n, 'lunch', 20 + n, 1 from generate_series(0, 3) n`,
    [id],
  );
  await sql.rows(
    `insert into kitchen_closures (kitchen_id, during) select $1, tsrange(at, at + interval '1 hour')
     from unnest(array['2030-05-01 10:00', '2030-05-03 10:00']::timestamp[]) at`,
    [id],
  );
  const calendar = { today: new Date('2030-05-02T12:00:00Z') };
  const index = indexAt(calendar);
  const there = async () => {
    const own = calendarsIn(await index.catchUp()).at(-1) as { booked: string[]; closures: number[] };
    return { days: own.booked.map((day) => day.slice(0, 10)), closures: own.closures.length / 2 };
  };
  expect(await there()).toEqual({
    days: ['2030-05-01', '2030-05-02', '2030-05-03', '2030-05-04'],
    closures: 2,
  });
  calendar.today = new Date('2030-05-05T00:00:00Z');
  expect(await there()).toEqual({ days: ['2030-05-03', '2030-05-04'], closures: 1 });
  expect(await index.check(1_000)).toEqual([]);
});
