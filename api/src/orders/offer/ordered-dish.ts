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

/** An addition to a dish, of one portion of it, under the name and at the price that it has or had. */
export interface OrderedModifier {
  modifierId: number;
  qty: number;
  /** The group that it was chosen from. */
  group: string;
  name: string;
  priceCents: number;
  /** What its caterer says is in it; absent in what was stored before anybody stated it. */
  allergens?: Allergen[];
}

/** A line of an order from a menu, under the name, at the price and with the marks that the dish has or was agreed with. */
export interface OrderedDish {
  menuItemId: number;
  qty: number;
  name: string;
  /** Of one, its additions left out. */
  unitPriceCents: number;
  /** For how many people one is. */
  serves: number;
  dietaryTags: DietaryTag[];
  /** What its caterer says is in it, its additions left out. */
  allergens: Allergen[];
  modifiers: OrderedModifier[];
  note: string;
  forName: string | null;
}

/** The dishes of an order as a JSON list, in a statement that knows the order's id by this name. */
export const dishesJson = (orderId: string) => `coalesce((
  select json_agg(json_build_object('menuItemId', d.menu_item_id, 'qty', d.qty, 'name', d.name,
    'unitPriceCents', d.unit_price_cents, 'serves', d.serves, 'dietaryTags', d.dietary_tags, 'allergens', d.allergens,
    'modifiers', d.modifiers, 'note', d.note, 'forName', d.for_name) order by d.id)
  from order_menu_items d where d.order_id = ${orderId}), '[]')`;

/** What $1, an order, holds of a menu. */
export const dishesOfOrder = prepared(
  'order-dishes',
  { dishes: column<OrderedDish[]>('json') },
  `select ${dishesJson('$1')} as dishes`,
);

/** What an order holds of a menu, in its own sequence. */
export const dishesFor = async (
  { id }: { id: number },
  transaction: Transaction | null,
): Promise<OrderedDish[]> => (await sql.within(transaction, dishesOfOrder, [id]))[0]?.dishes ?? [];

type Wish = Schemas['MenuItemQuantity'];

/** What two lines share that are one: the dish, what is added to it, for whom it is, and what was said about it. */
export const lineKey = ({ menuItemId, modifiers, note, forName }: OrderedDish): string =>
  JSON.stringify([
    menuItemId,
    modifiers.map(({ modifierId, qty }) => [modifierId, qty]).toSorted(([a = 0], [b = 0]) => a - b),
    note,
    forName,
  ]);

/**
 * The lines that somebody wants, as a menu has them: the same dish with the same additions and words is one line. What is on
 * the menu no more keeps what the order held of it.
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

/** The lines of an order under the names and at the prices of a menu; what is on it no more stays as it was. */
export const asOffered = (menu: readonly Dish[], lines: readonly OrderedDish[]): OrderedDish[] => {
  const byId = new Map(menu.map((dish) => [dish.id, dish]));
  return lines.map((line) => {
    const dish = byId.get(line.menuItemId);
    if (!dish) return line;
    // A menu that was agreed before anybody stated what is in it takes nothing away of what the line says.
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

/** The price of one with its additions, in cents. */
export const priceOfOne = ({ unitPriceCents, modifiers }: OrderedDish): number =>
  modifiers.reduce((sum, { qty, priceCents }) => sum + qty * priceCents, unitPriceCents);

/** What its caterer says is in a dish and in all that is added to it. */
export const allergensOf = ({
  allergens,
  modifiers,
}: Pick<OrderedDish, 'allergens' | 'modifiers'>): Allergen[] =>
  comboAllergens([allergens, ...modifiers.map((each) => each.allergens ?? [])]);

/** What it is marked as, with all that is added to it. */
export const marksOf = (line: Pick<OrderedDish, 'dietaryTags' | 'allergens' | 'modifiers'>): DietaryTag[] =>
  marksBeside(line.dietaryTags, allergensOf(line));

/** What is added to one, in words. */
export const additionsOf = ({ modifiers }: Pick<OrderedDish, 'modifiers'>): string =>
  modifiers.map(({ name, qty }) => (qty > 1 ? `${qty} × ${name}` : name)).join(', ');

/** A dish with what is added to it, in words. */
export function dishInWords(line: Pick<OrderedDish, 'name' | 'modifiers'>): string {
  const additions = additionsOf(line);
  return additions ? `${line.name} (${additions})` : line.name;
}

/** The same with whose it is and what was said about it, as a kitchen reads it. */
export const lineInWords = (line: Pick<OrderedDish, 'name' | 'modifiers' | 'forName' | 'note'>): string =>
  [dishInWords(line), line.forName && `for ${line.forName}`, line.note && `“${line.note}”`]
    .filter(Boolean)
    .join(', ');
