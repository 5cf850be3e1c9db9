import type { List, Schemas } from '@copper-carrot/contracts';
import { Membership } from '../accounts';
import { makeBrand, makeKitchen, makePackage } from '../catalog/catalog.factory';
import { sql } from '../database';
import { addDays, toLocal } from '../schedule';
import { makeMember, makeUser, signedIn, useDatabase, type TestClient } from '../testing';

useDatabase();

const path = '/cpi/v2/orderer/blocked_brands';
const today = () => toLocal(new Date(), 'America/New_York').date;
const packages = '/cpi/v1/public/packages/search';
const brands = '/cpi/v2/public/brands/search';
const map = '/cpi/v2/public/brands/search/map';

async function makeOffer({ promoted = false } = {}) {
  const brand = await makeBrand();
  await sql.rows('update brands set promoted = $2 where id = $1', [brand.id, promoted]);
  await makeKitchen(brand.id);
  return { brand, pack: await makePackage(brand.id) };
}
const listed = async (client: TestClient) =>
  (await client.get(path).expect(200)).body as List<Schemas['BlockedBrand']>;
const block = async (client: TestClient, brandId: number) =>
  (
    await client
      .post(path)
      .send({ blocked_brand: { brand_id: brandId } })
      .expect(201)
  ).body as {
    id: number;
    brand_id: number;
  };
const found = async <Answer = Schemas['PackageSearch']>(client: TestClient, at: string, query: object = {}) =>
  (
    await client
      .get(at)
      .query({ place_id: 1, ...query })
      .expect(200)
  ).body as Answer;

test('[API-102] a restaurant is blocked once however often it is pressed, listed, and taken off again', async () => {
  const { brand } = await makeOffer();
  const me = await signedIn(await makeUser());
  expect(await listed(me)).toEqual({ records: [], count: 0 });
  const { id } = await block(me, brand.id);
  expect(await block(me, brand.id)).toEqual({ id, brand_id: brand.id });
  expect(await listed(me)).toMatchObject({
    count: 1,
    records: [{ id, brand_id: brand.id, brand: { name: brand.name, slug: brand.slug, kitchen_count: 1 } }],
  });
  await me.delete(`${path}/${id}`).expect(204);
  expect((await listed(me)).count).toBe(0);
  await me.delete(`${path}/${id}`).expect(404);
});

test('a person’s searches leave it out, of packages, restaurants and the map, in counts and among the promoted; others find it', async () => {
  const kept = await makeOffer();
  const gone = await makeOffer({ promoted: true });
  const me = await signedIn(await makeUser());
  const other = await signedIn(await makeUser());
  const both = { brand_id: [kept.brand.id, gone.brand.id] };
  const before = await found(me, packages, both);
  expect([before.count, before.brands_count]).toEqual([2, 2]);
  await block(me, gone.brand.id);
  const after = await found(me, packages, both);
  expect(after.records.map(({ id }) => id)).toEqual([kept.pack.id]);
  expect([after.count, after.brands_count]).toEqual([1, 1]);
  expect((await found(me, packages)).promoted_brands.map(({ id }) => id)).not.toContain(gone.brand.id);
  const ids = async (client: TestClient, at: string) =>
    (await found<{ records: { id?: number; brand_id?: number }[] }>(client, at, both)).records.map(
      ({ id, brand_id }) => brand_id ?? id,
    );
  expect(await ids(me, brands)).toEqual([kept.brand.id]);
  expect(await ids(me, map)).toEqual([kept.brand.id]);
  expect((await ids(other, brands)).toSorted()).toEqual([kept.brand.id, gone.brand.id].toSorted());
  // Its own page knows it yet.
  expect((await found(me, packages, { brand_id: gone.brand.id, with_blocked: true })).count).toBe(1);
});

test('nothing that leads to restaurants names it: suggestions, why something is not found, an order that was left', async () => {
  const brand = await makeBrand({ name: 'Quillwort House' });
  await makeKitchen(brand.id);
  const pack = await makePackage(brand.id, { name: 'Quillwort Feast' });
  const { user } = await makeMember('orderer');
  const [me, other] = [await signedIn(user), await signedIn(await makeUser())];
  const order = { headcount: 20, start_date: addDays(today(), 9), start_time: '12:00' };
  await me.post(`/cpi/v1/orderer/packages/${pack.slug}/order`).send({ order }).expect(201);
  const named = async (client: TestClient) => {
    const suggested = await found<List<Schemas['SearchSuggestion']>>(
      client,
      '/cpi/v1/public/search/suggestions',
      { query: 'quillwort' },
    );
    // So small a party as no package of it is for.
    const missed = await found<List<Schemas['UnavailableRecord']>>(
      client,
      '/cpi/v1/public/search/unavailable',
      { query: 'quillwort', headcount: 1 },
    );
    return [
      suggested.records.map(({ label }) => label).toSorted(),
      missed.records.map(({ name }) => name).toSorted(),
    ];
  };
  const left = async (query: object = {}) =>
    ((await me.get('/cpi/v1/orderer/left_carts').query(query).expect(200)).body as List<unknown>).count;
  const both = ['Quillwort Feast', 'Quillwort House'];
  expect([await named(me), await left()]).toEqual([[both, both], 1]);
  const { id } = await block(me, brand.id);
  expect([await named(me), await left()]).toEqual([[[], []], 0]);
  expect(await named(other)).toEqual([both, both]);
  // On its own page they are asked whether to go on.
  expect([await left({ package_id: pack.id }), await left({ brand_id: brand.id })]).toEqual([1, 1]);
  await me.delete(`${path}/${id}`).expect(204);
  expect([await named(me), await left()]).toEqual([[both, both], 1]);
});

test('who is blocked takes nobody’s place among what is told as not to be had, unless they are asked for', async () => {
  const [gone, yard] = [
    await makeBrand({ name: 'Sillabub House' }),
    await makeBrand({ name: 'Sillabub Yard' }),
  ];
  for (const { id } of [gone, yard]) await makeKitchen(id);
  for (let nth = 1; nth <= 10; nth += 1) await makePackage(gone.id, { name: `Sillabub ${nth}` });
  await makePackage(yard.id);
  const me = await signedIn(await makeUser());
  const missed = async (more: object = {}) => {
    const query = { query: 'sillabub', headcount: 1, ...more };
    const { records } = await found<List<Schemas['UnavailableRecord']>>(
      me,
      '/cpi/v1/public/search/unavailable',
      query,
    );
    return records.map(({ name }) => name);
  };
  await block(me, gone.id);
  expect(await missed()).toEqual(['Sillabub Yard']);
  expect(await missed({ with_blocked: true })).not.toContain('Sillabub Yard');
});

test('it is blocked along with a list of the organization that is left out', async () => {
  const [mine, theirs, kept] = [await makeOffer(), await makeOffer(), await makeOffer()];
  const { user, team } = await makeMember('orderer');
  const me = await signedIn(user);
  const [roster] = await sql.rows<{ id: number }>(
    `insert into rosters (team_id, name, kind) values ($1, 'Not here', 'block') returning id`,
    [team.id],
  );
  const rosterId = roster?.id ?? 0;
  await me.post(`/cpi/v2/public/rosters/${rosterId}/brands/${theirs.brand.id}/add`).expect(200);
  await block(me, mine.brand.id);
  const all = { brand_id: [mine, theirs, kept].map(({ brand }) => brand.id), block_roster_id: rosterId };
  expect((await found(me, packages, all)).records.map(({ id }) => id)).toEqual([kept.pack.id]);
});

test('what is no restaurant, and who is nobody, is told so', async () => {
  const { brand } = await makeOffer();
  const me = await signedIn(await makeUser());
  const { body } = (await me.post(path).send({ blocked_brand: {} }).expect(422)) as {
    body: Schemas['Error'];
  };
  expect(body).toMatchObject({ fields: { brand_id: expect.anything() as unknown } });
  await me
    .post(path)
    .send({ blocked_brand: { brand_id: 2_000_000_000 } })
    .expect(404);
  const { id } = await block(me, brand.id);
  const stranger = await signedIn(await makeUser());
  await stranger.delete(`${path}/${id}`).expect(404);
  expect((await listed(me)).count).toBe(1);
});

describe('an organization’s lists', () => {
  async function world() {
    const { user, team } = await makeMember('orderer');
    const { brand } = await makeOffer();
    const [roster] = await sql.rows<{ id: number }>(
      `insert into rosters (team_id, name) values ($1, 'Caterers we trust') returning id`,
      [team.id],
    );
    const act = (client: TestClient, what: 'add' | 'remove', brandId = brand.id) =>
      client.post(`/cpi/v2/public/rosters/${roster?.id}/brands/${brandId}/${what}`);
    const join = async (role: 'staff' | 'admin') => {
      const member = await makeUser();
      await Membership.create({ teamId: team.id, userId: member.id, role });
      return signedIn(member);
    };
    return { me: await signedIn(user), brand, rosterId: roster?.id, act, join };
  }

  test('[FAV-06] [API-079] [API-080] [ENTI-19] a restaurant is added and removed, again changes nothing, and the session says so', async () => {
    const { me, brand, rosterId, act } = await world();
    for (let pressed = 0; pressed < 2; pressed++)
      expect((await act(me, 'add').expect(200)).body).toMatchObject({
        ...{ id: rosterId, name: 'Caterers we trust' },
        brand_ids: [brand.id],
      });
    const session = async () => (await me.get('/cpi/v2/user').expect(200)).body as Schemas['Session'];
    expect((await session()).rosters).toMatchObject([{ id: rosterId, brand_ids: [brand.id] }]);
    for (let pressed = 0; pressed < 2; pressed++)
      expect((await act(me, 'remove').expect(200)).body).toMatchObject({ id: rosterId, brand_ids: [] });
    expect((await session()).rosters).toMatchObject([{ id: rosterId, brand_ids: [] }]);
  });

  test('[FAV-06] one restaurant is put on one list and taken off it; no other list holds more or less for it', async () => {
    const { me, rosterId: allow = 0, brand } = await world();
    const theirs = await world();
    const second = await makeBrand();
    const [made] = await sql.rows<{ id: number }>(
      `insert into rosters (team_id, name, kind) select team_id, 'Not here', 'block' from rosters where id = $1 returning id`,
      [allow],
    );
    const block = made?.id ?? 0;
    await theirs.act(theirs.me, 'add', brand.id).expect(200);
    const held = async () => {
      const lists = await Promise.all(
        [me, theirs.me].map(
          async (client) =>
            ((await client.get('/cpi/v2/user').expect(200)).body as Schemas['Session']).rosters,
        ),
      );
      return lists.map((rosters) => rosters.map(({ id, brand_ids }) => [id, brand_ids]));
    };
    const press = async (what: 'add' | 'remove', rosterId: number, brandId: number) => {
      const path = `/cpi/v2/public/rosters/${rosterId}/brands/${brandId}/${what}`;
      const { brand_ids } = (await me.post(path).expect(200)).body as Schemas['Roster'];
      return [brand_ids, await held()];
    };
    const both = [brand.id, second.id];
    const kept = [[theirs.rosterId, [brand.id]]];
    const lists = (allowed: number[], blocked: number[]) => [
      [
        [allow, allowed],
        [block, blocked],
      ],
      kept,
    ];
    expect(await press('add', allow, brand.id)).toEqual([[brand.id], lists([brand.id], [])]);
    expect(await press('add', allow, second.id)).toEqual([both, lists(both, [])]);
    expect(await press('add', block, brand.id)).toEqual([[brand.id], lists(both, [brand.id])]);
    expect(await press('add', block, second.id)).toEqual([both, lists(both, both)]);
    expect(await press('remove', allow, brand.id)).toEqual([[second.id], lists([second.id], both)]);
    expect(await press('remove', block, second.id)).toEqual([[brand.id], lists([second.id], [brand.id])]);
    expect(await press('remove', allow, second.id)).toEqual([[], lists([], [brand.id])]);
  });

  test('they are kept by who orders there: members read them, and strangers know of none', async () => {
    const { act, join } = await world();
    await act(await join('admin'), 'add').expect(200);
    await act(await join('staff'), 'add').expect(403);
    await act(await signedIn(await makeUser()), 'add').expect(404);
    await act(await join('admin'), 'add', 2_000_000_000).expect(404);
  });
});
