import type { Transaction } from 'sequelize';
import { sql } from '../../database';
import { prepared } from '../../prepared';

// A caterer states the allergens of a whole menu on a day. Food that is added or changed later without its allergens is not
// part of that statement, so the menu says from then on that its allergens are not confirmed.

const ofMenu = prepared(
  'menu-statement-withdrawn',
  {},
  'update menus set allergens_stated_on = null where id = $1 and allergens_stated_on is not null',
);
const byNewGroups = prepared(
  'menu-statement-withdrawn-by-groups',
  {},
  `update menus m set allergens_stated_on = null
   where m.id = $1 and m.allergens_stated_on is not null and exists (
     select from unnest($2::int[]) g(id) where not exists (
       select from menu_item_modifier_groups x join menu_items i on i.id = x.menu_item_id
       where i.menu_id = m.id and x.modifier_group_id = g.id))`,
);
const byModifiers = prepared(
  'menu-statements-withdrawn-by-modifiers',
  {},
  `update menus m set allergens_stated_on = null
   where m.allergens_stated_on is not null
     and m.id in (select i.menu_id from menu_item_modifier_groups x join menu_items i on i.id = x.menu_item_id
       where x.modifier_group_id = $1)
     and exists (
       select from json_to_recordset($2::json) as w(id integer, name text, allergens text[])
         left join modifiers a on a.id = w.id and a.modifier_group_id = $1
       where w.allergens is null and a.name is distinct from w.name)`,
);

/** Withdraws the statement of a menu. */
export async function withdrawStatement(menuId: number, transaction: Transaction): Promise<void> {
  await sql.within(transaction, ofMenu, [menuId]);
}

/** Withdraws the statement of a menu if a group is linked that none of its dishes had. */
export async function withdrawForGroups(
  menuId: number,
  groupIds: readonly number[],
  transaction: Transaction,
): Promise<void> {
  await sql.within(transaction, byNewGroups, [menuId, groupIds]);
}

/** Withdraws the statements of all menus with a group if one of its modifiers is new or renamed without its allergens. */
export async function withdrawForModifiers(
  groupId: number,
  wished: readonly { id?: number | undefined; name: string; allergens: readonly string[] | null }[],
  transaction: Transaction,
): Promise<void> {
  await sql.within(transaction, byModifiers, [groupId, JSON.stringify(wished)]);
}
