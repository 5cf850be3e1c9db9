import { makeChoice } from '../../catalog/catalog.factory';
import { sql } from '../../database';
import { makeCaterer, type Caterer } from '../order.factory';

interface CombiningKitchen {
  caterer: Caterer;
  mains: number;
  chicken: number;
  tofu: number;
  satay: number;
}

/** A package whose mains add up to the headcount; one of them costs more and contains nuts. */
export async function combiningKitchen(): Promise<CombiningKitchen> {
  const caterer = await makeCaterer();
  await sql.rows(
    `update package_items set archived_at = now() where package_id = $1 and choice_type = 'constant_sum'`,
    [caterer.pack.id],
  );
  const mains = await makeChoice(
    caterer.pack.id,
    { choiceType: 'constant_sum', properChoiceSubject: 'main' },
    [
      { name: 'Chicken', priceCents: 100, dietaryTags: ['gluten_free', 'dairy_free'] },
      { name: 'Tofu', dietaryTags: ['vegan', 'vegetarian', 'gluten_free', 'dairy_free'] },
      {
        name: 'Satay',
        priceCents: 250,
        dietaryTags: ['gluten_free', 'contains_nuts'],
        allergens: ['peanuts'],
      },
    ],
  );
  const rows = await sql.rows<{ id: number }>(
    'select id from package_item_options where package_item_id = $1 order by position',
    [mains.id],
  );
  const [chicken = 0, tofu = 0, satay = 0] = rows.map(({ id }) => id);
  return { caterer, mains: mains.id, chicken, tofu, satay };
}
