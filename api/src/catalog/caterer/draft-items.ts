import {
  errorCodes,
  type Allergen,
  type DietaryTag,
  type List,
  type Schemas,
} from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { database, sql } from '../../database';
import { ApiError, invalid, notFound } from '../../errors';
import { actingBrand, defineList, presentList, type Actor, type Paging } from '../../http';
import { column, prepared, type RowWith } from '../../prepared';
import { editedBrand, mayEditBrand } from './access';
import { changeDish, loadOwnDish, putDish } from './menu-items';
import type { DraftStatus } from './menu.schemas';

/** What a draft says of a dish, by the API's names; what is absent is left as it is. */
interface Said {
  name?: string;
  description?: string;
  price?: number;
  serves?: number;
  dietary_tags?: DietaryTag[];
  allergens?: Allergen[];
  menu_id?: number;
  menu_category_id?: number;
}

const columns = {
  id: 'int4',
  brandId: 'int4',
  menuItemId: 'int4?',
  data: column<Said>('jsonb'),
  status: column<DraftStatus>('text'),
  createdAt: 'timestamptz',
} as const;
type DraftRow = RowWith<typeof columns>;
const select = `d.id, d.brand_id as "brandId", d.menu_item_id as "menuItemId", d.data, d.status, d.created_at as "createdAt"`;
const from = 'draft_menu_items d where d.brand_id = $1';

const drafts = defineList({
  name: 'draft-menu-items',
  columns,
  select,
  from: `${from} and ($2::text is null or d.status = $2) and ($3::int is null or d.menu_item_id = $3)`,
  order: 'd.created_at desc',
  key: 'd.id desc',
});
const one = prepared('draft-menu-item', columns, `select ${select} from ${from} and d.id = $2`);

const isOpen = ({ status }: DraftRow) => status !== 'approved';

const present = (row: DraftRow, mayEdit: boolean): Schemas['DraftMenuItem'] => ({
  id: row.id,
  brand_id: row.brandId,
  menu_item_id: row.menuItemId,
  status: row.status,
  name: row.data.name ?? null,
  description: row.data.description ?? null,
  price: row.data.price ?? null,
  serves: row.data.serves ?? null,
  dietary_tags: row.data.dietary_tags ?? null,
  allergens: row.data.allergens ?? null,
  menu_id: row.data.menu_id ?? null,
  menu_category_id: row.data.menu_category_id ?? null,
  created_at: row.createdAt.toISOString(),
  can: { update: mayEdit && isOpen(row), publish: mayEdit && isOpen(row) },
});

interface Which extends Paging {
  status?: DraftStatus;
  menu_item_id?: number;
}

/** The drafts of the acting brand, the latest first. */
export async function listDrafts(
  { status, menu_item_id: menuItemId, ...page }: Which,
  actor: Actor,
): Promise<List<Schemas['DraftMenuItem']>> {
  const brandId = actingBrand(actor);
  const mayEdit = await mayEditBrand(brandId, actor);
  const found = await drafts.page([brandId, status ?? null, menuItemId ?? null], page);
  return presentList(found, (row) => present(row, mayEdit));
}

/** A draft of the acting brand; 404 for any other. */
export async function loadDraft(id: number, actor: Actor): Promise<Schemas['DraftMenuItem']> {
  const brandId = actingBrand(actor);
  const row = await sql.first(one, [brandId, id]);
  if (!row) throw notFound();
  return present(row, await mayEditBrand(brandId, actor));
}

const made = prepared(
  'draft-menu-item-made',
  { id: 'int4' },
  'insert into draft_menu_items (brand_id, menu_item_id, data) values ($1, $2, $3::jsonb) returning id',
);
const locked = prepared(
  'draft-menu-item-locked',
  columns,
  `select ${select} from ${from} and d.id = $2 for update`,
);
const changed = prepared(
  'draft-menu-item-changed',
  {},
  'update draft_menu_items set data = $2::jsonb, status = $3, menu_item_id = $4 where id = $1',
);
const removed = prepared('draft-menu-item-removed', {}, 'delete from draft_menu_items where id = $1');

/** A draft under its lock that has not been published; 409 for one that has. */
async function openDraft(brandId: number, id: number, transaction: Transaction): Promise<DraftRow> {
  const [draft] = await sql.within(transaction, locked, [brandId, id]);
  if (!draft) throw notFound();
  if (!isOpen(draft))
    throw new ApiError(409, errorCodes.draft.published, { message: 'This draft has been published.' });
  return draft;
}

/** Begins a draft: of a dish of the brand, or of a new one. Nothing that is sold changes. */
export async function createDraft(
  { menu_item_id: menuItemId = null, ...said }: Said & { menu_item_id?: number | null },
  actor: Actor,
): Promise<Schemas['DraftMenuItem']> {
  const brandId = await editedBrand(actor);
  if (menuItemId !== null)
    await loadOwnDish(menuItemId, actor).catch(() => {
      throw invalid('menu_item_id', 'not_found', 'is no dish of this brand');
    });
  const [row] = await sql.rows(made, [brandId, menuItemId, JSON.stringify(said)]);
  if (!row) throw new Error('a draft was not stored');
  return loadDraft(row.id, actor);
}

export async function changeDraft(
  id: number,
  { status = 'draft', ...said }: Said & { status?: 'draft' | 'submitted' },
  actor: Actor,
): Promise<Schemas['DraftMenuItem']> {
  await loadDraft(id, actor);
  const brandId = await editedBrand(actor);
  await database.transaction(async (transaction) => {
    const { data, menuItemId } = await openDraft(brandId, id, transaction);
    await sql.within(transaction, changed, [id, JSON.stringify({ ...data, ...said }), status, menuItemId]);
  });
  return loadDraft(id, actor);
}

export async function removeDraft(id: number, actor: Actor): Promise<void> {
  await loadDraft(id, actor);
  const brandId = await editedBrand(actor);
  await database.transaction(async (transaction) => {
    await openDraft(brandId, id, transaction);
    await sql.within(transaction, removed, [id]);
  });
}

/** Puts a draft on the menu, once: it changes its dish or becomes a new one. Orders keep what they agreed to. */
export async function publishDraft(id: number, actor: Actor): Promise<Schemas['OwnMenuItem']> {
  await loadDraft(id, actor);
  const brandId = await editedBrand(actor);
  const dishId = await database.transaction(async (transaction) => {
    const { data, menuItemId } = await openDraft(brandId, id, transaction);
    const { menu_id: menuId, ...said } = data;
    if (menuItemId !== null) await changeDish(brandId, { ...said, id: menuItemId }, transaction);
    else requireWhole(data);
    const published = menuItemId ?? (await putDish(brandId, { ...said, menu_id: menuId }, transaction));
    await sql.within(transaction, changed, [id, JSON.stringify(data), 'approved', published]);
    return published;
  });
  return loadOwnDish(dishId, actor);
}

/** A new dish needs a name, a price and a menu. */
function requireWhole(said: Said): void {
  for (const field of ['name', 'price', 'menu_id'] as const)
    if (said[field] === undefined) throw invalid(field, 'blank', 'is missing');
}
