import type { Allergen, DietaryTag, List, Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { ApiError, notFound } from '../errors';
import {
  authorize,
  defineList,
  isSiteAdmin,
  presentList,
  roleIn,
  type Actor,
  type Paging,
  type Policy,
} from '../http';
import { findOrder, loadOrder, orderPolicy, teamOrdersPolicy, type LoadedOrder } from '../orders';
import { newPollCode } from '../polls';
import { column, prepared, type RowWith } from '../prepared';

/** What is kept of the food, as it was agreed. */
interface Contents {
  dishes: { name: string; note?: string; dietary_tags?: DietaryTag[]; allergens?: Allergen[] }[];
  others?: string[];
}

const columns = {
  id: 'int4',
  code: 'text',
  order_id: 'int4?',
  user_id: 'int4',
  team_id: 'int4?',
  name: 'text',
  contents: column<Contents>('jsonb'),
  created_at: 'timestamptz',
  brand_name: 'text?',
  start_date: 'date?',
} as const;
type MenuRow = RowWith<typeof columns>;
const select = `m.id, m.code, m.order_id, m.user_id, m.team_id, m.name, m.contents, m.created_at, b.name as brand_name, o.start_date`;
const from =
  'shareable_menus m left join orders o on o.id = m.order_id left join brands b on b.id = o.brand_id';

const ordersFor = (actor: Actor, teamId: number | null) =>
  ['admin', 'orderer'].includes(roleIn(actor, teamId) ?? '');

/** The person who shared it and the admins of its organization may change it; those who order there may read it. */
const menuPolicy: Policy<MenuRow, 'update' | 'delete'> = {
  read: (actor, menu) =>
    actor !== null && (isSiteAdmin(actor) || sharedIt(actor, menu) || ordersFor(actor, menu.team_id)),
  update: (actor, menu) => actor !== null && owns(actor, menu),
  delete: (actor, menu) => actor !== null && owns(actor, menu),
};
/** Former members of the organization have no right to its menus any more. */
const sharedIt = (actor: Actor, menu: MenuRow) =>
  menu.user_id === actor.userId && (menu.team_id === null || roleIn(actor, menu.team_id) !== null);
const owns = (actor: Actor, menu: MenuRow) =>
  isSiteAdmin(actor) || sharedIt(actor, menu) || roleIn(actor, menu.team_id) === 'admin';

export const presentShared = (row: MenuRow): Schemas['SharedMenu'] => ({
  code: row.code,
  name: row.name,
  brand_name: row.brand_name ?? '',
  start_date: row.start_date,
  dishes: row.contents.dishes.map(({ name, note = '', dietary_tags: tags = [], allergens = [] }) => ({
    name,
    note,
    dietary_tags: tags,
    allergens,
  })),
  others: row.contents.others ?? [],
});
const present = (row: MenuRow, actor: Actor): Schemas['ShareableMenu'] => ({
  id: row.id,
  order_id: row.order_id,
  ...presentShared(row),
  created_at: row.created_at.toISOString(),
  can: { update: menuPolicy.update(actor, row), delete: menuPolicy.delete(actor, row) },
});

const menus = defineList({
  name: 'shareable-menus',
  columns,
  select,
  from: `${from} where (case when $2::int is null then m.user_id = $1 and (m.team_id is null
      or exists (select from memberships ms where ms.user_id = $1 and ms.team_id = m.team_id)) else m.team_id = $2 end)
    and ($3::int is null or m.order_id = $3)`,
  order: 'm.created_at desc',
  key: 'm.id desc',
});

interface Which extends Paging {
  team_id?: number;
  order_id?: number;
}
export async function listMenus(
  { team_id: teamId, order_id: orderId, limit, offset }: Which,
  actor: Actor,
): Promise<List<Schemas['ShareableMenu']>> {
  if (teamId !== undefined) authorize(teamOrdersPolicy, 'list', actor, { teamId });
  const page = await menus.page([actor.userId, teamId ?? null, orderId ?? null], { limit, offset });
  return presentList(page, (row) => present(row, actor));
}

const byId = prepared('shareable-menu', columns, `select ${select} from ${from} where m.id = $1`);
const byCode = prepared('shareable-menu-by-code', columns, `select ${select} from ${from} where m.code = $1`);
const ofOrder = prepared(
  'shareable-menu-of-order',
  columns,
  `select ${select} from ${from} where m.order_id = $1`,
);
const made = prepared(
  'shareable-menu-made',
  { id: 'int4' },
  `insert into shareable_menus (code, user_id, team_id, order_id, name, contents) values ($1, $2, $3, $4, $5, $6::jsonb)
   on conflict (order_id) do nothing returning id`,
);
const renamed = prepared('shareable-menu-renamed', {}, 'update shareable_menus set name = $2 where id = $1');
const removed = prepared('shareable-menu-removed', {}, 'delete from shareable_menus where id = $1');

async function find(action: keyof typeof menuPolicy, id: number, actor: Actor): Promise<MenuRow> {
  const row = await sql.first(byId, [id]);
  if (!row) throw notFound();
  authorize(menuPolicy, action, actor, row);
  return row;
}

/** The menu of a link; 404 of one that is shared no more. */
export async function loadShared(code: string): Promise<MenuRow> {
  const row = await sql.first(byCode, [code]);
  if (!row) throw notFound('This menu is not shared any more.');
  return row;
}

export const loadMenu = async (id: number, actor: Actor) => present(await find('read', id, actor), actor);

/** Shares the menu of an order that was placed, once: again it is the same link. */
export async function shareMenu(
  { order_id: orderId, name }: { order_id: number; name?: string },
  actor: Actor,
): Promise<{ menu: Schemas['ShareableMenu']; isNew: boolean }> {
  const order = await findOrder(orderId, actor);
  authorize(orderPolicy, 'readAsCustomer', actor, order);
  if (order.isInCart)
    throw new ApiError(409, 'shareable_menus-not_placed', {
      message: 'The menu of an order can be shared once it is placed.',
    });
  const loaded = await loadOrder(orderId, actor);
  const [row] = await sql.rows(made, [
    ...[newPollCode(), actor.userId, order.teamId, orderId],
    ...[name ?? loaded.package?.name ?? `From ${loaded.brand.name}`, JSON.stringify(contentsOf(loaded))],
  ]);
  const menu = await sql.first(ofOrder, [orderId]);
  if (!menu) throw notFound();
  return { menu: present(menu, actor), isNew: row !== undefined };
}

/** What there is to eat, each dish once; how many and for whom is nobody's business but the orderer's. */
function contentsOf({ chosen, dishes, included }: LoadedOrder): Contents {
  const all = [
    ...chosen
      .filter(({ choiceType, qty }) => choiceType !== 'presentation' && qty > 0)
      .map(({ name, dietaryTags, allergens }) => ({ name, note: '', dietaryTags, allergens })),
    ...dishes.map(({ name, dietaryTags, allergens }) => ({ name, note: '', dietaryTags, allergens })),
    ...(included?.dishes ?? []),
  ];
  const once = new Map(all.map((dish) => [dish.name, dish]));
  return {
    dishes: [...once.values()].map(({ name, note, dietaryTags, allergens }) => ({
      ...{ name, note },
      ...{ dietary_tags: dietaryTags ?? [], allergens: allergens ?? [] },
    })),
    others: included?.others ?? [],
  };
}

export async function renameMenu(id: number, name: string | undefined, actor: Actor) {
  const menu = await find('update', id, actor);
  if (name !== undefined) await sql.rows(renamed, [menu.id, name]);
  return loadMenu(id, actor);
}

/** Its link leads nowhere from then on. */
export async function removeMenu(id: number, actor: Actor): Promise<void> {
  await find('delete', id, actor);
  await sql.rows(removed, [id]);
}
