import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { List, Schemas } from '@copper-carrot/contracts';
import { Client } from 'pg';
import { createApp } from '../app';
import { makeBrand, makeKitchen, makePackage } from '../catalog/catalog.factory';
import { sql } from '../database';
import { env } from '../env';
import { client, until, useDatabase } from '../testing';

useDatabase();

const path = '/cpi/v1/public/search/suggestions';
async function suggest(query: Record<string, string | number>) {
  const { body } = (await client().get(path).query(query).expect(200)) as {
    body: List<Schemas['SearchSuggestion']>;
  };
  return body.records;
}
const labels = (records: Schemas['SearchSuggestion'][]) => records.map(({ label }) => label);

async function makeOffer(name: string, brandName: string, where: Parameters<typeof makeKitchen>[1] = {}) {
  const brand = await makeBrand({ name: brandName });
  await makeKitchen(brand.id, where);
  return { brand, pack: await makePackage(brand.id, { name }) };
}
async function makeDish(brandId: number, name: string) {
  const menu = await sql.first<{ id: number }>(
    `insert into menus (brand_id, name) values ($1, 'Menu') returning id`,
    [brandId],
  );
  const category = await sql.first<{ id: number }>(
    `insert into menu_categories (menu_id, name) values ($1, 'Mains') returning id`,
    [menu?.id],
  );
  await sql.rows(
    'insert into menu_items (menu_id, menu_category_id, name, price_cents) values ($1, $2, $3, 900)',
    [menu?.id, category?.id, name],
  );
}

describe('what a text may mean', () => {
  it('names packages, restaurants, dishes and cuisines, each with what tells it apart', async () => {
    const { brand, pack } = await makeOffer('Zebrano Feast', 'Zebrano House');
    await makeDish(brand.id, 'Zebrano Risotto');
    expect(await suggest({ query: 'zebrano', place_id: 1 })).toEqual([
      {
        kind: 'brand',
        id: brand.id,
        label: 'Zebrano House',
        detail: '1 package',
        slug: brand.slug,
        score: 1,
      },
      {
        kind: 'package',
        id: pack.id,
        label: 'Zebrano Feast',
        detail: 'Zebrano House',
        slug: pack.slug,
        score: 1,
      },
      expect.objectContaining({
        kind: 'dish',
        label: 'Zebrano Risotto',
        detail: 'Zebrano House',
        slug: brand.slug,
      }),
    ]);
    const [cuisine] = await suggest({ query: 'mexic' });
    expect(cuisine).toMatchObject({
      kind: 'category',
      label: 'Mexican',
      detail: 'Lunch or dinner',
      slug: 'lunch_mexican',
    });
  });

  it('forgives typos and accents, and puts a beginning before what is only alike', async () => {
    await makeOffer('Quesadilla Grande', 'Casa Norte');
    await makeOffer('Crème Brûlée Tray', 'Patisserie Nord');
    await makeOffer('Big Quesadilla Box', 'Casa Sur');
    expect(
      labels(await suggest({ query: 'quesadila' }))
        .slice(0, 2)
        .sort(),
    ).toEqual(['Big Quesadilla Box', 'Quesadilla Grande']);
    expect(labels(await suggest({ query: 'qeusadilla' }))).toContain('Quesadilla Grande');
    expect(labels(await suggest({ query: 'creme brule' }))).toContain('Crème Brûlée Tray');
    expect(labels(await suggest({ query: 'QUESAD' })).slice(0, 2)).toEqual([
      'Quesadilla Grande',
      'Big Quesadilla Box',
    ]);
  });

  it('leaves out what is not active or not offered at the place', async () => {
    const seattle = { placeId: 8, latitude: 47.61, longitude: -122.33 };
    await makeOffer('Vermouth Supper', 'Vermouth West', seattle);
    const here = await makeOffer('Vermouth Lunch', 'Vermouth East');
    const closed = await makeOffer('Vermouth Brunch', 'Vermouth Gone');
    await closed.brand.update({ active: false });
    const away = await makeOffer('Vermouth Picnic', 'Vermouth Moved', { active: false });
    const old = await makePackage(here.brand.id, { name: 'Vermouth Breakfast', active: false });
    expect(labels(await suggest({ query: 'vermouth', place_id: 1 }))).toEqual([
      'Vermouth East',
      'Vermouth Lunch',
    ]);
    expect(labels(await suggest({ query: 'vermouth', place_id: 8 }))).toEqual([
      'Vermouth West',
      'Vermouth Supper',
    ]);
    const anywhere = labels(await suggest({ query: 'vermouth' }));
    expect(anywhere).toHaveLength(4);
    expect(anywhere).not.toContain(old.name);
    expect(anywhere).not.toContain(away.pack.name);
  });

  it('gives at most eight, no kind crowding out another', async () => {
    const { brand } = await makeOffer('Wasabi Lunch 0', 'Wasabi Garden');
    for (let n = 1; n <= 12; n++) await makePackage(brand.id, { name: `Wasabi Lunch ${n}` });
    await makeDish(brand.id, 'Wasabi Peas');
    const records = await suggest({ query: 'wasabi' });
    expect(records).toHaveLength(8);
    expect(records.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['brand', 'package', 'dish']));
    expect(await suggest({ query: 'wasabi', limit: 2 })).toHaveLength(2);
  });
});

describe('bad input', () => {
  it('answers a single letter by beginnings alone', async () => {
    await makeOffer('Xylo Lunch', 'Xylo Kitchen');
    expect(labels(await suggest({ query: 'x' }))).toEqual(['Xylo Kitchen', 'Xylo Lunch']);
    expect(await suggest({ query: '' })).toEqual([]);
  });

  it.each(['%', '_____', '\\', "'; drop table packages; --", '(((', '{"$gt":""}', '🥕'])(
    'takes %p for text and nothing more',
    async (query) => {
      await makeOffer('Plain Lunch', 'Plain Kitchen');
      expect(await suggest({ query })).toEqual([]);
    },
  );

  it.each([
    ['query', { query: 'a'.repeat(10_000) }],
    ['query', {}],
    ['place_id', { query: 'x', place_id: 'Boston' }],
    ['limit', { query: 'x', limit: 9 }],
    ['colour', { query: 'x', colour: 'red' }],
  ])('refuses a wrong %s by its field', async (field, query) => {
    const { body } = (await client().get(path).query(query).expect(422)) as { body: { fields: object } };
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  it('finds nothing at a place that does not exist', async () => {
    expect(await suggest({ query: 'lunch', place_id: 999 })).toEqual([]);
  });
});

it('a cancelled call leaves no work running in the database', async () => {
  const holder = new Client({ connectionString: env.DATABASE_URL });
  await holder.connect();
  const server = createApp().listen(0, '127.0.0.1');
  try {
    await holder.query('begin; lock table packages in access exclusive mode');
    const waiting = async () => {
      const row = await sql.first<{ count: number }>(
        `select count(*)::integer as count from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query like '%from packages%'`,
      );
      return row?.count ?? 0;
    };
    const { port } = server.address() as AddressInfo;
    const call = request({ port, host: '127.0.0.1', path: `${path}?query=lunch` });
    const ended = new Promise((resolve) => call.on('error', resolve));
    call.end();
    await until('waiting', async () => (await waiting()) > 0);
    call.destroy();
    await ended;
    await until('the end of it', async () => (await waiting()) === 0);
  } finally {
    await holder.query('rollback');
    await holder.end();
    await new Promise((resolve) => server.close(resolve));
  }
});
