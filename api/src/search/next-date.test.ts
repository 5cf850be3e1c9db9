import type { Schemas } from '@copper-carrot/contracts';
import { makeBrand, makeKitchen, makePackage, nashville } from '../catalog/catalog.factory';
import { sql } from '../database';
import { addDays, toLocal, weekdayOf } from '../schedule';
import { client, useDatabase } from '../testing';

useDatabase();

type Query = Record<string, string | number>;
const packagesPath = '/cpi/v1/public/packages/search';
const brandsPath = '/cpi/v2/public/brands/search';
const day = (ahead: number) => addDays(toLocal(new Date(), 'America/New_York').date, ahead);

const ask = (query: Query, path = packagesPath) =>
  client()
    .get(`${path}/next_date`)
    .query({ place_id: 1, ...query });
async function next(query: Query, path = packagesPath) {
  const { body } = (await ask(query, path).expect(200)) as { body: Schemas['NextDate'] };
  return body;
}
async function countOn(query: Query, path = packagesPath): Promise<number> {
  const { body } = (await client()
    .get(path)
    .query({ place_id: 1, ...query })
    .expect(200)) as { body: { count: number } };
  return body.count;
}

async function makeOffer(
  brand: Parameters<typeof makeBrand>[0] = {},
  setting: Parameters<typeof makeKitchen>[2] = {},
  pack: Parameters<typeof makePackage>[1] = {},
) {
  const made = await makeBrand(brand);
  const kitchen = await makeKitchen(made.id, {}, setting);
  await makePackage(made.id, pack);
  return { brand_id: made.id, kitchen };
}
const close = (kitchenId: number, from: string, days: number) =>
  sql.rows(
    `insert into kitchen_closures (kitchen_id, during) values ($1, tsrange($2::date, $2::date + $3::integer))`,
    [kitchenId, from, days],
  );

describe.each([
  ['packages', packagesPath],
  ['restaurants', brandsPath],
])('[SEA-51] the next day with %s', (_kind, path) => {
  it('is past weekdays and holidays on which the kitchens are closed, and its search finds them', async () => {
    const date = day(10);
    const open = weekdayOf(addDays(date, 2));
    const { brand_id, kitchen } = await makeOffer({}, { weekdays: [open] });
    const asked = { brand_id, start_date: date };
    expect(await countOn(asked, path)).toBe(0);
    expect(await next(asked, path)).toEqual({ start_date: addDays(date, 2), count: 1 });
    expect(await countOn({ ...asked, start_date: addDays(date, 2) }, path)).toBe(1);
    await close(kitchen.id, addDays(date, 2), 1);
    expect(await next(asked, path)).toEqual({ start_date: addDays(date, 9), count: 1 });
  });

  it('is the first that can still be ordered in time, at the wanted time', async () => {
    const { brand_id } = await makeOffer({ leadTimeHours: 72 });
    const asked = { brand_id, start_date: day(0), start_time: '12:00' };
    const { start_date: found } = await next(asked, path);
    expect([day(3), day(4)]).toContain(found);
    expect(await countOn({ ...asked, start_date: addDays(found ?? '', -1) }, path)).toBe(0);
    // Also for a date in the past; then today may be the result.
    expect((await next({ ...asked, start_date: day(-30) }, path)).start_date).toBe(found);
  });
});

it('keeps to every other filter, and is none where no day within three weeks meets them', async () => {
  const { brand_id } = await makeOffer();
  const asked = { brand_id, start_date: day(10) };
  const none = { start_date: null, count: 0 };
  expect(await next(asked)).toEqual({ start_date: day(11), count: 1 });
  expect(await next({ ...asked, headcount: 500 })).toEqual(none);
  expect(await next({ ...asked, start_time: '22:00' })).toEqual(none);
  expect(await next({ ...asked, place_id: nashville.placeId })).toEqual(none);
});

it('looks three weeks ahead and no further', async () => {
  const { brand_id, kitchen } = await makeOffer();
  const date = day(10);
  await close(kitchen.id, date, 21);
  expect(await next({ brand_id, start_date: date })).toEqual({ start_date: addDays(date, 21), count: 1 });
  await close(kitchen.id, addDays(date, 21), 1);
  expect((await next({ brand_id, start_date: date })).start_date).toBeNull();
});

it('is none without a day, and none past the last one that there is', async () => {
  const { brand_id } = await makeOffer();
  expect((await next({ brand_id })).start_date).toBeNull();
  expect((await next({ brand_id, start_date: '2100-12-31' })).start_date).toBeNull();
});

it('refuses what a search refuses', async () => {
  await ask({ start_date: 'soon' }).expect(422);
  await ask({ place_id: 999_999, start_date: day(1) }).expect(422);
  await ask({ formatted_address: 'nowhere at all', start_date: day(1) }).expect(422);
});
