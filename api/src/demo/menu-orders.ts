import type { Allergen, DietaryTag } from '@copper-carrot/contracts';
import type { OrderedDish } from '../orders';
import { type Random } from '../random';
import { type DemoBrand, type DemoDataset } from './dataset';

const notes = ['Half of it without onions, please.', 'Sauce on the side.', ''];

/** A main for everybody in trays and portions, a side and an extra, as an office orders from a menu. */
export function chooseDishes(
  dataset: DemoDataset,
  brand: DemoBrand,
  headcount: number,
  random: Random,
): OrderedDish[] {
  const { tables } = dataset;
  const menus = tables.of('menus').filter((menu) => menu.brand_id === brand.id);
  const items = tables.of('menu_items').filter((item) => menus.some(({ id }) => id === item.menu_id));
  const line = (item: (typeof items)[number], qty: number, note: string): OrderedDish => ({
    menuItemId: Number(item.id),
    qty,
    name: String(item.name),
    unitPriceCents: Number(item.price_cents),
    serves: Number(item.serves),
    dietaryTags: item.dietary_tags as DietaryTag[],
    allergens: item.allergens as Allergen[],
    modifiers: additionsTo(dataset, Number(item.id), random),
    note,
    forName: null,
  });
  const trays = items.filter(({ source_item_id: of }) => of !== null);
  // What is poured or sold by the dozen is not for one.
  const single = items.filter(
    ({ source_item_id: of, price_cents: cents }) => of === null && Number(cents) < 1_500,
  );
  return [
    ...random.sample(trays, 1).map((item) => line(item, Math.ceil(headcount / 20), random.pick(notes))),
    ...random.sample(single, 3).map((item) => line(item, Math.ceil(headcount / 2), '')),
  ];
}

/** One addition of each group that asks for one. */
function additionsTo({ tables }: DemoDataset, itemId: number, random: Random): OrderedDish['modifiers'] {
  const groups = tables
    .of('menu_item_modifier_groups')
    .filter((each) => each.menu_item_id === itemId)
    .flatMap((each) => tables.of('modifier_groups').filter(({ id }) => id === each.modifier_group_id));
  return groups
    .filter(({ minimum }) => minimum === 1)
    .map((group) => {
      const taken = random.pick(tables.of('modifiers').filter((each) => each.modifier_group_id === group.id));
      return {
        modifierId: Number(taken.id),
        qty: 1,
        group: String(group.name),
        name: String(taken.name),
        priceCents: Number(taken.price_cents),
        allergens: taken.allergens as Allergen[],
      };
    });
}
