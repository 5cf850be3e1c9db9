import { errorCodes, type List, type Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { database, sql } from '../../database';
import { ApiError, invalid, notFound } from '../../errors';
import { actingBrand, defineList, presentList, type Actor, type Paging } from '../../http';
import { column, prepared, type RowWith } from '../../prepared';
import { editedBrand, mayEditBrand } from './access';
import { changePackage, loadOwnPackage, putPackage } from './packages';
import type { PackageDraftStatus } from './package-drafts.schemas';

type Content = Schemas['PackageContent'];
/** What a draft says of a package, by the API's names; what is absent stays as it is sold. */
export type Said = Schemas['DraftPackageBody']['caterer_draft_package'];

const columns = {
  id: 'int4',
  brandId: 'int4',
  packageId: 'int4?',
  name: 'text',
  data: column<Said>('jsonb'),
  status: column<PackageDraftStatus>('text'),
  beginsOn: 'date?',
  problem: 'text?',
} as const;
export type DraftRow = RowWith<typeof columns>;
const select = `d.id, d.brand_id as "brandId", d.package_id as "packageId", coalesce(d.data ->> 'name', p.name, '') as name,
  d.data, d.status, d.begins_on as "beginsOn", d.problem`;
const from =
  'draft_packages d left join packages p on p.id = d.package_id and p.brand_id = d.brand_id where d.brand_id = $1';

const drafts = defineList({
  name: 'draft-packages',
  columns,
  select,
  from: `${from} and (d.status = $2 or $2::text is null and d.status <> 'published')`,
  order: 'd.created_at desc',
  key: 'd.id desc',
});
const one = prepared('draft-package', columns, `select ${select} from ${from} and d.id = $2`);
const locked = prepared(
  'draft-package-locked',
  columns,
  `select ${select} from ${from} and d.id = $2 for update of d`,
);
const openOf = prepared(
  'draft-package-open-of',
  { id: 'int4' },
  `select id from draft_packages where brand_id = $1 and package_id = $2 and status <> 'published'`,
);
const held = prepared(
  'draft-package-held',
  { orders: 'int4', carts: 'int4' },
  `select count(*) filter (where status in ('pending', 'accepted', 'confirmed'))::int as orders,
     count(*) filter (where status = 'in_cart')::int as carts from orders where package_id = $1`,
);
const made = prepared(
  'draft-package-made',
  { id: 'int4' },
  'insert into draft_packages (brand_id, package_id, data) values ($1, $2, $3::jsonb) returning id',
);
const changed = prepared(
  'draft-package-changed',
  {},
  `update draft_packages set data = $2::jsonb, status = 'draft', begins_on = null, problem = null where id = $1`,
);
const removed = prepared('draft-package-removed', {}, 'delete from draft_packages where id = $1');
const published = prepared(
  'draft-package-published',
  {},
  `update draft_packages set status = 'published', package_id = $2, begins_on = null, problem = null where id = $1`,
);

const presentRecord = (row: DraftRow, mayEdit: boolean): Schemas['DraftPackageRecord'] => {
  const isOpen = mayEdit && row.status !== 'published';
  return {
    ...{ id: row.id, brand_id: row.brandId, package_id: row.packageId, name: row.name },
    ...{ status: row.status, begins_on: row.beginsOn, problem: row.problem },
    can: { update: isOpen, publish: isOpen },
  };
};

/** The drafts of packages of the acting brand, the latest first. */
export async function listDraftPackages(
  { status, ...page }: { status?: PackageDraftStatus } & Paging,
  actor: Actor,
): Promise<List<Schemas['DraftPackageRecord']>> {
  const brandId = actingBrand(actor);
  const mayEdit = await mayEditBrand(brandId, actor);
  return presentList(await drafts.page([brandId, status ?? null], page), (row) =>
    presentRecord(row, mayEdit),
  );
}

const contentOf = (pack: Schemas['OwnPackageWithChoices']): Content => ({
  ...{ name: pack.name, description: pack.description, price: pack.price, set_up_type: pack.set_up_type },
  ...{ minimum_headcount: pack.minimum_headcount, maximum_headcount: pack.maximum_headcount },
  ...{ increment_by: pack.increment_by, lead_time_hours: pack.lead_time_hours, includes: pack.includes },
  choices: pack.choices.map(wholeChoice),
});

type Choice = Content['choices'][number];

/** A choice with all that it may say, so that two can be compared. */
const wholeChoice = (choice: Choice): Choice => ({
  choice_type: choice.choice_type,
  proper_choice_subject: choice.proper_choice_subject ?? null,
  description: choice.description ?? '',
  serving_info: choice.serving_info ?? '',
  increment_by: choice.increment_by ?? 1,
  increment_subject: choice.increment_subject ?? 'serving',
  increment_subject_plural: choice.increment_subject_plural ?? 'servings',
  extra_headcount_price: choice.extra_headcount_price ?? 0,
  maximum_choosable_options: choice.maximum_choosable_options ?? null,
  options: choice.options.map((option) => ({
    name: option.name,
    description: option.description ?? '',
    price: option.price ?? 0,
    dietary_tags: option.dietary_tags ?? [],
    allergens: option.allergens ?? [],
    presentation_type: option.presentation_type ?? null,
  })),
});

const nothingYet: Content = {
  ...{ name: '', description: '', price: 0, set_up_type: 'drop_off', lead_time_hours: null },
  ...{ minimum_headcount: 10, maximum_headcount: 300, increment_by: 1, includes: [], choices: [] },
};

function contentWith(live: Content | null, { package_category_id: _category, ...said }: Said): Content {
  const { choices } = said;
  return { ...(live ?? nothingYet), ...said, choices: (choices ?? live?.choices ?? []).map(wholeChoice) };
}

/** What of a draft differs from what is sold: what is changed elsewhere meanwhile stays changed. */
function onlyChanges(said: Said, live: Content | null): Said {
  if (!live) return said;
  const whole = contentWith(live, said);
  const isOther = (name: string) =>
    JSON.stringify(whole[name as keyof Content]) !== JSON.stringify(live[name as keyof Content]);
  return Object.fromEntries(Object.entries(said).filter(([name]) => isOther(name)));
}

/** A draft of a package of the acting brand, beside what is sold; 404 for any other. */
export async function loadDraftPackage(id: number, actor: Actor): Promise<Schemas['DraftPackage']> {
  const brandId = actingBrand(actor);
  const row = await sql.first(one, [brandId, id]);
  if (!row) throw notFound();
  const live = row.packageId === null ? null : contentOf(await loadOwnPackage(row.packageId, actor));
  const counts = row.packageId === null ? undefined : await sql.first(held, [row.packageId]);
  return {
    ...presentRecord(row, await mayEditBrand(brandId, actor)),
    content: contentWith(live, row.data),
    live,
    order_count: counts?.orders ?? 0,
    cart_count: counts?.carts ?? 0,
  };
}

/** Begins a draft of a package, or goes on with the one that is open. Nothing that is sold changes. */
export async function createDraftPackage(
  { package_id: packageId = null, ...said }: Schemas['NewDraftPackageBody']['caterer_draft_package'],
  actor: Actor,
): Promise<Schemas['DraftPackage']> {
  const brandId = await editedBrand(actor);
  if (packageId === null) {
    requireWhole(said);
    const [row] = await sql.rows(made, [brandId, null, JSON.stringify(said)]);
    return loadDraftPackage(row?.id ?? 0, actor);
  }
  const pack = await loadOwnPackage(packageId, actor).catch(() => {
    throw invalid('package_id', 'not_found', 'is no package of this brand');
  });
  const open = await sql.first(openOf, [brandId, packageId]);
  if (open) return loadDraftPackage(open.id, actor);
  const [row] = await sql.rows(made, [
    brandId,
    packageId,
    JSON.stringify(onlyChanges(said, contentOf(pack))),
  ]);
  return loadDraftPackage(row?.id ?? 0, actor);
}

/** A draft under its lock that is not published; 409 for one that is. */
export async function openDraftPackage(
  brandId: number,
  id: number,
  transaction: Transaction,
): Promise<DraftRow> {
  const [draft] = await sql.within(transaction, locked, [brandId, id]);
  if (!draft) throw notFound();
  if (draft.status === 'published')
    throw new ApiError(409, errorCodes.draft.packagePublished, { message: 'This draft has been published.' });
  return draft;
}

/** Changes a draft; one that waited for its day is a draft again. */
export async function changeDraftPackage(
  id: number,
  said: Said,
  actor: Actor,
): Promise<Schemas['DraftPackage']> {
  const { live } = await loadDraftPackage(id, actor);
  const brandId = await editedBrand(actor);
  await database.transaction(async (transaction) => {
    const { data } = await openDraftPackage(brandId, id, transaction);
    await sql.within(transaction, changed, [id, JSON.stringify(onlyChanges({ ...data, ...said }, live))]);
  });
  return loadDraftPackage(id, actor);
}

export async function removeDraftPackage(id: number, actor: Actor): Promise<void> {
  await loadDraftPackage(id, actor);
  const brandId = await editedBrand(actor);
  await database.transaction(async (transaction) => {
    await openDraftPackage(brandId, id, transaction);
    await sql.within(transaction, removed, [id]);
  });
}

/** Puts a draft that is locked on sale: it changes its package or becomes a new one. */
export async function applyDraftPackage(draft: DraftRow, transaction: Transaction): Promise<number> {
  const { id, brandId, packageId, data } = draft;
  const { package_category_id: _category, ...said } = data;
  const changes = { ...said, id: packageId ?? 0 };
  // Other choices are other food, so their allergens are stated after they are published.
  if (packageId !== null) await changePackage(brandId, changes, { keepsStatement: false }, transaction);
  const became =
    packageId ?? (await putPackage(brandId, { ...requireWhole(data), active: true }, transaction));
  await sql.within(transaction, published, [id, became]);
  return became;
}

/** A new package needs a name, a price and a category. */
function requireWhole(said: Said): Schemas['NewPackageBody']['package'] {
  const { name, price, package_category_id: category } = said;
  for (const field of ['name', 'price', 'package_category_id'] as const)
    if (said[field] === undefined) throw invalid(field, 'blank', 'is missing');
  return { ...said, name: name ?? '', price: price ?? 0, package_category_id: category ?? 0 };
}
