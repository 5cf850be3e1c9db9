import type { List, Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { database, sql } from '../../database';
import { notFound } from '../../errors';
import { actingBrand, defineList, presentList, type Actor, type Paging } from '../../http';
import { column, prepared, type RowWith } from '../../prepared';
import { Menu, MenuCategory } from '../menu.model';
import { editedBrand, mayEditBrand } from './access';
import { ownDishColumns, presentOwnDish, type OwnDish } from './menu-items';

const columns = {
  id: 'int4',
  name: 'text',
  active: 'bool',
  position: 'int4',
  categories: column<Schemas['OwnMenu']['menu_categories']>('json'),
  dishes: column<OwnDish[]>('json'),
} as const;
const select = `m.id, m.name, m.active, m.position,
  coalesce((select json_agg(json_build_object('id', c.id, 'parent_id', c.parent_id, 'name', c.name) order by c.position, c.id)
    from menu_categories c where c.menu_id = m.id), '[]') as categories,
  coalesce((select json_agg(to_json(dish)) from (
    select ${ownDishColumns} from menu_items i where i.menu_id = m.id order by i.position, i.id) dish), '[]') as dishes`;

const menus = defineList({
  name: 'own-menus',
  columns,
  select,
  from: 'menus m where m.brand_id = $1',
  order: 'm.position',
  key: 'm.id',
});
const one = prepared(
  'own-menu',
  columns,
  `select ${select} from menus m where m.brand_id = $1 and m.id = $2`,
);

const present = (row: RowWith<typeof columns>, update: boolean): Schemas['OwnMenu'] => ({
  id: row.id,
  name: row.name,
  active: row.active,
  position: row.position,
  menu_categories: row.categories,
  menu_items: row.dishes.map(presentOwnDish),
  can: { update },
});

/** The menus of the acting brand with their dishes, those that are not sold as well. */
export async function listOwnMenus(page: Paging, actor: Actor): Promise<List<Schemas['OwnMenu']>> {
  const brandId = actingBrand(actor);
  const update = await mayEditBrand(brandId, actor);
  return presentList(await menus.page([brandId], page), (row) => present(row, update));
}

/** A menu of the acting brand; 404 for any other. */
export async function loadOwnMenu(id: number, actor: Actor): Promise<Schemas['OwnMenu']> {
  const brandId = actingBrand(actor);
  const row = await sql.first(one, [brandId, id]);
  if (!row) throw notFound();
  return present(row, await mayEditBrand(brandId, actor));
}

async function addCategories(menuId: number, names: string[] | undefined, transaction: Transaction) {
  if (!names) return;
  const had = await MenuCategory.findAll({ where: { menuId }, transaction });
  const known = new Set(had.map(({ name }) => name));
  const last = Math.max(0, ...had.map(({ position }) => position));
  for (const [place, name] of names.filter((each) => !known.has(each)).entries())
    await MenuCategory.create({ menuId, name, position: last + place + 1 }, { transaction });
}

/** Makes a menu of the acting brand; it is not sold until it is active. */
export async function createOwnMenu(
  { categories, name, active = false, position = 0 }: Schemas['NewBrandMenuBody']['menu'],
  actor: Actor,
): Promise<Schemas['OwnMenu']> {
  const brandId = await editedBrand(actor);
  const id = await database.transaction(async (transaction) => {
    const menu = await Menu.create({ brandId, name, active, position }, { transaction });
    await addCategories(menu.id, categories, transaction);
    return menu.id;
  });
  return loadOwnMenu(id, actor);
}

export async function changeOwnMenu(
  id: number,
  { categories, ...values }: Schemas['BrandMenuBody']['menu'],
  actor: Actor,
): Promise<Schemas['OwnMenu']> {
  await loadOwnMenu(id, actor);
  const brandId = await editedBrand(actor);
  await database.transaction(async (transaction) => {
    const menu = await Menu.findOne({
      where: { id, brandId },
      transaction,
      lock: transaction.LOCK.UPDATE,
    });
    if (!menu) throw notFound();
    await menu.update(values, { transaction });
    await addCategories(id, categories, transaction);
  });
  return loadOwnMenu(id, actor);
}

/** Sells a menu no more; it is kept for the orders that hold its dishes. */
export async function removeOwnMenu(id: number, actor: Actor): Promise<void> {
  await changeOwnMenu(id, { active: false }, actor);
}
