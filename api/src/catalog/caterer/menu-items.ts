import type { List, Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { database, sql } from '../../database';
import { invalid, notFound } from '../../errors';
import { actingBrand, defineList, presentList, type Actor, type Paging } from '../../http';
import { dollarsToCents } from '../../pricing';
import { column, prepared } from '../../prepared';
import { dishColumns, type Dish, type ModifierGroup } from '../brand-menu';
import { MenuItem } from '../menu.model';
import { presentMenuItem } from '../menus';
import { editedBrand } from './access';
import { withdrawForGroups, withdrawStatement } from './allergen-statement';

export type OwnDish = Dish & { active: boolean; position: number };

const columns = {
  id: 'int4',
  menuId: 'int4',
  menuCategoryId: 'int4',
  sourceItemId: 'int4?',
  name: 'text',
  description: 'text',
  priceCents: 'int4',
  serves: 'int4',
  dietaryTags: column<Dish['dietaryTags']>('text[]'),
  allergens: column<NonNullable<Dish['allergens']>>('text[]'),
  picture: column<{ url?: string }>('jsonb'),
  modifierGroups: column<ModifierGroup[]>('json'),
  active: 'bool',
  position: 'int4',
} as const;
/** The columns of a dish as its brand reads it, of a statement that knows it as `i`. */
export const ownDishColumns = `${dishColumns}, i.active, i.position`;
const from = 'menu_items i join menus m on m.id = i.menu_id';

export const presentOwnDish = (dish: OwnDish): Schemas['OwnMenuItem'] => ({
  ...presentMenuItem(dish),
  active: dish.active,
  position: dish.position,
});

const dishes = defineList({
  name: 'own-menu-items',
  columns,
  select: ownDishColumns,
  from: `${from} where m.brand_id = $1 and ($2::int is null or m.id = $2) and ($3::boolean is null or i.active = $3)`,
  order: 'm.position, m.id, i.position',
  key: 'i.id',
});
const one = prepared(
  'own-menu-item',
  columns,
  `select ${ownDishColumns} from ${from} where m.brand_id = $1 and i.id = $2`,
);

/** The dishes of the acting brand, those off the menu as well. */
export const listOwnDishes = async (
  { menu_id: menuId, active, ...page }: { menu_id?: number; active?: boolean } & Paging,
  actor: Actor,
): Promise<List<Schemas['OwnMenuItem']>> =>
  presentList(await dishes.page([actingBrand(actor), menuId ?? null, active ?? null], page), presentOwnDish);

/** A dish of the acting brand; 404 for any other. */
export async function loadOwnDish(id: number, actor: Actor): Promise<Schemas['OwnMenuItem']> {
  const row = await sql.first(one, [actingBrand(actor), id]);
  if (!row) throw notFound();
  return presentOwnDish(row);
}

const menuLocked = prepared(
  'own-menu-locked',
  { id: 'int4' },
  'select id from menus where id = $1 and brand_id = $2 for update',
);
const categoryOf = prepared(
  'own-menu-category',
  { id: 'int4' },
  'select id from menu_categories where menu_id = $1 and ($2::int is null or id = $2) order by position, id limit 1',
);
const categoryMade = prepared(
  'own-menu-category-made',
  { id: 'int4' },
  'insert into menu_categories (menu_id, name) values ($1, $2) returning id',
);
const dishOfBrand = prepared(
  'own-dish-of-brand',
  { id: 'int4', menuId: 'int4' },
  `select i.id, i.menu_id as "menuId" from ${from} where i.id = $1 and m.brand_id = $2`,
);
const groupsOfBrand = prepared(
  'own-groups-of-brand',
  { id: 'int4' },
  'select id from modifier_groups where brand_id = $1 and id = any($2)',
);
const groupsUnlinked = prepared(
  'dish-groups-unlinked',
  {},
  'delete from menu_item_modifier_groups where menu_item_id = $1',
);
const groupsLinked = prepared(
  'dish-groups-linked',
  {},
  `insert into menu_item_modifier_groups (menu_item_id, modifier_group_id, position)
   select $1, g.id, g.position::int from unnest($2::int[]) with ordinality g(id, position)`,
);

type Changes = Schemas['MenuItemBody']['menu_item'];
type Wish = Changes & { menu_id?: number; source_item_id?: number | null };

/** The category that a dish is put in: the one that is named, else the first of its menu, which is made where there is none. */
async function categoryFor(menuId: number, wished: number | undefined, transaction: Transaction) {
  const [found] = await sql.within(transaction, categoryOf, [menuId, wished ?? null]);
  if (found) return found.id;
  if (wished !== undefined) throw invalid('menu_category_id', 'not_found', 'is no category of this menu');
  const [made] = await sql.within(transaction, categoryMade, [menuId, 'Dishes']);
  if (!made) throw new Error('a menu category was not stored');
  return made.id;
}

async function linkGroups(
  { dishId, menuId, brandId }: { dishId: number; menuId: number; brandId: number },
  groupIds: number[] | undefined,
  transaction: Transaction,
): Promise<void> {
  if (!groupIds) return;
  const own = await sql.within(transaction, groupsOfBrand, [brandId, groupIds]);
  if (own.length < groupIds.length)
    throw invalid('modifier_group_ids', 'not_found', 'names additions that this brand does not have');
  await withdrawForGroups(menuId, groupIds, transaction);
  await sql.within(transaction, groupsUnlinked, [dishId]);
  await sql.within(transaction, groupsLinked, [dishId, groupIds]);
}

const valuesOf = (wish: Wish) =>
  Object.fromEntries(
    Object.entries({
      name: wish.name,
      description: wish.description,
      priceCents: wish.price === undefined ? undefined : dollarsToCents(wish.price),
      serves: wish.serves,
      dietaryTags: wish.dietary_tags,
      allergens: wish.allergens,
      active: wish.active,
      position: wish.position,
    }).filter(([, value]) => value !== undefined),
  );

/** Columns of which a change may mean other ingredients. */
const whatItIs = ['name', 'description', 'dietaryTags'] as const;

/** Puts a dish on a menu of the brand. */
export async function putDish(brandId: number, wish: Wish, transaction: Transaction): Promise<number> {
  const { menu_id: menuId = 0, name = '', price = 0, source_item_id: sourceItemId = null } = wish;
  const [menu] = await sql.within(transaction, menuLocked, [menuId, brandId]);
  if (!menu) throw invalid('menu_id', 'not_found', 'is no menu of this brand');
  if (sourceItemId !== null) {
    const [source] = await sql.within(transaction, dishOfBrand, [sourceItemId, brandId]);
    if (source?.menuId !== menu.id) throw invalid('source_item_id', 'not_found', 'is no dish of this menu');
  }
  const menuCategoryId = await categoryFor(menu.id, wish.menu_category_id, transaction);
  const item = await MenuItem.create(
    {
      name,
      priceCents: dollarsToCents(price),
      ...valuesOf(wish),
      menuId: menu.id,
      menuCategoryId,
      sourceItemId,
    },
    { transaction },
  );
  if (!wish.allergens) await withdrawStatement(menu.id, transaction);
  await linkGroups({ dishId: item.id, menuId: menu.id, brandId }, wish.modifier_group_ids, transaction);
  return item.id;
}

/** Changes a dish of the brand under its lock; what was ordered keeps what it agreed to. */
export async function changeDish(
  brandId: number,
  { id, ...wish }: Wish & { id: number },
  transaction: Transaction,
): Promise<void> {
  const [found] = await sql.within(transaction, dishOfBrand, [id, brandId]);
  if (!found) throw notFound();
  const item = await MenuItem.findByPk(id, { transaction, lock: transaction.LOCK.UPDATE });
  if (!item) throw notFound();
  const moved =
    wish.menu_category_id === undefined
      ? {}
      : { menuCategoryId: await categoryFor(found.menuId, wish.menu_category_id, transaction) };
  item.set({ ...valuesOf(wish), ...moved });
  const isOther = whatItIs.some((name) => item.changed(name));
  await item.save({ transaction });
  if (isOther && !wish.allergens) await withdrawStatement(found.menuId, transaction);
  await linkGroups({ dishId: id, menuId: found.menuId, brandId }, wish.modifier_group_ids, transaction);
}

export async function createOwnDish(wish: Wish, actor: Actor): Promise<Schemas['OwnMenuItem']> {
  const brandId = await editedBrand(actor);
  const id = await database.transaction((transaction) => putDish(brandId, wish, transaction));
  return loadOwnDish(id, actor);
}

export async function changeOwnDish(
  id: number,
  wish: Changes,
  actor: Actor,
): Promise<Schemas['OwnMenuItem']> {
  await loadOwnDish(id, actor);
  const brandId = await editedBrand(actor);
  await database.transaction((transaction) => changeDish(brandId, { ...wish, id }, transaction));
  return loadOwnDish(id, actor);
}

/** Takes a dish off the menu; it is kept for the orders that hold it. */
export async function removeOwnDish(id: number, actor: Actor): Promise<void> {
  await changeOwnDish(id, { active: false }, actor);
}
