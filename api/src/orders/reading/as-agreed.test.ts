import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schemas } from '@copper-carrot/contracts';
import { makeChoice, makeKitchen } from '../../catalog/catalog.factory';
import { sql } from '../../database';
import { signedIn, useLocalServices, type TestClient } from '../../testing';
import { makeCaterer, makeReadyCart } from '../order.factory';

useLocalServices();

const base = '/cpi/v1/orderer/orders';

async function read<Answer>(by: TestClient, path: string): Promise<Answer> {
  const answer = await by.get(path).expect(200);
  return answer.body as Answer;
}

/** A caterer whose package includes more than what is chosen. */
async function withFood() {
  const caterer = await makeCaterer({ includes: ['Plates and napkins'] });
  await makeChoice(
    caterer.pack.id,
    {
      choiceType: 'included',
      hasChoice: false,
      description: 'Comes along',
      servingInfo: 'For the whole headcount',
    },
    [{ name: 'Guacamole', dietaryTags: ['vegan', 'gluten_free'], allergens: ['soy'] }],
  );
  return caterer;
}

/** Leaves out what depends on the time of reading. */
const standing = (order: Schemas['Order']) => ({ ...order, cancellation_policy: null });

/** Changes everything in the catalog that an order refers to. */
async function changeTheCatalogue(brandId: number, packageId: number) {
  await makeKitchen(brandId, { name: 'A kitchen of tomorrow' });
  for (const statement of [
    `update packages set active = false, price_cents = price_cents * 2, name = 'Another name', picture = '{"url": "/other.jpg"}',
       picture_alt = 'another', set_up_type = 'on_site', includes = '{Balloons}', maximum_headcount = maximum_headcount + 10, lead_time_hours = 90 where id = $1`,
    `update package_items set has_choice = true, choice_type = 'add_on', description = 'Other', extra_headcount_price_cents = 900 where package_id = $1`,
    `update package_item_options set name = 'Renamed', price_cents = price_cents + 700, dietary_tags = '{contains_nuts}', allergens = '{milk}' where package_item_id in
       (select id from package_items where package_id = $1)`,
  ])
    await sql.rows(statement, [packageId]);
  for (const statement of [
    `update brands set active = false, commission_ppm = 400000, day_before_cutoff = '09:00' where id = $1`,
    `update kitchens set name = name || ' (moved)', formatted_address = 'Elsewhere', active = false, pickup_allowed = false,
       latitude = latitude + 2, time_zone = 'America/Chicago' where brand_id = $1`,
    `update delivery_areas set fee_cents = fee_cents + 900 where kitchen_id in (select id from kitchens where brand_id = $1)`,
    `delete from deals where brand_id = $1`,
  ])
    await sql.rows(statement, [brandId]);
  await sql.rows('update tax_rates set rate_ppm = rate_ppm + 50000');
  await sql.rows(`update fee_rates set rate_ppm = rate_ppm + 20000`);
}

test('a submitted order stands still, whatever becomes of its menu, its kitchens, deals and taxes', async () => {
  const { brand, pack, cook: cooks } = await withFood();
  await sql.rows(
    `insert into deals (brand_id, label, percent_ppm, effective) values ($1, 'Autumn', 100000, daterange(null, null))`,
    [brand.id],
  );
  const { orderer, orderId } = await makeReadyCart({
    brand,
    pack,
    cook: cooks,
    kitchen: await makeKitchen(brand.id),
  });
  await orderer.post(`${base}/${orderId}/submit`).send({}).expect(200);
  const cook = await signedIn(cooks);
  const before = await read<Schemas['Order']>(orderer, `${base}/${orderId}`);
  const listed = await read(orderer, base);
  const seen = await read(cook, `/cpi/v2/caterer/orders/${orderId}`);

  await changeTheCatalogue(brand.id, pack.id);

  expect(standing(await read<Schemas['Order']>(orderer, `${base}/${orderId}`))).toEqual(standing(before));
  expect(await read(orderer, base)).toEqual(listed);
  expect(await read(cook, `/cpi/v2/caterer/orders/${orderId}`)).toEqual(seen);
  expect(before.pricing.lines.map(({ code }) => code)).toContain('deal');
  expect(before.cutoff_at).not.toBeNull();
});

test('kitchen and orderer read what comes with every order, the marks of each dish and what is in it', async () => {
  const caterer = await withFood();
  await sql.rows(
    `update package_item_options set allergens = '{wheat}' where name = 'Mushroom' and package_item_id in
       (select id from package_items where package_id = $1)`,
    [caterer.pack.id],
  );
  const { orderer, orderId } = await makeReadyCart(caterer);
  const food = {
    chosen_options: expect.arrayContaining([
      expect.objectContaining({ name: 'Carnitas', dietary_tags: [] }),
      expect.objectContaining({ name: 'Mushroom', dietary_tags: ['vegetarian'], allergens: ['wheat'] }),
    ]) as unknown,
    included: {
      dishes: [
        { name: 'Rice and beans', note: '', dietary_tags: [], allergens: [] },
        {
          ...{ name: 'Guacamole', note: 'For the whole headcount' },
          ...{ dietary_tags: ['vegan', 'gluten_free'], allergens: ['soy'] },
        },
      ],
      others: ['Plates and napkins'],
    },
  };
  expect(await read(orderer, `${base}/${orderId}`)).toMatchObject(food);
  await orderer.post(`${base}/${orderId}/submit`).send({}).expect(200);
  expect(await read(orderer, `${base}/${orderId}`)).toMatchObject(food);
  const cook = await signedIn(caterer.cook);
  expect(await read(cook, `/cpi/v2/caterer/orders/${orderId}`)).toMatchObject(food);
});

test('a cart goes by the catalogue as it is', async () => {
  const { brand, pack, cook, kitchen } = await makeCaterer();
  const { orderer, orderId, order } = await makeReadyCart({ brand, pack, cook, kitchen });
  await sql.rows(`update packages set name = 'Another name', price_cents = price_cents + 100 where id = $1`, [
    pack.id,
  ]);
  const after = await read<Schemas['Order']>(orderer, `${base}/${orderId}`);
  expect(after.package?.name).toBe('Another name');
  expect(after.pricing.order_items_price).toBe(order.pricing.order_items_price + 20);
});

const migrate = (name: string, way: 'up' | 'down') =>
  sql.rows(readFileSync(join(__dirname, `../../../migrations/${name}.${way}.sql`), 'utf8'));

test('an order of before what was agreed was kept is shown as its menu and kitchens are when it is filled in', async () => {
  const caterer = await withFood();
  await sql.rows(`update brands set day_before_cutoff = '08:00' where id = $1`, [caterer.brand.id]);
  const { orderer, orderId } = await makeReadyCart(caterer);
  await orderer.post(`${base}/${orderId}/submit`).send({}).expect(200);
  const path = `${base}/${orderId}`;
  const before = standing(await read<Schemas['Order']>(orderer, path));
  await migrate('0019-agreed-food', 'down');
  await migrate('0016-agreed', 'down');
  await migrate('0016-agreed', 'up');
  await migrate('0019-agreed-food', 'up');
  await migrate('0076-agreed-notice', 'up');
  // Allergens were not stored then.
  expect(standing(await read<Schemas['Order']>(orderer, path))).toEqual({
    ...before,
    chosen_options: before.chosen_options.map((each) => ({ ...each, allergens: null })),
    included: {
      ...before.included,
      dishes: before.included?.dishes.map((each) => ({ ...each, allergens: [] })),
    },
  });
  expect(before.chosen_options.map((each) => each.item_choice_type)).toContain('constant_sum');
});

test('an order of before says nothing of its food where the choices have changed since', async () => {
  const caterer = await withFood();
  const { orderer, orderId } = await makeReadyCart(caterer);
  await orderer.post(`${base}/${orderId}/submit`).send({}).expect(200);
  await migrate('0019-agreed-food', 'down');
  await sql.rows('update packages set choice_version = choice_version + 1 where id = $1', [caterer.pack.id]);
  await migrate('0019-agreed-food', 'up');
  const order = await read<Schemas['Order']>(orderer, `${base}/${orderId}`);
  expect(order.included).toBeNull();
  expect(new Set(order.chosen_options.map((each) => each.dietary_tags))).toEqual(new Set([null]));
});
