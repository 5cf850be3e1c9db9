import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'sequelize';
import { sql } from '../../database';
import { prepared } from '../../prepared';
import type { OrderedDish } from './ordered-dish';

const dishesForgotten = prepared(
  'order-dishes-forgotten',
  {},
  'delete from order_menu_items where order_id = $1',
);
const dishesStored = prepared(
  'order-dishes-stored',
  {},
  `insert into order_menu_items (order_id, menu_item_id, qty, name, unit_price_cents, serves, dietary_tags, allergens, modifiers,
     note, for_name)
   select $1, d."menuItemId", d.qty, d.name, d."unitPriceCents", d.serves, d."dietaryTags", d.allergens, d.modifiers,
     d.note, d."forName"
   from json_to_recordset($2::json) as d("menuItemId" int, qty int, name text, "unitPriceCents" int, serves int,
     "dietaryTags" text[], allergens text[], modifiers jsonb, note text, "forName" text)`,
);

/** Stores the dishes of an order in their order of entry; unchanged ones are not written. */
export async function storeDishes(
  orderId: number,
  lines: readonly OrderedDish[],
  stored: readonly OrderedDish[],
  transaction: Transaction,
): Promise<void> {
  if (isDeepStrictEqual(lines, stored)) return;
  if (stored.length > 0) await sql.within(transaction, dishesForgotten, [orderId]);
  if (lines.length > 0) await sql.within(transaction, dishesStored, [orderId, JSON.stringify(lines)]);
}

/** Replaces the dishes of an order. */
export async function replaceDishes(
  orderId: number,
  lines: readonly OrderedDish[],
  transaction: Transaction,
): Promise<void> {
  await sql.within(transaction, dishesForgotten, [orderId]);
  await storeDishes(orderId, lines, [], transaction);
}
