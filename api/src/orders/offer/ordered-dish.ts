import {
  comboAllergens,
  marksBeside,
  type Allergen,
  type DietaryTag,
  type Schemas,
} from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import type { Dish } from '../../catalog';
import { sql } from '../../database';
import { column, prepared } from '../../prepared';

/** An addition per portion of a dish, with its name and price at the time. */
export interface OrderedModifier {
  modifierId: number;
  qty: number;
  /** The group that it was chosen from. */
  group: string;
  name: string;
  priceCents: number;
  /** Allergens that the caterer states; absent if stored before allergens were recorded. */
  allergens?: Allergen[];
}

/** A line of an order from a menu, with the dish's name, price and tags, current or agreed. */
export interface OrderedDish {
  menuItemId: number;
  qty: number;
  name: string;
  /** For one portion, without additions. */
  unitPriceCents: number;
  /** How many people one portion feeds. */
  serves: number;
  dietaryTags: DietaryTag[];
  /** Allergens that the caterer states, without those of the additions. */
  allergens: Allergen[];
  modifiers: OrderedModifier[];
  note: string;
  forName: string | null;
}

/** SQL for the dishes of an order as a JSON list; `orderId` is an SQL expression. */
export const dishesJson = (orderId: string) => `coalesce((
  select json_agg(json_build_object('menuItemId', d.menu_item_id, 'qty', d.qty, 'name', d.name,
    'unitPriceCents', d.unit_price_cents, 'serves', d.serves, 'dietaryTags', d.dietary_tags, 'allergens', d.allergens,
    'modifiers', d.modifiers, 'note', d.note, 'forName', d.for_name) order by d.id)
  from order_menu_items d where d.order_id = ${orderId}), '[]')`;

/** The dishes of an order; $1 is the order. */
export const dishesOfOrder = prepared(
  'order-dishes',
  { dishes: column<OrderedDish[]>('json') },
  `select ${dishesJson('$1')} as dishes`,
);

/** The dishes of an order, in their order of entry. */
export const dishesFor = async (
  { id }: { id: number },
  transaction: Transaction | null,
): Promise<OrderedDish[]> => (await sql.within(transaction, dishesOfOrder, [id]))[0]?.dishes ?? [];

type Wish = Schemas['MenuItemQuantity'];

/** Lines with the same key are merged: same dish, additions, person and note. */
export const lineKey = ({ menuItemId, modifiers, note, forName }: OrderedDish): string =>
  JSON.stringify([
    menuItemId,
    modifiers.map(({ modifierId, qty }) => [modifierId, qty]).toSorted(([a = 0], [b = 0]) => a - b),
    note,
    forName,
  ]);

/**
 * The requested lines with the menu's names and prices, equal ones merged. A dish that is no longer on the menu keeps
 * its stored values.
 */
export function wishedDishes(
  menu: readonly Dish[],
  wishes: readonly Wish[],
  stored: readonly OrderedDish[] = [],
): OrderedDish[] {
  const lines = new Map<string, OrderedDish>();
  for (const wish of wishes) {
    const line = lineOf(wish, stored);
    const same = lines.get(lineKey(line));
    if (same) same.qty += line.qty;
    else lines.set(lineKey(line), line);
  }
  return asOffered(menu, [...lines.values()]);
}

function lineOf(wish: Wish, stored: readonly OrderedDish[]): OrderedDish {
  const held = stored.filter(({ menuItemId }) => menuItemId === wish.menu_item_id);
  const additions = held.flatMap(({ modifiers }) => modifiers);
  const { name = '', unitPriceCents = 0, serves = 1, dietaryTags = [], allergens = [] } = held[0] ?? {};
  return {
    ...{ menuItemId: wish.menu_item_id, qty: wish.qty, name, unitPriceCents, serves, dietaryTags, allergens },
    modifiers: (wish.modifiers ?? []).map(({ modifier_id: modifierId, qty }) => {
      const was = additions.find((each) => each.modifierId === modifierId);
      const { group = '', name: called = '', priceCents = 0, allergens: held = [] } = was ?? {};
      return { modifierId, qty, group, name: called, priceCents, allergens: held };
    }),
    note: wish.note?.trim() ?? '',
    forName: wish.for_name?.trim() || null,
  };
}

/** An order's lines with the names and prices of a menu; dishes that are no longer on it stay as they were. */
export const asOffered = (menu: readonly Dish[], lines: readonly OrderedDish[]): OrderedDish[] => {
  const byId = new Map(menu.map((dish) => [dish.id, dish]));
  return lines.map((line) => {
    const dish = byId.get(line.menuItemId);
    if (!dish) return line;
    // A menu that was agreed before allergens were recorded must not remove those of the line.
    const { name, priceCents: unitPriceCents, serves, dietaryTags, allergens = line.allergens } = dish;
    const modifiers = line.modifiers.map((each) => ({ ...each, ...additionOf(dish, each.modifierId) }));
    return { ...line, name, unitPriceCents, serves, dietaryTags, allergens, modifiers };
  });
};

function additionOf({ modifierGroups }: Dish, modifierId: number): Partial<OrderedModifier> {
  for (const { name: group, modifiers } of modifierGroups) {
    const found = modifiers.find(({ id }) => id === modifierId);
    if (found) {
      const { name, priceCents, allergens } = found;
      return { group, name, priceCents, ...(allergens && { allergens }) };
    }
  }
  return {};
}

/** The price of one portion with additions, in cents. */
export const priceOfOne = ({ unitPriceCents, modifiers }: OrderedDish): number =>
  modifiers.reduce((sum, { qty, priceCents }) => sum + qty * priceCents, unitPriceCents);

/** The stated allergens of a dish and its additions. */
export const allergensOf = ({
  allergens,
  modifiers,
}: Pick<OrderedDish, 'allergens' | 'modifiers'>): Allergen[] =>
  comboAllergens([allergens, ...modifiers.map((each) => each.allergens ?? [])]);

/** The dietary tags of a dish with its additions. */
export const marksOf = (line: Pick<OrderedDish, 'dietaryTags' | 'allergens' | 'modifiers'>): DietaryTag[] =>
  marksBeside(line.dietaryTags, allergensOf(line));

/** The additions of a dish, in words. */
export const additionsOf = ({ modifiers }: Pick<OrderedDish, 'modifiers'>): string =>
  modifiers.map(({ name, qty }) => (qty > 1 ? `${qty} × ${name}` : name)).join(', ');

/** A dish with its additions, in words. */
export function dishInWords(line: Pick<OrderedDish, 'name' | 'modifiers'>): string {
  const additions = additionsOf(line);
  return additions ? `${line.name} (${additions})` : line.name;
}

/** The same with the person's name and the note, for the kitchen. */
export const lineInWords = (line: Pick<OrderedDish, 'name' | 'modifiers' | 'forName' | 'note'>): string =>
  [dishInWords(line), line.forName && `for ${line.forName}`, line.note && `“${line.note}”`]
    .filter(Boolean)
    .join(', ');
