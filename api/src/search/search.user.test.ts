import type { Schemas } from '@copper-carrot/contracts';
import { makeBrand, makeKitchen, makePackage } from '../catalog/catalog.factory';
import { sql } from '../database';
import { addDays, toLocal } from '../schedule';
import { makeMember, makeUser, signedIn, useDatabase, type TestClient } from '../testing';

useDatabase();

const packagesPath = '/cpi/v1/public/packages/search';
const ids = (answer: { records: { id: number }[] }) => answer.records.map(({ id }) => id);

async function find<Answer = Schemas['PackageSearch']>(
  by: TestClient,
  query: object,
  path = packagesPath,
): Promise<Answer> {
  const answer = await by.get(path).query({ place_id: 1, ...query });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body as Answer;
}

/** A brand with three packages; the user ordered the first twice, the second once, the third never. */
async function makeHistory() {
  const brand = await makeBrand();
  const kitchen = await makeKitchen(brand.id);
  const packages = await Promise.all([1, 2, 3].map((popularity) => makePackage(brand.id, { popularity })));
  const { user, team } = await makeMember('orderer');
  const [first, second, third] = packages.map(({ id }) => id) as [number, number, number];
  const order = async (packageId: number, submitted: string, startAt: string) => {
    const [made] = await sql.rows<{ id: number }>(
      `insert into orders (status, user_id, team_id, brand_id, package_id, place_id, kitchen_id, start_date, start_time, time_zone,
         start_at, headcount, bypass_payment, total_cents, cancellation_policy, agreed, submitted_at)
       select 'fulfilled', $1, $2, $3, $4, 1, $5, $7::timestamptz::date, '12:00', 'America/New_York', $7, 20, true, 100, '{}', '{}', $6
       returning id`,
      [user.id, team.id, brand.id, packageId, kitchen.id, submitted, startAt],
    );
    return made?.id ?? 0;
  };
  await order(first, '2026-01-01T12:00:00Z', '2026-01-05T17:00:00Z');
  const rated = await order(first, '2026-03-01T12:00:00Z', '2026-03-05T17:00:00Z');
  await order(second, '2026-02-01T12:00:00Z', '2090-01-01T17:00:00Z');
  await sql.rows(
    'insert into reviews (order_id, brand_id, package_id, reviewer_id, overall_rating) values ($1, $2, $3, $4, 4)',
    [rated, brand.id, first, user.id],
  );
  return { brand, user, team, first, second, third };
}

it.each([
  ['a customer of no organization', null],
  ['an orderer of a team', 'orderer'],
  ['staff of a team', 'staff'],
  ['the admin of an organization', 'admin'],
] as const)(
  '[SEA-06] %s browses packages and restaurants, and orders for the own team',
  async (_who, role) => {
    const brand = await makeBrand();
    await makeKitchen(brand.id);
    const made = await makePackage(brand.id);
    const { user, team } = role === null ? { user: await makeUser(), team: null } : await makeMember(role);
    const me = await signedIn(user);
    const at = { google_place_id: 'local:10001', brand_id: brand.id };
    expect(ids(await find(me, at))).toEqual([made.id]);
    expect(ids(await find<Schemas['BrandSearch']>(me, at, '/cpi/v2/public/brands/search'))).toEqual([
      brand.id,
    ]);
    const started = await me
      .post(`/cpi/v1/orderer/packages/${made.id}/order`)
      .send({ google_place_id: at.google_place_id, order: { headcount: 20 } })
      .expect(201);
    const { id } = started.body as { id: number };
    const order = await me.get(`/cpi/v1/orderer/orders/${id}`).expect(200);
    expect(order.body).toMatchObject({
      brand_id: brand.id,
      user_id: user.id,
      team_id: team?.id ?? null,
      status: 'in_cart',
    });
  },
);

describe('the sorts of one’s own', () => {
  /** Five packages, the fifth the most popular, and two people who ordered the given packages, in this order. */
  async function twoPeople(first: number[], second: number[]) {
    const brand = await makeBrand();
    const kitchen = await makeKitchen(brand.id);
    const packages: number[] = [];
    for (const popularity of [1, 2, 3, 4, 5]) packages.push((await makePackage(brand.id, { popularity })).id);
    const person = async (ordered: number[]) => {
      const { user, team } = await makeMember('orderer');
      for (const [day, index] of ordered.entries()) {
        await sql.rows(
          `with made as (
             insert into orders (status, user_id, team_id, brand_id, package_id, place_id, kitchen_id, start_date, start_time,
               time_zone, start_at, headcount, bypass_payment, total_cents, cancellation_policy, agreed, submitted_at)
             values ('fulfilled', $1, $2, $3, $4, 1, $5, '2026-01-05', '12:00', 'America/New_York', '2026-01-05T17:00Z', 20, true,
               100, '{}', '{}', '2025-12-01T12:00Z'::timestamptz + $6 * interval '1 day') returning id)
           insert into reviews (order_id, brand_id, package_id, reviewer_id, overall_rating) select id, $3, $4, $1, 5 from made`,
          [user.id, team.id, brand.id, packages[index], kitchen.id, day],
        );
      }
      const client = await signedIn(user);
      return async (query: object) =>
        ids(await find(client, { brand_id: brand.id, ...query })).map((id) => packages.indexOf(id));
    };
    return [await person(first), await person(second)] as const;
  }

  it('[SEA-43] [SEA-40] frequently ordered: each person’s most ordered first', async () => {
    const [one, other] = await twoPeople([0, 1, 1, 2, 2, 2], [3, 1, 0, 3, 1, 3]);
    // Packages that were never ordered follow, oldest first.
    expect(await one({ order_by_order_frequency: true })).toEqual([2, 1, 0, 3, 4]);
    expect(await other({ order_by_order_frequency: true })).toEqual([3, 1, 0, 2, 4]);
  });

  it('[SEA-43] [SEA-41] oldie but goodie: what each person last ordered longest ago first', async () => {
    const [one, other] = await twoPeople([0, 2, 1], [1, 4, 2, 1]);
    const goodies = {
      previously_ordered: true,
      user_rating_above_or_null: 4.5,
      future_orders: false,
      order_by_last_submission: 'asc',
    };
    expect(await one(goodies)).toEqual([0, 2, 1]);
    expect(await other(goodies)).toEqual([4, 2, 1]);
  });

  it('[SEA-43] [SEA-42] new to me: what each person has not ordered, the most popular first', async () => {
    const [one, other] = await twoPeople([4, 0], [3]);
    const fresh = { previously_ordered: false, order_by_popularity: true };
    expect(await one(fresh)).toEqual([3, 2, 1]);
    expect(await other(fresh)).toEqual([4, 2, 1, 0]);
  });
});

it('[SEA-50] [SEA-63] [SEA-61] filters by what the user ordered and rated; ghosting_as is for site admins', async () => {
  const { brand, user, first, second, third } = await makeHistory();
  const me = await signedIn(user);
  const at = { brand_id: brand.id };
  expect(ids(await find(me, { ...at, previously_ordered: false, order_by_popularity: true }))).toEqual([
    third,
  ]);
  expect(ids(await find(me, { ...at, previously_ordered: true, order_by_last_submission: true }))).toEqual([
    second,
    first,
  ]);
  expect(ids(await find(me, { ...at, previously_ordered: true, future_orders: false }))).toEqual([first]);
  expect(ids(await find(me, { ...at, user_rating_above_or_null: 4.5 }))).toEqual([third, second]);
  expect(ids(await find(me, { ...at, user_rating_above_or_null: 4 }))).toHaveLength(3);

  const admin = await signedIn(await makeUser({ isAdmin: true }));
  expect(ids(await find(admin, { ...at, previously_ordered: true, ghosting_as: user.id }))).toHaveLength(2);
  expect(ids(await find(admin, { ...at, previously_ordered: true }))).toEqual([]);
  const stranger = await signedIn(await makeUser());
  expect((await stranger.get(packagesPath).query({ ghosting_as: user.id })).status).toBe(403);
});

it('[SEA-41] finds oldies but goodies: ordered before, rated well, nothing ahead, the oldest order first', async () => {
  const { brand, user, team, first, second, third } = await makeHistory();
  const oldest = await makePackage(brand.id);
  const [kitchen] = await sql.rows<{ id: number }>('select id from kitchens where brand_id = $1', [brand.id]);
  const ordered = async (packageId: number, submitted: string, rating: number | null) => {
    await sql.rows(
      `with made as (
         insert into orders (status, user_id, team_id, brand_id, package_id, place_id, kitchen_id, start_date, start_time, time_zone,
           start_at, headcount, bypass_payment, total_cents, cancellation_policy, agreed, submitted_at)
         values ('fulfilled', $1, $2, $3, $4, 1, $5, '2025-06-01', '12:00', 'America/New_York', '2025-06-01T16:00Z', 20, true, 100, '{}', '{}', $6)
         returning id)
       insert into reviews (order_id, brand_id, package_id, reviewer_id, overall_rating)
       select id, $3, $4, $1, $7 from made where $7::integer is not null`,
      [user.id, team.id, brand.id, packageId, kitchen?.id, submitted, rating],
    );
  };
  await ordered(oldest.id, '2025-05-01T12:00:00Z', 5);
  await ordered(third, '2025-05-02T12:00:00Z', null);
  const goodies = {
    brand_id: brand.id,
    previously_ordered: true,
    user_rating_above_or_null: 4.5,
    future_orders: false,
    order_by_last_submission: true,
  };
  // The first was rated 4, and the order of the second is in the future.
  expect([first, second]).not.toContain(oldest.id);
  expect(ids(await find(await signedIn(user), goodies))).toEqual([oldest.id, third]);
});

it("[ENTI-15] tells the user's own figures for the page", async () => {
  const { brand, user, first, second } = await makeHistory();
  const answer = await find(await signedIn(user), { brand_id: brand.id, with_times_ordered: true });
  expect(answer.times_ordered_counts).toEqual({ [first]: 2, [second]: 1 });
  expect(answer.user_ratings).toEqual({ [first]: 4 });
  expect(answer.last_ordered_timestamps).toEqual({
    [first]: '2026-03-01T12:00:00.000Z',
    [second]: '2026-02-01T12:00:00.000Z',
  });
});

it('[SEA-59] [API-055] [API-056] [API-057] [SEA-36] marks favorites, finds them, and clears them', async () => {
  const { brand, user, first } = await makeHistory();
  const me = await signedIn(user);
  await sql.rows('update brands set promoted = true where id = $1', [brand.id]);
  const packagePath = `/cpi/v1/orderer/packages/${first}/favorite`;
  const brandPath = `/cpi/v1/orderer/brands/${brand.id}/favorite`;
  for (const path of [packagePath, packagePath, brandPath]) {
    const answer = await me.post(path);
    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ favorited: true })]);
  }
  const found = await find(me, { brand_id: brand.id, favorited: true });
  expect(ids(found)).toEqual([first]);
  expect(found.promoted_brands).toEqual([]);
  const brands = await find<Schemas['BrandSearch']>(me, { favorited: true }, '/cpi/v2/public/brands/search');
  expect(ids(brands)).toEqual([brand.id]);
  const marked = (await me.get('/cpi/v1/orderer/favorited_brands')).body as {
    records: object[];
    count: number;
  };
  expect(marked).toMatchObject({
    count: 1,
    records: [{ id: brand.id, name: brand.name, slug: brand.slug, kitchen_count: 1 }],
  });

  for (const path of [packagePath, brandPath]) {
    expect((await me.delete(path)).body).toMatchObject({ favorited: false });
  }
  expect((await find(me, { brand_id: brand.id, favorited: true })).count).toBe(0);
  expect((await me.get('/cpi/v1/orderer/favorited_brands')).body).toEqual({ records: [], count: 0 });
});

it('[FAV-02] [FAV-03] takes back the one favorite that was pressed, and keeps the others and those of other people', async () => {
  const { brand, user, first, second } = await makeHistory();
  const another = await makeBrand();
  await makeKitchen(another.id);
  await makePackage(another.id);
  const [me, other] = [await signedIn(user), await signedIn(await makeUser())];
  const pathsOf = {
    package: [first, second].map((id) => `/cpi/v1/orderer/packages/${id}/favorite`),
    brand: [brand, another].map(({ id }) => `/cpi/v1/orderer/brands/${id}/favorite`),
  };
  for (const by of [me, other])
    for (const path of [...pathsOf.package, ...pathsOf.brand]) await by.post(path).expect(200);
  const sorted = (some: number[]) => some.toSorted((a, b) => a - b);
  const marked = async (by: TestClient) => {
    const query = { favorited: true };
    const packages = await find(by, query);
    const brands = await find<Schemas['BrandSearch']>(by, query, '/cpi/v2/public/brands/search');
    const listed = (await by.get('/cpi/v1/orderer/favorited_brands').expect(200)).body as typeof brands;
    return [packages, brands, listed].map((answer) => sorted(ids(answer)));
  };
  const both = sorted([brand.id, another.id]);
  const all = [sorted([first, second]), both, both];
  expect([await marked(me), await marked(other)]).toEqual([all, all]);

  await me.delete(pathsOf.package[0] ?? '').expect(200);
  expect([await marked(me), await marked(other)]).toEqual([[[second], both, both], all]);
  await me.delete(pathsOf.brand[0] ?? '').expect(200);
  expect([await marked(me), await marked(other)]).toEqual([[[second], [another.id], [another.id]], all]);
});

it('asks for a sign-in to mark favorites, and knows no favorite of nothing', async () => {
  const { first, user } = await makeHistory();
  const me = await signedIn(user);
  expect((await me.post('/cpi/v1/orderer/packages/999999/favorite')).status).toBe(404);
  expect((await me.post('/cpi/v1/orderer/packages/x1/favorite')).status).toBe(422);
  await me.delete('/cpi/v1/auth');
  expect((await me.post(`/cpi/v1/orderer/packages/${first}/favorite`)).status).toBe(401);
});

it('[SEA-48] keeps to a roster or leaves its brands out; the roster of strangers is not there', async () => {
  const { brand, user, team } = await makeHistory();
  const plain = await makeBrand();
  await makeKitchen(plain.id);
  const other = await makePackage(plain.id);
  const [roster] = await sql.rows<{ id: number }>(
    `with made as (insert into rosters (team_id, name) values ($1, 'Allowed') returning id)
     , put as (insert into roster_brands (roster_id, brand_id) select id, $2 from made) select id from made`,
    [team.id, brand.id],
  );
  const me = await signedIn(user);
  const at = { brand_id: [brand.id, plain.id] };
  expect((await find(me, { ...at, roster_id: roster?.id })).brands_count).toBe(1);
  expect(ids(await find(me, { ...at, block_roster_id: roster?.id }))).toEqual([other.id]);
  const stranger = await signedIn(await makeUser());
  expect((await stranger.get(packagesPath).query({ roster_id: roster?.id })).status).toBe(404);
});

it('takes the position of an address of the address book, and of no other', async () => {
  const { brand, user } = await makeHistory();
  const [address] = await sql.rows<{ id: number }>(
    `insert into addresses (user_id, formatted_address, google_place_id, city, state, zip, latitude, longitude, place_id, time_zone)
     values ($1, '1 Test St', 'local:10001', 'New York', 'NY', '10001', 40.75, -73.99, 1, 'America/New_York') returning id`,
    [user.id],
  );
  const query = { brand_id: brand.id, address_id: address?.id };
  expect((await find(await signedIn(user), query)).minimum_amounts).toEqual({ [brand.id]: 100 });
  const stranger = await signedIn(await makeUser());
  expect((await stranger.get(packagesPath).query(query)).status).toBe(404);
});

it('shows the total that the preview of the order says', async () => {
  const { brand, user, first } = await makeHistory();
  const me = await signedIn(user);
  await sql.rows(
    `insert into deals (brand_id, label, amount_cents, minimum_cents, effective) values ($1, '$25 off', 2500, 20000, '[2020-01-01,)')`,
    [brand.id],
  );
  const event = {
    google_place_id: 'local:10001',
    headcount: 20,
    start_date: addDays(toLocal(new Date(), 'America/New_York').date, 20),
    start_time: '12:00',
  };
  const { records } = await find(me, { ...event, brand_id: brand.id });
  const record = records.find(({ id }) => id === first);
  const preview = await me.post(`/cpi/v1/orderer/packages/${first}/order/preview`).send(event);
  expect(preview.body).toMatchObject({
    error: null,
    order: { pricing: { customer_price: record?.total_price, price_per_person: record?.all_in_price } },
  });
  expect(record?.deal).toBe('$25 off');
});
