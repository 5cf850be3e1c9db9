import { type Allergen } from '@copper-carrot/contracts';
import { cuisineCategories } from '../places';
import { pictureUrl, type PictureRecipe } from '../pictures';
import { cuisineOf, type Cuisine, type Dish } from './cuisines';
import { glyphsFor } from './food-glyphs';
import { statedOn } from './stated-on';
import { type Random } from '../random';
import { sentenceCase } from './wording';
import { type DemoBrand, type DemoDataset } from './dataset';

/** Adds each brand's menu: a section per cuisine with mains, sides and extras under it, trays as variations. */
export function addMenus(dataset: DemoDataset): void {
  for (const brand of dataset.brands) {
    const random = dataset.random.fork(`menus/${brand.slug}`);
    const menuId = dataset.tables.nextId('menus');
    dataset.tables.add('menus', {
      id: menuId,
      brand_id: brand.id,
      name: 'Catering menu',
      position: 0,
      allergens_stated_on: statedOn(dataset, `menu/${menuId}`),
    });
    const groups = addModifiers(dataset, brand, cuisineOf(brand.categoryKeys[0] ?? ''));
    brand.categoryKeys
      .slice(0, 2)
      .forEach((key, position) => addSection(dataset, { menuId, key, position, random, groups }));
  }
}

/** What may be added to a dish: its name, its price in cents, and what is in it. */
type Addition = [string, number, Allergen[]];

function addModifiers(dataset: DemoDataset, brand: DemoBrand, cuisine: Cuisine): number[] {
  const isSweet = /^(dessert|snack_drinks)/.test(cuisine.key);
  const groups: [string, number, number, Addition[]][] = isSweet
    ? [['Packing', 0, 1, [['In a gift box', 400, []], ['One by one in sleeves', 150, []]]]]
    : [
        ['Heat', 1, 1, [['Mild', 0, []], ['Medium', 0, []], ['Hot', 0, []]]],
        ['On the side', 0, 3, cuisine.included.slice(0, 3).map((dish): Addition => [sentenceCase(dish.name), 150, dish.allergens])],
      ]; // prettier-ignore
  return groups.map(([name, minimum, maximum, modifiers]) => {
    const id = dataset.tables.nextId('modifier_groups');
    dataset.tables.add('modifier_groups', { id, brand_id: brand.id, name, minimum, maximum });
    modifiers.forEach(([label, price, allergens], position) =>
      dataset.tables.add('modifiers', {
        id: dataset.tables.nextId('modifiers'),
        modifier_group_id: id,
        name: label,
        price_cents: price,
        allergens,
        position,
      }),
    );
    return id;
  });
}

interface Section {
  menuId: number;
  key: string;
  position: number;
  random: Random;
  groups: number[];
}

function addSection(dataset: DemoDataset, { menuId, key, position, random, groups }: Section): void {
  const cuisine = cuisineOf(key);
  const category = (name: string, at: number, parentId: number | null) =>
    dataset.tables.add('menu_categories', {
      id: dataset.tables.nextId('menu_categories'),
      menu_id: menuId,
      parent_id: parentId,
      name,
      position: at,
    }).id;
  const label = cuisineCategories.find((entry) => entry.key === key)?.label ?? key;
  const parent = category(label, position * 10, null);
  const [low, high] = cuisine.price;
  const priceFor = (share: number) => Math.round((low + (high - low) * random.next()) * share * 0.04) * 25;
  const parts: [string, Dish[], number][] = [
    ['Mains', random.sample(cuisine.mains, 5), 0.8],
    ['Sides', random.sample(cuisine.sides, 3), 0.35],
    ['Extras', random.sample(cuisine.extras, 2), 0],
  ];
  parts.forEach(([name, dishes, share], index) => {
    const categoryId = category(name, position * 10 + index + 1, parent);
    dishes.forEach((dish, place) => {
      const price = share === 0 ? dish.priceCents : Math.max(150, priceFor(share));
      const item = { menuId, categoryId, cuisine, dish, place: place * 2, random };
      const id = addItem(dataset, { ...item, name: sentenceCase(dish.name), price, serves: 1, source: null });
      if (share > 0.5)
        groups.forEach((group, order) =>
          dataset.tables.add('menu_item_modifier_groups', {
            menu_item_id: id,
            modifier_group_id: group,
            position: order,
          }),
        );
      if (share > 0.5 && place < 2)
        addItem(dataset, {
          ...item,
          place: place * 2 + 1,
          name: `${sentenceCase(dish.name)}, tray for ten`,
          price: price * 9,
          serves: 10,
          source: id,
        });
    });
  });
}

interface NewItem {
  menuId: number;
  categoryId: number;
  cuisine: Cuisine;
  dish: Dish;
  place: number;
  random: Random;
  name: string;
  price: number;
  serves: number;
  source: number | null;
}

function addItem(dataset: DemoDataset, item: NewItem): number {
  const { cuisine, dish, random } = item;
  const id = dataset.tables.nextId('menu_items');
  const recipe: PictureRecipe = {
    layout: item.serves > 1 ? 'trays' : 'plate',
    palette: cuisine.palette,
    glyphs: glyphsFor([dish], cuisine, 2, random),
    garnish: random.sample(cuisine.garnish, 2),
    seed: random.int(1, 1e6),
  };
  dataset.tables.add('menu_items', {
    id,
    menu_id: item.menuId,
    menu_category_id: item.categoryId,
    source_item_id: item.source,
    name: item.name,
    description: sentenceCase(dish.description),
    price_cents: item.price,
    serves: item.serves,
    dietary_tags: dish.tags,
    allergens: dish.allergens,
    picture: { url: pictureUrl('menu-items', id, recipe), ...recipe },
    position: item.place,
  });
  return id;
}
