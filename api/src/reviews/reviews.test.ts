import type { Schemas } from '@copper-carrot/contracts';
import { makePackage } from '../catalog/catalog.factory';
import { sql } from '../database';
import { makeCaterer, type Caterer } from '../orders/order.factory';
import { client, useDatabase } from '../testing';
import { makeReview } from './review.factory';

useDatabase();

const ofPackage = ({ pack }: Caterer) => `/cpi/v1/public/packages/${pack.slug}/reviews`;
const ofBrand = ({ brand }: Caterer) => `/cpi/v2/public/brands/${brand.slug}/reviews`;

async function read(path: string, query = {}): Promise<Schemas['ReviewList']> {
  const { body } = (await client().get(path).query(query).expect(200)) as { body: Schemas['ReviewList'] };
  return body;
}

it('are read of a package the newest first, with what everybody may know of them', async () => {
  const caterer = await makeCaterer();
  await makeReview(caterer, { body: 'Older', at: '2026-02-01T12:00:00Z' });
  await makeReview(caterer, {
    ...{ stars: 3, body: 'Newer', by: ['Ada', ''], wouldReorder: false },
    ...{ positive: ['setup'], negative: ['delivery', 'accuracy'] },
  });
  const { records, count } = await read(ofPackage(caterer));
  expect(count).toBe(2);
  expect(records).toEqual([
    {
      id: expect.any(Number) as number,
      overall_rating: 3,
      body: 'Newer',
      reviewer_name: 'Ada',
      positive_rating_reasons: ['setup'],
      negative_rating_reasons: ['delivery', 'accuracy'],
      would_reorder: false,
      headcount: 20,
      package: { name: caterer.pack.name, slug: caterer.pack.slug },
      created_at: '2026-03-06T12:00:00.000Z',
      reply: null,
    },
    expect.objectContaining({ body: 'Older', reviewer_name: 'Maya R.' }),
  ]);
});

it('name nobody who did not want to be named, or who has left', async () => {
  const caterer = await makeCaterer();
  await makeReview(caterer, { anonymous: true });
  const left = await makeReview(caterer, { at: '2026-02-01T12:00:00Z' });
  await sql.rows('update users set deactivated_at = now() where id = $1', [left]);
  const { records } = await read(ofPackage(caterer));
  expect(records.map(({ reviewer_name }) => reviewer_name)).toEqual([null, null]);
});

it('come to shares by stars and by tag, which a choice of stars leaves whole', async () => {
  const caterer = await makeCaterer();
  await makeReview(caterer, { stars: 5, positive: ['delivery', 'setup'], wouldReorder: true });
  await makeReview(caterer, { stars: 4, positive: ['delivery'], wouldReorder: true });
  await makeReview(caterer, { stars: 2, negative: ['delivery', 'accuracy'], wouldReorder: false });
  const summary = {
    average: 3.67,
    count: 3,
    stars: [
      { stars: 5, count: 1 },
      { stars: 4, count: 1 },
      { stars: 3, count: 0 },
      { stars: 2, count: 1 },
      { stars: 1, count: 0 },
    ],
    tags: [
      { tag: 'delivery', positive: 2, negative: 1 },
      { tag: 'setup', positive: 1, negative: 0 },
      { tag: 'accuracy', positive: 0, negative: 1 },
    ],
    would_reorder: 2,
    would_not_reorder: 1,
  };
  expect((await read(ofPackage(caterer))).summary).toEqual(summary);
  const few = await read(ofPackage(caterer), { overall_rating: 2, limit: 1 });
  expect(few).toMatchObject({ count: 1, records: [{ overall_rating: 2 }], summary });
});

it('are read of a restaurant over all that it sells, and of a package alone', async () => {
  const caterer = await makeCaterer();
  const other = await makePackage(caterer.brand.id, { active: false });
  await makeReview(caterer, { at: '2026-03-03T12:00:00Z' });
  await makeReview(caterer, { packageId: other.id, at: '2026-03-02T12:00:00Z' });
  await makeReview(caterer, { packageId: null, at: '2026-03-01T12:00:00Z' });
  await makeReview(await makeCaterer());
  const { records, summary } = await read(ofBrand(caterer));
  // What is withdrawn is not led to, and dishes of a menu are of no package.
  expect(records.map((each) => each.package?.slug ?? null)).toEqual([caterer.pack.slug, null, null]);
  expect(summary.count).toBe(3);
  expect((await read(ofPackage(caterer))).count).toBe(1);
});

it('are none at first', async () => {
  const caterer = await makeCaterer();
  expect(await read(ofPackage(caterer))).toMatchObject({
    ...{ records: [], count: 0 },
    summary: { average: null, count: 0, tags: [], would_reorder: 0, would_not_reorder: 0 },
  });
});

it('are refused by the field that is wrong, and not found of what is not there', async () => {
  const caterer = await makeCaterer();
  for (const overall_rating of [0, 6, 4.5, 'many']) {
    const { body } = (await client().get(ofBrand(caterer)).query({ overall_rating }).expect(422)) as {
      body: { fields: object };
    };
    expect(Object.keys(body.fields)).toEqual(['overall_rating']);
  }
  await client().get('/cpi/v1/public/packages/no-such-package/reviews').expect(404);
  await client().get('/cpi/v2/public/brands/no-such-brand/reviews').expect(404);
});
