import { savedSearchLimit, type List, type Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { client, makeUser, signedIn, useDatabase, type TestClient } from '../testing';

useDatabase();

const path = '/cpi/v2/orderer/saved_searches';
const save = async (by: TestClient, saved_search: object) =>
  (await by.post(path).send({ saved_search }).expect(201)).body as Schemas['SavedSearch'];
const mine = async (by: TestClient) => (await by.get(path).expect(200)).body as List<Schemas['SavedSearch']>;

it('[API-098] [ENTI-22] [PLAN-08] [PLAN-09] [PLAN-10] [PLAN-11] [PLAN-12] [PLAN-13] [PLAN-14] keeps a search under its own names', async () => {
  const user = await makeUser();
  const me = await signedIn(user);
  const made = await save(me, {
    name: ' Lunch boxes ',
    query: 'tacos',
    poll_lead_time_below_including: 20,
    price_below_including: 15,
    budget_limit: '600.0',
    brand_has_minority_flag: ['woman'],
    brand_sustainable: true,
    batchable: true,
    presentation_type: 'all',
    all_in_pricing: false,
    package_type: 'lunch_or_dinner',
    search_type: 'restaurants',
  });
  const expected = {
    id: made.id,
    user_id: user.id,
    name: 'Lunch boxes',
    query: 'tacos',
    lead_time_hours: 20,
    max_price: '15',
    budget_limit: '600',
    minority_flag: ['woman'],
    sustainable: true,
    group_eligible: true,
    package_type: 'lunch_or_dinner',
    search_type: 'restaurants',
  };
  expect(made).toEqual(expected);
  expect(await mine(me)).toEqual({ records: [expected], count: 1 });
  const session = (await me.get('/cpi/v2/user').expect(200)).body as Schemas['Session'];
  expect(session.saved_searches).toEqual([expected]);
});

it('drops a trailing .0 that was stored before', async () => {
  const user = await makeUser();
  await sql.rows(
    `insert into saved_searches (user_id, name, filters) values ($1, 'Old', '{"max_price": "16.0", "presentation_type": "all"}')`,
    [user.id],
  );
  const { records } = await mine(await signedIn(user));
  expect(records).toEqual([{ id: records[0]?.id, user_id: user.id, name: 'Old', max_price: '16' }]);
});

it('changes the name and the filters that are given, and forgets', async () => {
  const me = await signedIn(await makeUser());
  const { id } = await save(me, { name: 'Lunch', headcount: 20, max_price: '15.0', minority_flag: 'woman' });
  const change = (saved_search: object) => me.patch(`${path}/${id}`).send({ saved_search });
  const renamed = await change({ name: 'Late lunch' }).expect(200);
  expect(renamed.body).toMatchObject({ name: 'Late lunch', headcount: 20, max_price: '15' });
  const cheaper = await change({ price_below_including: 12.5, minority_flag: null }).expect(200);
  expect(cheaper.body).toMatchObject({ name: 'Late lunch', headcount: 20, max_price: '12.5' });
  expect(cheaper.body).not.toHaveProperty('minority_flag');
  await change({ name: 'Late lunch' }).expect(200);
  await me.delete(`${path}/${id}`).expect(204);
  await me.delete(`${path}/${id}`).expect(404);
  expect(await mine(me)).toEqual({ records: [], count: 0 });
});

it.each([
  [{}, 'name', 'blank'],
  [{ name: '  ' }, 'name', 'blank'],
  [{ name: 'x'.repeat(101) }, 'name', 'too_long'],
  [{ name: 'Lunch', headcount: -1 }, 'headcount', 'greater_than'],
  [{ name: 'Lunch', headcount: '20' }, 'headcount', 'invalid_type'],
  [{ name: 'Lunch', start_date: '2026-02-30' }, 'start_date', 'invalid'],
  [{ name: 'Lunch', max_price: '15.0; drop table' }, 'max_price', 'invalid'],
  [{ name: 'Lunch', colour: 'red' }, 'colour', 'unknown'],
  [{ name: 'Lunch', query: 'x'.repeat(201) }, 'query', 'too_long'],
])('refuses %j by its field', async (saved_search, field, code) => {
  const me = await signedIn(await makeUser());
  const { body } = (await me.post(path).send({ saved_search }).expect(422)) as { body: { fields: object } };
  expect(body.fields).toEqual({ [field]: [code] });
  expect((await mine(me)).count).toBe(0);
});

it('[PLAN-15] refuses a name that is taken with a sentence, whatever its letters', async () => {
  const me = await signedIn(await makeUser());
  await save(me, { name: 'Lunch' });
  const other = await save(me, { name: 'Dinner' });
  const taken = {
    fields: { name: ['taken'] },
    field_errors: { name: ['is already the name of another of your searches'] },
  };
  const again = await me.post(path).send({ saved_search: { name: 'LUNCH' } });
  expect(again.status).toBe(422);
  expect(again.body).toMatchObject(taken);
  const renamed = await me.patch(`${path}/${other.id}`).send({ saved_search: { name: 'lunch' } });
  expect(renamed.body).toMatchObject(taken);
  await save(await signedIn(await makeUser()), { name: 'Lunch' });
});

it('keeps no more than the limit, also when two are saved at once', async () => {
  const user = await makeUser();
  const me = await signedIn(user);
  await sql.rows(
    `insert into saved_searches (user_id, name) select $1, 'Search ' || n from generate_series(1, $2::integer - 1) n`,
    [user.id, savedSearchLimit],
  );
  const both = await Promise.all(
    ['One', 'Another'].map((name) => me.post(path).send({ saved_search: { name } })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  expect(both.find(({ status }) => status === 422)?.body).toMatchObject({ fields: { base: ['too_many'] } });
  expect((await mine(me)).count).toBe(savedSearchLimit);
});

it("hides a stranger's searches, and everything from who is not signed in", async () => {
  const { id } = await save(await signedIn(await makeUser()), { name: 'Mine' });
  const stranger = await signedIn(await makeUser());
  await stranger
    .patch(`${path}/${id}`)
    .send({ saved_search: { name: 'Yours' } })
    .expect(404);
  await stranger.delete(`${path}/${id}`).expect(404);
  expect((await mine(stranger)).records).toEqual([]);
  await client().get(path).expect(401);
  await client()
    .post(path)
    .send({ saved_search: { name: 'Lunch' } })
    .expect(401);
});
