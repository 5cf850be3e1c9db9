import type { Schemas } from '@copper-carrot/contracts';
import {
  makeBrand,
  makeChoice,
  makeKitchen,
  makePackage,
  midtown,
  pictureOptions,
} from '../catalog/catalog.factory';
import { sql } from '../database';
import { addDays, toLocal } from '../schedule';
import { client, useDatabase } from '../testing';

useDatabase();

type Query = Record<string, string | number | boolean | readonly (string | number)[]>;
const packagesPath = '/cpi/v1/public/packages/search';
const brandsPath = '/cpi/v2/public/brands/search';

async function search<Record_ = Schemas['PackageRecord']>(query: Query, path = packagesPath) {
  const answer = await ask(query, path);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body as Omit<Schemas['PackageSearch'], 'records'> & { records: Record_[] };
}

async function ask(query: Query, path = packagesPath): Promise<{ status: number; body: unknown }> {
  return client().get(path).query(query);
}
const ids = (answer: { records: { id: number }[] }) =>
  answer.records.map(({ id }) => id).sort((a, b) => a - b);
const day = (ahead: number) => addDays(toLocal(new Date(), 'America/New_York').date, ahead);

/** A brand with a kitchen in midtown and one package; each test reads only its own brands. */
async function makeOffer({
  brand = {},
  kitchen = {},
  setting = {},
  pack = {},
}: {
  brand?: Parameters<typeof makeBrand>[0];
  kitchen?: Parameters<typeof makeKitchen>[1];
  setting?: Parameters<typeof makeKitchen>[2];
  pack?: Parameters<typeof makePackage>[1];
} = {}) {
  const made = await makeBrand(brand);
  const madeKitchen = await makeKitchen(made.id, kitchen, setting);
  const madePackage = await makePackage(made.id, pack);
  return { brand: made, kitchen: madeKitchen, pack: madePackage };
}
const only = (...offers: { brand: { id: number } }[]) => ({ brand_id: offers.map(({ brand }) => brand.id) });

describe('place and address', () => {
  it('[SEA-04] [API-046] finds packages at a place for a headcount, date and time', async () => {
    const here = await makeOffer();
    const elsewhere = await makeOffer({ kitchen: { placeId: 8, latitude: 47.61, longitude: -122.33 } });
    const answer = await search({
      place_id: 1,
      headcount: 20,
      start_date: day(7),
      start_time: '12:00',
      ...only(here, elsewhere),
    });
    expect(ids(answer)).toEqual([here.pack.id]);
    expect(answer).toMatchObject({ count: 1, meta: { count: 1 }, brands_count: 1, place_id: 1 });
    expect(answer.place).toMatchObject({ enum: 1, label: 'New York City' });
    expect(answer.search_params).toMatchObject({ place_id: 1, headcount: 20, start_time: '12:00' });
  });

  it('[SEA-44] keeps to one place, and to the restaurants that are named', async () => {
    const [here, also] = [await makeOffer(), await makeOffer()];
    const elsewhere = await makeOffer({ kitchen: { placeId: 8, latitude: 47.61, longitude: -122.33 } });
    const all = only(here, also, elsewhere);
    expect(ids(await search({ place_id: 1, ...all }))).toEqual([here.pack.id, also.pack.id]);
    expect(ids(await search({ place_id: 8, ...all }))).toEqual([elsewhere.pack.id]);
    expect(ids(await search({ place_id: 1, brand_id: also.brand.id }))).toEqual([also.pack.id]);
    expect(
      ids(await search<Schemas['BrandRecord']>({ place_id: 1, brand_id: also.brand.id }, brandsPath)),
    ).toEqual([also.brand.id]);
  });

  it('shows a change at once, and answers for the place as the list of places does', async () => {
    const here = await makeOffer();
    const at = { place_id: 1, ...only(here) };
    const price = async () => (await search(at)).records[0]?.price;
    expect(await price()).toBe(15);
    await sql.rows('update packages set price_cents = 1600 where id = $1', [here.pack.id]);
    expect(await price()).toBe(16);
    const { body } = (await client().get('/cpi/v1/public/places')) as {
      body: { records: { enum: number }[] };
    };
    expect((await search(at)).place).toEqual(body.records.find((place) => place.enum === 1));
    await sql.rows('update brands set active = false where id = $1', [here.brand.id]);
    expect((await search(at)).count).toBe(0);
  });

  it('leaves out a package whose price no order can hold, instead of failing the search', async () => {
    const offer = await makeOffer({ pack: { priceCents: 1_000_000, maximumHeadcount: 10_000 } });
    const count = async (headcount: number) =>
      (await search({ place_id: 1, headcount, ...only(offer) })).count;
    expect([await count(10), await count(5_000)]).toEqual([1, 0]);
  });

  it('[SEA-05] [API-048] finds restaurants in the same way', async () => {
    const here = await makeOffer({
      brand: { leadTimeHours: 30, dayBeforeCutoff: '17:00' },
      pack: { priceCents: 1234 },
    });
    const answer = await search<Schemas['BrandRecord']>(
      { place_id: 1, headcount: 20, start_date: day(7), start_time: '12:00', ...only(here) },
      brandsPath,
    );
    expect(answer.records).toHaveLength(1);
    expect(answer.records[0]).toMatchObject({
      id: here.brand.id,
      kitchen_count: 1,
      package_count: 1,
      lowest_price: 12.34,
      cuisines: ['Mexican'],
      lead_time_hours: 30,
      day_before_cutoff: '17:00',
    });
  });

  it('[API-047] takes the filters in the body of a POST', async () => {
    const here = await makeOffer();
    const answer = await client()
      .post(packagesPath)
      .send({ place_id: 1, headcount: 20, ...only(here) });
    expect(answer.status).toBe(200);
    expect(ids(answer.body as Schemas['PackageSearch'])).toEqual([here.pack.id]);
  });

  it('[SEA-55] [ENTI-15] derives the place from the address and charges its distance tier', async () => {
    const near = await makeOffer();
    const sevenMilesNorth = { latitude: midtown.latitude + 7 / 69, longitude: midtown.longitude };
    const farther = await makeOffer({ kitchen: sevenMilesNorth });
    const tooFar = await makeOffer({
      kitchen: { latitude: midtown.latitude + 0.3, longitude: midtown.longitude },
    });
    const answer = await search({
      formatted_address: '350 5th Ave, New York, NY 10001',
      headcount: 30,
      ...only(near, farther, tooFar),
    });
    expect(ids(answer)).toEqual([near.pack.id, farther.pack.id]);
    expect(answer.place_id).toBe(1);
    expect(answer.minimum_amounts).toEqual({ [near.brand.id]: 100, [farther.brand.id]: 200 });
    expect(answer.skipped_brand_ids).toContain(tooFar.brand.id);
    const total = (id: number) => answer.records.find((record) => record.id === id)?.total_price ?? 0;
    // $15 more for delivery, plus card fee and tax on it.
    expect(total(farther.pack.id) - total(near.pack.id)).toBeGreaterThan(15);
  });

  it('[SEA-55] takes a street without its town for one of the chosen place', async () => {
    const named = async (formatted_address: string) => {
      const { body, status } = await ask({ place_id: 1, formatted_address, headcount: 20 });
      return { status, count: (body as { count?: number }).count };
    };
    const whole = await named('20 West 34th Street, New York, NY 10001');
    for (const text of [
      '20 West 34th Street',
      '500 Broadway, Suite 300',
      'One Penn Plaza',
      '12½ Fifth Ave',
    ]) {
      expect({ text, ...(await named(text)) }).toEqual({ text, status: 200, count: whole.count });
    }
    expect(whole.count).toBeGreaterThan(0);
  });

  it('refuses a post office box, and says what it is', async () => {
    const { body, status } = await ask({ place_id: 1, formatted_address: 'PO Box 12, New York, NY 10001' });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      fields: { formatted_address: ['post_box'] },
      field_errors: { formatted_address: ['is a post office box, where nobody takes in food'] },
    });
  });

  it('[OERR-18] says so where nobody delivers to the address', async () => {
    const { body, status } = await ask({ formatted_address: 'Juneau, AK' });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'packages-address_undeliverable',
      message: "Sorry, the caterer doesn't deliver to this address. Please try another address",
      fields: { kitchen_delivery_area: ['blank'] },
    });
  });

  it('leaves packages out whose food is below the minimum of the address', async () => {
    const offer = await makeOffer({ pack: { priceCents: 900, minimumHeadcount: 10 } });
    const at = { google_place_id: 'local:10001', ...only(offer) };
    expect((await search({ ...at, headcount: 11 })).count).toBe(0);
    expect((await search({ ...at, headcount: 12 })).count).toBe(1);
  });

  it('[SEA-54] finds a kitchen that is too far to deliver when the food is picked up', async () => {
    const offer = await makeOffer({
      kitchen: { latitude: midtown.latitude + 20 / 69, longitude: midtown.longitude },
    });
    const farther = await makeOffer({
      kitchen: { latitude: midtown.latitude + 60 / 69, longitude: midtown.longitude },
    });
    const shut = await makeOffer({ kitchen: { pickupAllowed: false } });
    const answer = await search({
      google_place_id: 'local:10001',
      pickup: true,
      ...only(offer, farther, shut),
    });
    expect(ids(answer)).toEqual([offer.pack.id]);
  });

  it('[SEA-62] keeps to a distance', async () => {
    const near = await makeOffer();
    const far = await makeOffer({
      kitchen: { latitude: midtown.latitude + 4 / 69, longitude: midtown.longitude },
    });
    const at = { google_place_id: 'local:10001', ...only(near, far) };
    expect(ids(await search({ ...at, within_delivery_radius_miles: 2 }))).toEqual([near.pack.id]);
    expect((await search({ ...at, within_delivery_radius_miles: 10 })).count).toBe(2);
  });
});

describe('date and time', () => {
  it('[SEA-51] leaves out kitchens that are closed then', async () => {
    const date = day(10);
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    const daily = await makeOffer();
    const otherDays = await makeOffer({
      setting: { weekdays: [0, 1, 2, 3, 4, 5, 6].filter((each) => each !== weekday) },
    });
    const onHoliday = await makeOffer();
    await sql.rows(
      `insert into kitchen_closures (kitchen_id, during) values ($1, tsrange($2::date, $2::date + 1))`,
      [onHoliday.kitchen.id, date],
    );
    const all = only(daily, otherDays, onHoliday);
    for (const start_time of ['12:00', undefined]) {
      const answer = await search({
        place_id: 1,
        start_date: date,
        ...(start_time && { start_time }),
        ...all,
      });
      expect(ids(answer)).toEqual([daily.pack.id]);
      expect(answer.skipped_brand_ids).toEqual(
        expect.arrayContaining([otherDays.brand.id, onHoliday.brand.id]),
      );
    }
    expect((await search({ place_id: 1, start_date: date, start_time: '22:00', ...all })).count).toBe(0);
  });

  it('leaves out what can no longer be ordered in time', async () => {
    const quick = await makeOffer({ brand: { leadTimeHours: 24 } });
    const slow = await makeOffer({ brand: { leadTimeHours: 24 }, pack: { leadTimeHours: 100 } });
    const early = await makeOffer({ brand: { leadTimeHours: 1, dayBeforeCutoff: '00:00' } });
    const all = only(quick, slow, early);
    const find = async (ahead: number) =>
      ids(await search({ place_id: 1, start_date: day(ahead), start_time: '12:00', ...all }));
    expect(await find(2)).toEqual([quick.pack.id, early.pack.id].sort((a, b) => a - b));
    expect(await find(1)).not.toContain(early.pack.id);
    expect(await find(6)).toHaveLength(3);
    expect(await find(-1)).toEqual([]);
  });

  it.each([
    ['2010-06-01', 0],
    ['2100-12-31', 1],
  ])('answers for an event on %s, far from today, with %s packages', async (start_date, count) => {
    const offer = await makeOffer();
    const answer = await search({
      place_id: 1,
      start_date,
      budget_limit: 5000,
      all_in_pricing: true,
      ...only(offer),
    });
    expect(answer.count).toBe(count);
  });

  it('leaves out kitchens without room for so many people', async () => {
    const offer = await makeOffer({ setting: { capacity: { maxHeadcount: 50, maxOrders: 2 } } });
    const date = day(9);
    await sql.rows(
      `insert into kitchen_days (kitchen_id, on_date, daypart, booked_headcount, booked_orders) values ($1, $2, 'lunch', 30, 1)`,
      [offer.kitchen.id, date],
    );
    const at = { place_id: 1, start_date: date, ...only(offer) };
    expect((await search({ ...at, start_time: '12:00', headcount: 20 })).count).toBe(1);
    expect((await search({ ...at, start_time: '12:00', headcount: 21 })).count).toBe(0);
    expect((await search({ ...at, start_time: '18:00', headcount: 50 })).count).toBe(1);
  });
});

describe('filters on the package', () => {
  it('[SEA-52] takes a headcount within bounds and on the grid', async () => {
    const offer = await makeOffer({ pack: { minimumHeadcount: 10, maximumHeadcount: 48, incrementBy: 5 } });
    const counts = async (headcount: number) =>
      (await search({ place_id: 1, headcount, ...only(offer) })).count;
    expect(await Promise.all([5, 10, 12, 15, 45, 48, 50].map(counts))).toEqual([0, 1, 0, 1, 1, 0, 0]);
  });

  it('[SEA-47] caps prices for the food alone or with all fees', async () => {
    const offer = await makeOffer({ pack: { priceCents: 1500 } });
    const at = { place_id: 1, headcount: 10, ...only(offer) };
    const [record] = (await search(at)).records;
    expect(record?.price).toBe(15);
    // Food 150, service 7.50, card 2.9% of 169.50 with the tip of 12, tax 8.875% of 162.42, like the pricing.
    expect(record?.total_price).toBe(188.83);
    expect(record?.all_in_price).toBe(18.88);
    const counts = async (query: Query) => (await search({ ...at, ...query })).count;
    expect(await counts({ price_below_including: 15 })).toBe(1);
    expect(await counts({ price_below_including: 14.99 })).toBe(0);
    expect(await counts({ price_below_including: 18.87, all_in_pricing: true })).toBe(0);
    expect(await counts({ price_below_including: 18.88, all_in_pricing: true })).toBe(1);
    for (const all_in_pricing of [false, true]) {
      expect(await counts({ budget_limit: 188.82, all_in_pricing })).toBe(0);
      expect(await counts({ budget_limit: 188.83, all_in_pricing })).toBe(1);
    }
  });

  it('counts the cheapest standard choices into the total', async () => {
    const offer = await makeOffer();
    const at = { place_id: 1, headcount: 10, ...only(offer) };
    const before = (await search(at)).records[0]?.total_price ?? 0;
    await makeChoice(offer.pack.id, { choiceType: 'constant_sum', properChoiceSubject: 'drink' }, [
      { name: 'Wine', priceCents: 900 },
      { name: 'Water', priceCents: 100 },
    ]);
    const after = (await search(at)).records[0]?.total_price ?? 0;
    expect(after - before).toBeGreaterThan(10);
    expect(after - before).toBeLessThan(15);
  });

  it('[SEA-46] finds packages with a deal, and prices it', async () => {
    const [plain, dealt] = [await makeOffer(), await makeOffer()];
    await sql.rows(
      `insert into deals (brand_id, label, percent_ppm, minimum_cents, effective) values ($1, '10% off', 100000, 20000, '[2020-01-01,)')`,
      [dealt.brand.id],
    );
    const at = { place_id: 1, ...only(plain, dealt) };
    const answer = await search({ ...at, headcount: 20, has_deal: true });
    expect(ids(answer)).toEqual([dealt.pack.id]);
    expect(answer.records[0]).toMatchObject({ deal: '10% off', price: 15 });
    expect((await search({ ...at, headcount: 10, has_deal: true })).count).toBe(0);
  });

  it('[SEA-49] [SEA-15] [SEA-16] [ENTI-14] counts each facet without its own filter', async () => {
    const lunch = await makeOffer();
    const [dessert] = await sql.rows<{ id: number }>(
      `select id from package_categories where package_category = 'dessert_fruit' order by id limit 1`,
    );
    const [template] = await sql.rows<{ id: number }>('select id from package_templates order by id limit 1');
    const sweet = await makePackage(lunch.brand.id, {
      packageCategoryId: dessert?.id ?? 0,
      packageTemplateId: template?.id ?? null,
      mealType: 'dessert',
      presentationType: 'buffet',
    });
    const at = { place_id: 1, ...only(lunch) };
    const all = {
      category_counts: { lunch_mexican: 1, dessert_fruit: 1 },
      type_counts: { lunch_or_dinner: 1, dessert: 1 },
    };
    expect(await search(at)).toMatchObject({ ...all, template_counts: { [template?.id ?? 0]: 1 }, count: 2 });

    const byType = await search({ ...at, package_type: 'dessert' });
    expect(ids(byType)).toEqual([sweet.id]);
    expect(byType).toMatchObject({ category_counts: { dessert_fruit: 1 }, type_counts: all.type_counts });
    expect(byType.category_counts).not.toHaveProperty('lunch_mexican');

    const byCategory = await search({ ...at, package_category: 'lunch_mexican' });
    expect(ids(byCategory)).toEqual([lunch.pack.id]);
    expect(byCategory.category_counts).toEqual(all.category_counts);
    expect(byCategory.type_counts).toEqual({ lunch_or_dinner: 1 });
    expect(byCategory.template_counts).toEqual({});

    expect(ids(await search({ ...at, package_template_id: template?.id ?? 0 }))).toEqual([sweet.id]);
    expect((await search({ ...at, package_category: String(dessert?.id) })).count).toBe(1);
    expect((await search({ ...at, 'package_type[]': ['dessert', 'lunch_or_dinner'] })).count).toBe(2);
  });

  it('[SEA-10] [SEA-53] takes a presentation with mixed, and a set-up', async () => {
    const mixed = await makeOffer();
    const buffet = await makePackage(mixed.brand.id, { presentationType: 'buffet', setUpType: 'on_site' });
    const boxes = await makePackage(mixed.brand.id, { presentationType: 'individual' });
    const at = { place_id: 1, ...only(mixed) };
    expect(ids(await search({ ...at, presentation_type: ['individual', 'mixed'] }))).toEqual([
      mixed.pack.id,
      boxes.id,
    ]);
    expect(ids(await search({ ...at, presentation_type: 'buffet' }))).toEqual([buffet.id]);
    expect(ids(await search({ ...at, set_up_type: 'on_site' }))).toEqual([buffet.id]);
  });

  it('[SEA-11] [SEA-60] finds packages that a group can order', async () => {
    const offer = await makeOffer();
    const group = await makePackage(offer.brand.id, { groupEligible: true, pollLeadTimeHours: 20 });
    const slow = await makePackage(offer.brand.id, { groupEligible: true, pollLeadTimeHours: 30 });
    const at = { place_id: 1, ...only(offer) };
    expect(ids(await search({ ...at, batchable: true }))).toEqual([group.id, slow.id]);
    expect(ids(await search({ ...at, batchable: true, poll_lead_time_below_including: 20 }))).toEqual([
      group.id,
    ]);
  });

  it('[SEA-56] finds the packages of a collection', async () => {
    const offer = await makeOffer();
    await makePackage(offer.brand.id);
    const [collection] = await sql.rows<{ id: number }>(
      `with made as (insert into collections (name, slug) values ('Picks', 'picks') returning id),
       put as (insert into collection_packages (collection_id, package_id) select id, $1 from made) select id from made`,
      [offer.pack.id],
    );
    const answer = await search({ place_id: 1, collection_id: collection?.id ?? 0, ...only(offer) });
    expect(ids(answer)).toEqual([offer.pack.id]);
  });
});

describe('filters on the restaurant', () => {
  it('[SEA-45] [SEA-57] [SEA-14] narrows by diversity, sustainability, quality tier and full menu', async () => {
    const plain = await makeOffer();
    const special = await makeOffer({
      brand: {
        minorityFlags: ['woman', 'black'],
        sustainable: true,
        qualityTier: 'specialty',
        fullMenuOrderingEnabled: true,
      },
    });
    const at = { place_id: 1, ...only(plain, special) };
    const filters: Query[] = [
      { brand_has_minority_flag: 'black' },
      { brand_has_minority_flag: ['asian', 'woman'] },
      { brand_sustainable: true },
      { quality_tier: 'specialty' },
      { full_menu_ordering_enabled: true },
    ];
    for (const filter of filters) {
      expect(ids(await search({ ...at, ...filter }))).toEqual([special.pack.id]);
      expect(ids(await search<Schemas['BrandRecord']>({ ...at, ...filter }, brandsPath))).toEqual([
        special.brand.id,
      ]);
    }
    expect(ids(await search({ ...at, brand_sustainable: false }))).toEqual([plain.pack.id]);
    expect((await search({ ...at, quality_tier: 'classic' })).count).toBe(0);
  });

  it('[SEA-58] forgives a typo in a package, a restaurant, a dish or a diet, and finds nothing for another word', async () => {
    const offer = await makeOffer({
      brand: { name: 'Zanzibar Grillhouse' },
      pack: { name: 'Hibiscus Feast' },
    });
    // One of the two fillings suits all of these diets, so they get a full meal.
    await sql.rows(
      `update package_item_options set dietary_tags = '{vegan,gluten_free,contains_nuts}'
       where name = 'Mushroom' and package_item_id in (select id from package_items where package_id = $1)`,
      [offer.pack.id],
    );
    const other = await makeOffer({ brand: { name: 'Quiet Corner' }, pack: { name: 'Plain Lunch' } });
    await makeChoice(offer.pack.id, { choiceType: 'included', hasChoice: false }, [
      { name: 'Jalapeño poppers' },
    ]);
    const find = async (query: string) => ids(await search({ place_id: 1, query, ...only(offer, other) }));
    for (const query of [
      'hibiscus',
      'Hibsicus',
      'zanzibar',
      'zanzabar',
      'jalapeno',
      'JALAPENO POPERS',
      'zanzibar feast',
      'vegan',
      'Gluten-free feast',
    ]) {
      expect([query, await find(query)]).toEqual([query, [offer.pack.id]]);
    }
    for (const query of [
      'blancmange',
      'hibiscus omelette',
      'contains nuts',
      '%',
      '_',
      '.*',
      '(((',
      '|',
      "' or 1=1 --",
      '\\',
    ]) {
      expect([query, await find(query)]).toEqual([query, []]);
    }
    expect(await find('')).toHaveLength(2);
  });
});

describe('sorts and pages', () => {
  it('[SEA-37] [SEA-38] [SEA-39] [SEA-64] [SEA-65] sorts, and breaks ties by id', async () => {
    const { brand, pack: first } = await makeOffer({
      pack: { popularity: 5, priceCents: 1000, createdAt: new Date('2026-01-01') },
    });
    const second = await makePackage(brand.id, {
      popularity: 9,
      priceCents: 2000,
      createdAt: new Date('2026-03-01'),
    });
    const third = await makePackage(brand.id, {
      popularity: 5,
      priceCents: 1000,
      createdAt: new Date('2026-02-01'),
    });
    const order = async (query: Query) =>
      (await search({ place_id: 1, brand_id: brand.id, ...query })).records.map(({ id }) => id);
    const [a, b, c] = [first.id, second.id, third.id];
    expect(await order({})).toEqual([b, a, c]);
    expect(await order({ order_by_popularity: true })).toEqual([b, a, c]);
    expect(await order({ order_by_newness: true })).toEqual([b, c, a]);
    expect(await order({ order_by_newness: 'asc' })).toEqual([a, c, b]);
    expect(await order({ order_field: 'price' })).toEqual([a, c, b]);
    expect(await order({ order_field: 'price', order_direction: 'desc' })).toEqual([b, a, c]);
    expect(await order({ order_field: 'price', order_direction: 'desc', all_in_pricing: true })).toEqual([
      b,
      a,
      c,
    ]);
    expect(await order({ order_field: 'created_at', order_direction: 'asc' })).toEqual([a, c, b]);
  });

  it('sorts by rating and by distance, what is unknown last', async () => {
    const north = (miles: number) => ({
      latitude: midtown.latitude + miles / 69,
      longitude: midtown.longitude,
    });
    const far = await makeOffer({
      kitchen: north(6),
      brand: { ratingAverage: '4.90' },
      pack: { ratingAverage: '4.10', reviewCount: 2 },
    });
    const near = await makeOffer({ brand: { ratingAverage: null }, pack: { ratingAverage: null } });
    const middle = await makeOffer({
      kitchen: north(3),
      brand: { ratingAverage: '4.00' },
      pack: { ratingAverage: '4.80', reviewCount: 1 },
    });
    const all = { google_place_id: 'local:10001', ...only(far, near, middle) };
    const packages = async (query: Query) => (await search({ ...all, ...query })).records.map(({ id }) => id);
    const brands = async (query: Query) =>
      (await search<Schemas['BrandRecord']>({ ...all, ...query }, brandsPath)).records.map(({ id }) => id);
    expect(await packages({ order_field: 'rating' })).toEqual([middle, far, near].map(({ pack }) => pack.id));
    expect(await packages({ order_field: 'distance' })).toEqual(
      [near, middle, far].map(({ pack }) => pack.id),
    );
    expect(await packages({ order_field: 'distance', order_direction: 'desc' })).toEqual(
      [far, middle, near].map(({ pack }) => pack.id),
    );
    expect(await brands({ order_field: 'rating' })).toEqual([far, middle, near].map(({ brand }) => brand.id));
    expect(await brands({ order_field: 'distance' })).toEqual(
      [near, middle, far].map(({ brand }) => brand.id),
    );
  });

  it('[SEA-34] answers pages that never overlap', async () => {
    const { brand } = await makeOffer();
    for (let count = 0; count < 29; count++) await makePackage(brand.id);
    const page = (offset: number) => search({ place_id: 1, brand_id: brand.id, offset });
    const [first, second, third] = [await page(0), await page(24), await page(48)];
    expect([first, second, third].map(({ records }) => records.length)).toEqual([24, 6, 0]);
    expect(new Set([...ids(first), ...ids(second)]).size).toBe(30);
    expect(second.count).toBe(30);
  });

  it('[SEA-35] [SEA-36] adds promoted restaurants for every third package of a page, none among favorites', async () => {
    const promoted = await makeOffer({ brand: { promoted: true } });
    const plain = await makeOffer();
    const at = { place_id: 1, ...only(promoted, plain) };
    expect((await search({ ...at, limit: 3 })).promoted_brands.map(({ id }) => id)).toEqual([
      promoted.brand.id,
    ]);
    expect((await search({ ...at, limit: 3, offset: 3 })).promoted_brands).toEqual([]);
    expect((await search({ ...at, limit: 2 })).promoted_brands).toEqual([]);
    expect((await search({ ...at, favorited: true })).promoted_brands).toEqual([]);
  });

  it('[SEA-35] promotes only restaurants that have the meal that is asked for', async () => {
    const sweets = await makeOffer({
      brand: { promoted: true },
      pack: { mealType: 'dessert' },
    });
    const lunch = await makeOffer({ brand: { promoted: true } });
    const promoted = async (query: Query) =>
      (await search({ place_id: 1, ...only(sweets, lunch), ...query })).promoted_brands.map(({ id }) => id);
    expect((await promoted({})).length).toBe(2);
    expect(await promoted({ package_type: 'dessert' })).toEqual([sweets.brand.id]);
    expect(await promoted({ package_type: 'lunch_or_dinner' })).toEqual([lunch.brand.id]);
  });

  it('[API-049] expands a record by its caterer, its review figures and its photos', async () => {
    const offer = await makeOffer({ pack: { ratingAverage: '4.50', reviewCount: 4 } });
    await pictureOptions(offer.pack.id, ['Mushroom']);
    const bare = await search({ place_id: 1, ...only(offer) });
    expect(Object.keys(bare.records[0] ?? {})).not.toEqual(expect.arrayContaining(['caterer']));
    const { records } = await search({
      place_id: 1,
      expand: ['caterer', 'review_stats', 'photos'],
      with_times_ordered: true,
      ...only(offer),
    });
    expect(records[0]).toMatchObject({
      caterer: { id: offer.brand.id, name: offer.brand.name, slug: offer.brand.slug, kitchen_count: 1 },
      review_stats: { average: 4.5, count: 4 },
      photos: [{ alt: 'Tacos on a tray' }, { alt: 'Mushroom', caption: 'Mushroom' }],
    });
  });
});

describe('bad input', () => {
  it.each([
    ['an unknown filter', { colour: 'red' }, 'colour'],
    ['a negative headcount', { headcount: -1 }, 'headcount'],
    ['a date that does not exist', { start_date: '2027-02-30' }, 'start_date'],
    [
      'an hour that the clocks leave out',
      { place_id: 1, start_date: '2027-03-14', start_time: '02:30' },
      'start_time',
    ],
    ['a place that does not exist', { place_id: 999 }, 'place_id'],
    ['a limit over the cap', { limit: 201 }, 'limit'],
    ['a huge id', { brand_id: '99999999999999' }, 'brand_id'],
    ['ten kilobytes of text', { query: 'x'.repeat(10_000) }, 'query'],
    ['a headcount of nobody', { headcount: 0 }, 'headcount'],
    ['a headcount that is no number', { headcount: 'many' }, 'headcount'],
    ['a negative offset', { offset: -1 }, 'offset'],
    ['a price below nothing', { price_below_including: -1 }, 'price_below_including'],
    ['a time that does not exist', { start_time: '25:00' }, 'start_time'],
    ['a month that does not exist', { start_date: '2027-13-01' }, 'start_date'],
    ['SQL in a number', { place_id: '1 or 1=1' }, 'place_id'],
    ['a pattern in a category', { package_category: '.*' }, 'package_category'],
    ['a sort that does not exist', { order_field: 'price; drop table packages' }, 'order_field'],
    ['an expansion that does not exist', { expand: 'secrets' }, 'expand'],
    ['a NUL in the text', { query: 'a\u0000b' }, 'query'],
    ['a meal type that does not exist', { package_type: 'brunch' }, 'package_type'],
    ['an address that nobody knows', { formatted_address: '%%%' }, 'formatted_address'],
  ])('refuses %s', async (_name, query, field) => {
    for (const path of [packagesPath, brandsPath]) {
      const { status, body } = await ask(query, path);
      expect(status).toBe(422);
      expect(Object.keys((body as { fields: object }).fields).join()).toMatch(new RegExp(`^${field}`));
    }
  });

  it("refuses what is not one's own", async () => {
    expect((await client().get(packagesPath).query({ address_id: 1 })).status).toBe(404);
    expect((await client().get(packagesPath).query({ roster_id: 1 })).status).toBe(404);
    expect((await client().get(packagesPath).query({ ghosting_as: 1 })).status).toBe(403);
  });
});
