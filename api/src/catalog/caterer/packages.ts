import type { List, MealType, PresentationType, Schemas, SetUpType } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { databaseNow } from '../../clock';
import { database, sql } from '../../database';
import { invalid, notFound } from '../../errors';
import { actingBrand, defineList, presentList, type Actor, type Paging } from '../../http';
import { centsToDollars, dollarsToCents } from '../../pricing';
import { column, prepared, type RowWith } from '../../prepared';
import { presentChoice, presentPicture } from '../catalog.presenter';
import { Package, PackageItem, PackageItemOption } from '../package.model';
import { loadPackageWithChoices } from '../package-with-choices';
import { editedBrand, mayEditBrand } from './access';

const columns = {
  id: 'int4',
  brandId: 'int4',
  slug: 'text',
  name: 'text',
  description: 'text',
  active: 'bool',
  categoryId: 'int4',
  mealType: column<MealType>('text'),
  presentationType: column<PresentationType>('text'),
  setUpType: column<SetUpType>('text'),
  priceCents: 'int4',
  minimumHeadcount: 'int4',
  maximumHeadcount: 'int4',
  incrementBy: 'int4',
  leadTimeHours: 'int4?',
  includes: 'text[]',
  choiceVersion: 'int4',
  picture: column<{ url?: string }>('jsonb'),
  pictureAlt: 'text',
} as const;
const select = `p.id, p.brand_id as "brandId", p.slug, p.name, p.description, p.active, p.package_category_id as "categoryId",
  p.meal_type as "mealType", p.presentation_type as "presentationType", p.set_up_type as "setUpType", p.price_cents as "priceCents",
  p.minimum_headcount as "minimumHeadcount", p.maximum_headcount as "maximumHeadcount", p.increment_by as "incrementBy",
  p.lead_time_hours as "leadTimeHours", p.includes, p.choice_version as "choiceVersion", p.picture, p.picture_alt as "pictureAlt"`;

const packages = defineList({
  name: 'own-packages',
  columns,
  select,
  from: 'packages p where p.brand_id = $1 and ($2::boolean is null or p.active = $2)',
  order: 'p.name',
  key: 'p.id',
});
const one = prepared(
  'own-package',
  columns,
  `select ${select} from packages p where p.brand_id = $1 and p.id = $2`,
);

const present = (row: RowWith<typeof columns>, update: boolean): Schemas['OwnPackage'] => ({
  id: row.id,
  brand_id: row.brandId,
  slug: row.slug,
  name: row.name,
  description: row.description,
  active: row.active,
  package_category_id: row.categoryId,
  package_type: row.mealType,
  presentation_type: row.presentationType,
  set_up_type: row.setUpType,
  price: centsToDollars(row.priceCents),
  minimum_headcount: row.minimumHeadcount,
  maximum_headcount: row.maximumHeadcount,
  increment_by: row.incrementBy,
  lead_time_hours: row.leadTimeHours,
  includes: row.includes,
  choice_version: row.choiceVersion,
  image: presentPicture(row.picture.url, row.pictureAlt),
  can: { update },
});

/** The packages of the acting brand, those that are not sold as well. */
export async function listOwnPackages(
  { active, ...page }: { active?: boolean } & Paging,
  actor: Actor,
): Promise<List<Schemas['OwnPackage']>> {
  const brandId = actingBrand(actor);
  const update = await mayEditBrand(brandId, actor);
  return presentList(await packages.page([brandId, active ?? null], page), (row) => present(row, update));
}

/** A package of the acting brand with its choices; 404 for any other. */
export async function loadOwnPackage(id: number, actor: Actor): Promise<Schemas['OwnPackageWithChoices']> {
  const brandId = actingBrand(actor);
  const row = await sql.first(one, [brandId, id]);
  const whole = row && (await loadPackageWithChoices(id, null));
  if (!row || !whole) throw notFound();
  return { ...present(row, await mayEditBrand(brandId, actor)), choices: whole.choices.map(presentChoice) };
}

type Wish = Schemas['PackageBody']['package'];
type Choice = NonNullable<Wish['choices']>[number];

const valuesOf = (wish: Wish) =>
  Object.fromEntries(
    Object.entries({
      name: wish.name,
      description: wish.description,
      active: wish.active,
      setUpType: wish.set_up_type,
      priceCents: wish.price === undefined ? undefined : dollarsToCents(wish.price),
      minimumHeadcount: wish.minimum_headcount,
      maximumHeadcount: wish.maximum_headcount,
      incrementBy: wish.increment_by,
      leadTimeHours: wish.lead_time_hours,
      includes: wish.includes,
    }).filter(([, value]) => value !== undefined),
  );

/** The headcount's grid begins at its minimum, and every exact sum lies on it. */
function requireGrid(pack: Package, steps: readonly number[]): void {
  const { minimumHeadcount: least, maximumHeadcount: most, incrementBy: step } = pack;
  if (most < least)
    throw invalid('maximum_headcount', 'greater_than_or_equal_to', 'must be no less than the minimum');
  if (least % step !== 0) throw invalid('minimum_headcount', 'multiple_of', `must be a multiple of ${step}`);
  if (steps.some((each) => step % each !== 0))
    throw invalid('increment_by', 'multiple_of', 'must be a multiple of the step of each exact choice');
}

const stepsOf = (choices: readonly Choice[]) =>
  choices
    .filter(({ choice_type: type }) => type === 'constant_sum')
    .map(({ increment_by: step = 1 }) => step);

/** What a package of choices must be to be ordered at all. */
function requireChoices(choices: readonly Choice[]): void {
  if (choices.filter(({ choice_type: type }) => type === 'presentation').length > 1)
    throw invalid('choices', 'presentation', 'may have one choice of how it is served at most');
  if (choices.some(({ choice_type: type, options }) => type !== 'included' && options.length === 0))
    throw invalid('choices', 'blank', 'must each have an option');
}

/** Whether choices state the allergens of all food in them; how it is served is none. */
const stateAllergens = (choices: readonly Choice[]): boolean =>
  choices
    .filter(({ choice_type: type }) => type !== 'presentation')
    .every(({ options }) => options.length > 0 && options.every(({ allergens }) => allergens));

async function replaceChoices(packageId: number, choices: readonly Choice[], transaction: Transaction) {
  const archivedAt = await databaseNow(transaction);
  const live = { packageId, archivedAt: null };
  await PackageItem.update({ archivedAt }, { where: live, transaction });
  for (const [position, choice] of choices.entries()) {
    const item = await PackageItem.create(
      {
        packageId,
        position,
        choiceType: choice.choice_type,
        hasChoice: choice.choice_type !== 'included',
        properChoiceSubject: choice.proper_choice_subject ?? null,
        description: choice.description ?? '',
        servingInfo: choice.serving_info ?? '',
        incrementBy: choice.increment_by ?? 1,
        maximumChoosableOptions: choice.maximum_choosable_options ?? null,
      },
      { transaction },
    );
    await PackageItemOption.bulkCreate(
      choice.options.map((option, place) => ({
        packageItemId: item.id,
        position: place,
        name: option.name,
        description: option.description ?? '',
        priceCents: dollarsToCents(option.price ?? 0),
        dietaryTags: option.dietary_tags ?? [],
        allergens: option.allergens ?? [],
        presentationType: option.presentation_type ?? null,
      })),
      { transaction },
    );
  }
}

const categoryQuery = prepared(
  'own-package-category',
  { mealType: column<MealType>('text'), presentationType: column<PresentationType>('text') },
  'select meal_type as "mealType", presentation_type as "presentationType" from package_categories where id = $1',
);
const slugTaken = prepared(
  'own-package-slugs',
  { slug: 'text' },
  `select slug from packages where slug = $1 or slug like $1 || '-%'`,
);

/** Words of a name as an address has them. */
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '') || 'package';

async function freeSlug(name: string, transaction: Transaction): Promise<string> {
  const wanted = slugOf(name);
  const taken = new Set((await sql.within(transaction, slugTaken, [wanted])).map(({ slug }) => slug));
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`;
  return slug;
}

/** Makes a package of the acting brand; it is not sold until it is active. */
export async function createOwnPackage(
  { package_category_id: packageCategoryId, choices = [], ...wish }: Schemas['NewPackageBody']['package'],
  actor: Actor,
): Promise<Schemas['OwnPackageWithChoices']> {
  const brandId = await editedBrand(actor);
  requireChoices(choices);
  const id = await database.transaction(async (transaction) => {
    const [category] = await sql.within(transaction, categoryQuery, [packageCategoryId]);
    if (!category) throw invalid('package_category_id', 'not_found', 'is no category');
    const slug = await freeSlug(wish.name, transaction);
    const pack = Package.build({
      ...{ brandId, packageCategoryId, slug, ...category },
      ...{ minimumHeadcount: 10, maximumHeadcount: 300, incrementBy: 1, active: false },
      name: wish.name,
      priceCents: dollarsToCents(wish.price),
      ...valuesOf(wish),
    });
    requireGrid(pack, stepsOf(choices));
    await pack.save({ transaction });
    await replaceChoices(pack.id, choices, transaction);
    return pack.id;
  });
  return loadOwnPackage(id, actor);
}

/** Changes a package of the acting brand; orders that were submitted keep what they agreed to. */
export async function changeOwnPackage(
  id: number,
  { choices, ...wish }: Wish,
  actor: Actor,
): Promise<Schemas['OwnPackageWithChoices']> {
  await loadOwnPackage(id, actor);
  const brandId = await editedBrand(actor);
  await database.transaction(async (transaction) => {
    const pack = await Package.findOne({
      where: { id, brandId },
      transaction,
      lock: transaction.LOCK.UPDATE,
    });
    if (!pack) throw notFound();
    pack.set({
      ...valuesOf(wish),
      ...(choices && { choiceVersion: pack.choiceVersion + 1 }),
      ...(choices && !stateAllergens(choices) && { allergensStatedOn: null }),
    });
    if (choices) requireChoices(choices);
    const live = choices ? null : await loadPackageWithChoices(id, transaction);
    const steps = live?.choices
      .filter(({ choiceType }) => choiceType === 'constant_sum')
      .map(({ incrementBy }) => incrementBy);
    requireGrid(pack, choices ? stepsOf(choices) : (steps ?? []));
    await pack.save({ transaction });
    if (choices) await replaceChoices(id, choices, transaction);
  });
  return loadOwnPackage(id, actor);
}

/** Sells a package no more; it is kept for the orders that hold it. */
export async function removeOwnPackage(id: number, actor: Actor): Promise<void> {
  await changeOwnPackage(id, { active: false }, actor);
}
