import type { Schemas } from '@copper-carrot/contracts';
import { makeBrand, makeChoice, makeKitchen, makePackage } from '../catalog/catalog.factory';
import { sql } from '../database';
import { client, useDatabase } from '../testing';

useDatabase();

type Dishes = Parameters<typeof makeChoice>[2];

/** A package of a brand, with additional dishes. */
async function packageOf(brandId: number, name: string, popularity: number, dishes: Dishes = []) {
  const made = await makePackage(brandId, { name, popularity });
  if (dishes.length > 0) await makeChoice(made.id, { choiceType: 'included', hasChoice: false }, dishes);
  return made;
}

async function names(brand_id: number, query: string): Promise<string[]> {
  const answer = await client()
    .get('/cpi/v1/public/packages/search')
    .query({ place_id: 1, brand_id, query })
    .expect(200);
  return (answer.body as Schemas['PackageSearch']).records.map(({ name }) => name);
}

it('[SEA-58] ranks a name, then a diet, then a dish, and last a dish in which the letters merely stand', async () => {
  const { id } = await makeBrand({ name: 'Quiet Corner' });
  await makeKitchen(id);
  await packageOf(id, 'Chicken parm supper', 60, [{ name: 'Eggplant involtini' }]);
  await packageOf(id, 'Weekday trays', 40, [{ name: 'Plant burger' }]);
  const feedsVegans = await packageOf(id, 'Taco table', 20);
  await sql.rows(
    `update package_item_options set dietary_tags = '{vegan}'
     where name = 'Mushroom' and package_item_id in (select id from package_items where package_id = $1)`,
    [feedsVegans.id],
  );
  await packageOf(id, 'Plant power lunch', 1);
  const ranked = ['Plant power lunch', 'Taco table', 'Weekday trays', 'Chicken parm supper'];
  expect(await names(id, 'plant')).toEqual(ranked);
  expect(await names(id, 'plant-based')).toEqual(['Taco table']);
});

it('[SEA-58] counts a word in the middle of a name for more than a dish that is called so', async () => {
  const { id } = await makeBrand({ name: 'Quiet Corner' });
  await makeKitchen(id);
  await packageOf(id, 'Weekday trays', 60, [{ name: 'Veggie burger' }]);
  await packageOf(id, 'Cheeseburger bar', 1);
  expect(await names(id, 'burger')).toEqual(['Cheeseburger bar', 'Weekday trays']);
});
