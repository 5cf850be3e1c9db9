import type { List, Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { database, sql } from '../../database';
import { invalid, notFound } from '../../errors';
import { actingBrand, defineList, presentList, type Actor, type Paging } from '../../http';
import { centsToDollars, dollarsToCents } from '../../pricing';
import { column, prepared, type RowWith } from '../../prepared';
import type { ModifierGroup } from '../brand-menu';
import { editedBrand, mayEditBrand } from './access';
import { withdrawForModifiers } from './allergen-statement';

const columns = {
  id: 'int4',
  name: 'text',
  minimum: 'int4',
  maximum: 'int4',
  modifiers: column<ModifierGroup['modifiers']>('json'),
} as const;
type GroupRow = RowWith<typeof columns>;
const select = `g.id, g.name, g.minimum, g.maximum, coalesce((select json_agg(json_build_object('id', m.id, 'name', m.name,
  'priceCents', m.price_cents, 'allergens', m.allergens) order by m.position, m.id)
  from modifiers m where m.modifier_group_id = g.id), '[]') as modifiers`;

const groups = defineList({
  name: 'own-modifier-groups',
  columns,
  select,
  from: 'modifier_groups g where g.brand_id = $1',
  order: 'g.name',
  key: 'g.id',
});
const one = prepared(
  'own-modifier-group',
  columns,
  `select ${select} from modifier_groups g where g.brand_id = $1 and g.id = $2`,
);

const present = (row: GroupRow, update: boolean): Schemas['OwnModifierGroup'] => ({
  id: row.id,
  name: row.name,
  minimum: row.minimum,
  maximum: row.maximum,
  modifiers: row.modifiers.map(({ id, name, priceCents, allergens = [] }) => ({
    ...{ id, name, allergens },
    price: centsToDollars(priceCents),
  })),
  can: { update },
});

/** The additions that the acting brand offers. */
export async function listModifierGroups(
  page: Paging,
  actor: Actor,
): Promise<List<Schemas['OwnModifierGroup']>> {
  const brandId = actingBrand(actor);
  const update = await mayEditBrand(brandId, actor);
  return presentList(await groups.page([brandId], page), (row) => present(row, update));
}

/** Additions of the acting brand; 404 for any other. */
export async function loadModifierGroup(id: number, actor: Actor): Promise<Schemas['OwnModifierGroup']> {
  const brandId = actingBrand(actor);
  const row = await sql.first(one, [brandId, id]);
  if (!row) throw notFound();
  return present(row, await mayEditBrand(brandId, actor));
}

const made = prepared(
  'modifier-group-made',
  { id: 'int4' },
  'insert into modifier_groups (brand_id, name, minimum, maximum) values ($1, $2, $3, $4) returning id',
);
const locked = prepared(
  'modifier-group-locked',
  { name: 'text', minimum: 'int4', maximum: 'int4' },
  'select name, minimum, maximum from modifier_groups where id = $1 and brand_id = $2 for update',
);
const changed = prepared(
  'modifier-group-changed',
  {},
  'update modifier_groups set name = $2, minimum = $3, maximum = $4 where id = $1',
);
const removed = prepared('modifier-group-removed', {}, 'delete from modifier_groups where id = $1');
const modifiersGone = prepared(
  'modifiers-gone',
  {},
  'delete from modifiers where modifier_group_id = $1 and not (id = any($2))',
);
const modifiersChanged = prepared(
  'modifiers-changed',
  { id: 'int4' },
  `update modifiers m set name = w.name, price_cents = w.cents, position = w.position, allergens = coalesce(w.allergens, m.allergens)
   from json_to_recordset($2::json) as w(id integer, name text, cents integer, position integer, allergens text[])
   where m.id = w.id and m.modifier_group_id = $1 returning m.id`,
);
const modifiersMade = prepared(
  'modifiers-made',
  {},
  `insert into modifiers (modifier_group_id, name, price_cents, position, allergens)
   select $1, w.name, w.cents, w.position, coalesce(w.allergens, '{}')
   from json_to_recordset($2::json) as w(name text, cents integer, position integer, allergens text[])`,
);

type Wish = Schemas['ModifierGroupBody']['modifier_group'];

function requireRange(minimum: number, maximum: number): void {
  if (maximum < minimum)
    throw invalid('maximum', 'greater_than_or_equal_to', 'must be no less than the minimum');
}

/** Replaces the additions of a group: those with an id keep it, so that carts which hold them do. */
async function replaceModifiers(groupId: number, wished: Wish['modifiers'], transaction: Transaction) {
  if (!wished) return;
  const all = wished.map(({ id, name, price, allergens = null }, position) => ({
    ...{ id, name, position, allergens },
    cents: dollarsToCents(price),
  }));
  await withdrawForModifiers(groupId, all, transaction);
  const kept = all.filter(({ id }) => id !== undefined);
  await sql.within(transaction, modifiersGone, [groupId, kept.map(({ id }) => id)]);
  const found = await sql.within(transaction, modifiersChanged, [groupId, JSON.stringify(kept)]);
  if (found.length < kept.length)
    throw invalid('modifiers', 'not_found', 'names an addition that this group does not have');
  const fresh = all.filter(({ id }) => id === undefined);
  await sql.within(transaction, modifiersMade, [groupId, JSON.stringify(fresh)]);
}

export async function createModifierGroup(
  { name, minimum = 0, maximum = 1, modifiers }: Schemas['NewModifierGroupBody']['modifier_group'],
  actor: Actor,
): Promise<Schemas['OwnModifierGroup']> {
  const brandId = await editedBrand(actor);
  requireRange(minimum, maximum);
  const id = await database.transaction(async (transaction) => {
    const [row] = await sql.within(transaction, made, [brandId, name, minimum, maximum]);
    if (!row) throw new Error('a modifier group was not stored');
    await replaceModifiers(row.id, modifiers, transaction);
    return row.id;
  });
  return loadModifierGroup(id, actor);
}

export async function changeModifierGroup(
  id: number,
  wish: Wish,
  actor: Actor,
): Promise<Schemas['OwnModifierGroup']> {
  await loadModifierGroup(id, actor);
  const brandId = await editedBrand(actor);
  await database.transaction(async (transaction) => {
    const [group] = await sql.within(transaction, locked, [id, brandId]);
    if (!group) throw notFound();
    const { name, minimum, maximum } = { ...group, ...wish };
    requireRange(minimum, maximum);
    await sql.within(transaction, changed, [id, name, minimum, maximum]);
    await replaceModifiers(id, wish.modifiers, transaction);
  });
  return loadModifierGroup(id, actor);
}

/** Takes additions off all dishes; orders keep what they agreed to. */
export async function removeModifierGroup(id: number, actor: Actor): Promise<void> {
  await loadModifierGroup(id, actor);
  await editedBrand(actor);
  await sql.rows(removed, [id]);
}
