import type { List, Schemas } from '@copper-carrot/contracts';
import { createApp } from '../../app';
import { makeBrand } from '../../catalog/catalog.factory';
import { client, makeUser, signedIn, type TestClient, useDatabase } from '../../testing';
import { makeCampaign, makeDelivery, makeDonation, makeUpdate } from '../cares.factory';
import { sql } from '../../database';

useDatabase();

type Operated = Schemas['OperatedCampaign'];
const app = createApp();
const base = '/cpi/v2/admin/campaigns';
let admin: TestClient;
beforeAll(async () => {
  admin = await signedIn(await makeUser({ isAdmin: true }), app);
});

const fields = {
  name: 'Soup for the night shift',
  summary: 'Hot soup at three in the morning.',
  story: 'It began with one pot.',
  goal: 2500.5,
  meal_price: 8.5,
  palette: 'leaf',
  dishes: ['soup-bowl', 'bread'],
};
const ofHospital = {
  ...fields,
  campaign_type: 'covid_hospital',
  place_id: 3,
  hospital_name: 'Lakeshore General',
  hospital_address: '640 North Wells Street, Chicago, IL 60654',
};
const start = async (campaign: object, status = 201) => {
  const answer = await admin.post(base).send({ campaign });
  expect([answer.status, answer.body]).toEqual([status, answer.body]);
  return answer.body as Operated & { fields: Record<string, string[]> };
};
const change = async (id: number, campaign: object, status = 200) => {
  const answer = await admin.patch(`${base}/${id}`).send({ campaign });
  expect([answer.status, answer.body]).toEqual([status, answer.body]);
  return answer.body as Operated & { fields: Record<string, string[]> };
};
const publicPage = (slug: string) => client(app).get(`/cpi/v1/public/charitable_causes/${slug}`);

describe('[CARE-01] those who run the site', () => {
  it('start a campaign of a hospital, which is public at once under an address made of its name', async () => {
    const made = await start(ofHospital);
    expect(made).toMatchObject({
      slug: 'soup-for-the-night-shift',
      status: 'running',
      goal: 2500.5,
      meal_price: 8.5,
      hospital: { name: 'Lakeshore General' },
      caterer: null,
      sites: ['*'],
      palette: 'leaf',
      dishes: ['soup-bowl', 'bread'],
      closed_at: null,
    });
    expect(made.image.url).toMatch(new RegExp(`^/pictures/campaigns/${made.id}\\.svg\\?v=`));
    expect(made.image.alt).toBe(
      'Soup for the night shift: a shared table with a bowl of soup and bread, and a heart',
    );
    expect((await publicPage(made.slug).expect(200)).body).toMatchObject({
      story: 'It began with one pot.',
      place: { id: 3 },
      embedding: 'any_site',
    });
    await client(app).get(made.image.url).expect(200);
    expect((await start(ofHospital, 422)).fields).toEqual({ slug: ['taken'] });
  });

  it('start a campaign of a restaurant by the address of its page', async () => {
    const { slug } = await makeBrand();
    const own = { ...fields, name: 'Feed the block', campaign_type: 'covid_caterer', place_id: 1 };
    expect(await start({ ...own, brand_slug: slug })).toMatchObject({ caterer: { slug }, hospital: null });
    expect((await start({ ...own, slug: 'another' }, 422)).fields).toEqual({ brand_slug: ['blank'] });
    expect((await start({ ...own, slug: 'another', brand_slug: 'no-such' }, 422)).fields).toEqual({
      brand_slug: ['inclusion'],
    });
  });

  it.each([
    ['goal', { goal: 0 }],
    ['goal', { goal: 10.001 }],
    ['hospital_name', { hospital_name: undefined }],
    ['place_id', { place_id: 9999 }],
    ['ends_on', { ends_on: '2020-01-31' }],
    ['slug', { slug: 'caterers' }],
    ['slug', { slug: '2031' }],
    ['slug', { slug: 'Not An Address' }],
    ['dishes', { dishes: [] }],
    ['sites', { sites: ['example.org'] }],
    ['sites', { sites: ['http://www.example.org'] }],
    ['sites', { sites: ['https://www.example.org; script-src *'] }],
    ['sites', { sites: ["'none'"] }],
  ])('are told by the field %s what is wrong with a new one: %j', async (field, wrong) => {
    const refused = await start({ ...ofHospital, slug: `wrong-one`, ...wrong }, 422);
    expect(Object.keys(refused.fields)).toEqual([field]);
  });

  it('change what it says, and who may embed it', async () => {
    const { id, slug } = await makeCampaign();
    const changed = await change(id, {
      name: 'A new name',
      goal: 99,
      ends_on: null,
      sites: ['https://www.Example.org/some/page', 'https://*.example.net', 'https://www.example.org'],
      hospital_name: 'Another Hospital',
    });
    expect(changed).toMatchObject({
      slug,
      name: 'A new name',
      goal: 99,
      meal_price: 8.5,
      ends_on: null,
      sites: ['https://www.example.org', 'https://*.example.net'],
      hospital: { name: 'Another Hospital', formatted_address: '1 Ward Street' },
    });
    expect((await publicPage(slug).expect(200)).body).toMatchObject({ embedding: 'listed_sites' });
    await change(id, { sites: [] });
    expect((await publicPage(slug).expect(200)).body).toMatchObject({
      embedding: 'none',
      name: 'A new name',
    });
    await change(2_000_000_000, { name: 'Of none' }, 404);
  });

  it('close a campaign, find it among the closed ones with all that it had, and open it again', async () => {
    const { id, slug, brandId } = await makeCampaign();
    await makeDonation(id, 2_000);
    await makeDelivery(id, brandId, 30);
    await makeUpdate(id, { title: 'Kept' });
    const { body: closed } = (await admin.post(`${base}/${id}/close`).expect(200)) as { body: Operated };
    expect(closed).toMatchObject({ status: 'closed', raised: 20, meals_delivered: 30 });
    const again = (await admin.post(`${base}/${id}/close`).expect(200)) as { body: Operated };
    expect(again.body.closed_at).toBe(closed.closed_at);
    await publicPage(slug).expect(404);
    const listed = async (status: string) => {
      const { body } = (await admin.get(base).query({ status, limit: 200 }).expect(200)) as {
        body: List<Operated>;
      };
      return body.records.some((each) => each.id === id);
    };
    expect([await listed('closed'), await listed('running')]).toEqual([true, false]);
    const news = await admin.get(`${base}/${id}/updates`).expect(200);
    expect(news.body).toMatchObject({ count: 1, records: [{ title: 'Kept' }] });
    await admin.post(`${base}/${id}/reopen`).expect(200);
    await publicPage(slug).expect(200);
  });
});

it('[CARE-09] they post, change and remove news, and say what is featured', async () => {
  const { id, slug } = await makeCampaign();
  const other = await makeCampaign();
  const updates = `${base}/${id}/updates`;
  const { body: posted } = (await admin
    .post(updates)
    .send({ update: { title: 'The first meals are out', body: 'Forty plates.' } })
    .expect(201)) as { body: Schemas['CauseUpdate'] };
  expect(posted).toMatchObject({ featured: false, campaign: { id, slug } });
  await admin
    .patch(`${updates}/${posted.id}`)
    .send({ update: { featured: true } })
    .expect(200);
  expect((await publicPage(slug).expect(200)).body).toMatchObject({
    updates: [{ title: 'The first meals are out', body: 'Forty plates.', featured: true }],
  });
  await admin.delete(`${base}/${other.id}/updates/${posted.id}`).expect(404);
  await admin.delete(`${updates}/${posted.id}`).expect(204);
  await admin.delete(`${updates}/${posted.id}`).expect(404);
  await admin
    .post(`${base}/2000000000/updates`)
    .send({ update: { title: 'News', body: 'Of none' } })
    .expect(404);
  const refused = await admin
    .post(updates)
    .send({ update: { title: 'News' } })
    .expect(422);
  expect(refused.body).toMatchObject({ fields: { body: ['blank'] } });
});

it('[CARE-05] they read the gifts, and save them in a file whose words are no formulas', async () => {
  const { id, slug } = await makeCampaign();
  await makeDonation(id, 12_550);
  await sql.rows(
    `insert into donations (campaign_id, amount_cents, status, idempotency_key, donor_name, donor_email, anonymous, message)
     values ($1, 500, 'failed', 'formula', '=HYPERLINK("https://evil.example","me")', 'ann@example.com', true, '@SUM(A1), "quoted"')`,
    [id],
  );
  const { body } = (await admin.get(`${base}/${id}/gifts`).expect(200)) as {
    body: List<Schemas['GiftOfCampaign']>;
  };
  expect(body.count).toBe(2);
  expect(body.records.map(({ amount, status }) => [amount, status])).toEqual(
    expect.arrayContaining([
      [125.5, 'paid'],
      [5, 'failed'],
    ]),
  );
  const file = (await admin.get(`${base}/${id}/gifts/csv`).expect(200)) as {
    text: string;
    headers: Record<string, string>;
  };
  expect(file.headers['content-disposition']).toBe(`attachment; filename=gifts-${slug}.csv`);
  const [head, ...lines] = file.text.trim().split('\r\n');
  expect(head).toContain('"Amount in dollars","Name","E-mail"');
  expect(lines).toHaveLength(2);
  expect(file.text).toContain(`"'=HYPERLINK(""https://evil.example"",""me"")","ann@example.com","yes"`);
  expect(file.text).toContain(`"'@SUM(A1), ""quoted"""`);
  expect(file.text).toContain(',125.5,');
});

it('[PERM-05] they are site admins, in person or behind somebody', async () => {
  const { id } = await makeCampaign();
  const { body: update } = (await admin
    .post(`${base}/${id}/updates`)
    .send({ update: { title: 'News', body: 'Words' } })
    .expect(201)) as { body: { id: number } };
  const calls: [method: 'get' | 'post' | 'patch' | 'delete', path: string, body?: object][] = [
    ['get', base],
    ['post', base, { campaign: ofHospital }],
    ['get', `${base}/${id}`],
    ['patch', `${base}/${id}`, { campaign: { goal: 1 } }],
    ['post', `${base}/${id}/close`],
    ['post', `${base}/${id}/reopen`],
    ['get', `${base}/${id}/updates`],
    ['post', `${base}/${id}/updates`, { update: { title: 'News', body: 'Words' } }],
    ['patch', `${base}/${id}/updates/${update.id}`, { update: { title: 'Other' } }],
    ['delete', `${base}/${id}/updates/${update.id}`],
    ['get', `${base}/${id}/gifts`],
    ['get', `${base}/${id}/gifts/csv`],
  ];
  const user = await makeUser();
  const person = await signedIn(user, app);
  for (const [who, status] of [
    [client(app), 401],
    [person, 403],
  ] as const)
    for (const [method, path, body] of calls) {
      const answer = await (body ? who[method](path).send(body) : who[method](path));
      expect([method, path, answer.status]).toEqual([method, path, status]);
    }
  const behind = await signedIn(await makeUser({ isAdmin: true }), app);
  await behind
    .always({ 'CC-As-User': String(user.id) })
    .get(`${base}/${id}`)
    .expect(200);
});
