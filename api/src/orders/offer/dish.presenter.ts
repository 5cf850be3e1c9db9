import type { Schemas } from '@copper-carrot/contracts';
import type { Dish } from '../../catalog';
import { centsToDollars } from '../../pricing';
import { allergensOf, marksOf, priceOfOne, type OrderedDish } from './ordered-dish';

/** The dishes of an order; `menu` is given for a cart, which may hold dishes that are no longer offered. */
export function presentDishes(
  lines: readonly OrderedDish[],
  menu: readonly Pick<Dish, 'id'>[] | null = null,
): Schemas['OrderedMenuItem'][] {
  const offered = menu && new Set(menu.map(({ id }) => id));
  return lines.map((line) => ({
    menu_item_id: line.menuItemId,
    name: line.name,
    qty: line.qty,
    unit_price: centsToDollars(priceOfOne(line)),
    price: centsToDollars(line.qty * priceOfOne(line)),
    modifiers: line.modifiers.map(({ modifierId, group, name, qty, priceCents }) => ({
      modifier_id: modifierId,
      group,
      name,
      qty,
      price: centsToDollars(priceCents),
    })),
    note: line.note,
    for_name: line.forName,
    portions: line.qty * line.serves,
    dietary_tags: marksOf(line),
    allergens: allergensOf(line),
    offered: offered?.has(line.menuItemId) ?? true,
  }));
}
