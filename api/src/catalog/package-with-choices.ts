import type { MealType, PresentationType, SetUpType } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { sql } from '../database';
import { column, prepared, type RowOf } from '../prepared';
import { withLiveCombos } from './combos';
import { idOrSlug } from './find-catalog';
import type { PackageChoice } from './package-choice';

/** A package whole, as pricing, choices and presenters take it; money in cents, clock times `HH:mm`. */
export interface PackageWithChoices {
  id: number;
  slug: string;
  name: string;
  description: string;
  active: boolean;
  brandId: number;
  brandActive: boolean;
  /** The platform's share of the food, in parts per million. */
  commissionPpm: number;
  mealType: MealType;
  presentationType: PresentationType;
  setUpType: SetUpType;
  packageCategory: string;
  packageCategoryLabel: string;
  packageTemplateId: number | null;
  /** Absent in what was agreed before anybody stated them; null for never. */
  allergensStatedOn?: string | null;
  includes: string[];
  priceCents: number;
  minimumHeadcount: number;
  maximumHeadcount: number;
  incrementBy: number;
  /** The package's own, else its brand's. */
  leadTimeHours: number;
  dayBeforeCutoff: string | null;
  groupEligible: boolean;
  pollLeadTimeHours: number;
  choiceVersion: number;
  pictureUrl: string;
  pictureAlt: string;
  ratingAverage: number | null;
  reviewCount: number;
  placeIds: number[];
  choices: PackageChoice[];
}

/** $1 id or null, $2 an order whose own combinations are in it, or null, $3 a slug or null. */
export const packageQuery = prepared(
  'package-with-choices',
  {
    id: 'int4',
    slug: 'text',
    name: 'text',
    description: 'text',
    active: 'bool',
    brandId: 'int4',
    brandActive: 'bool',
    commissionPpm: 'int4',
    mealType: column<MealType>('text'),
    presentationType: column<PresentationType>('text'),
    setUpType: column<SetUpType>('text'),
    packageCategory: 'text',
    packageCategoryLabel: 'text',
    packageTemplateId: 'int4?',
    allergensStatedOn: 'date?',
    includes: 'text[]',
    priceCents: 'int4',
    minimumHeadcount: 'int4',
    maximumHeadcount: 'int4',
    incrementBy: 'int4',
    leadTimeHours: 'int4',
    dayBeforeCutoff: 'text?',
    groupEligible: 'bool',
    pollLeadTimeHours: 'int4',
    choiceVersion: 'int4',
    pictureUrl: 'text',
    pictureAlt: 'text',
    ratingAverage: 'float8?',
    reviewCount: 'int4',
    placeIds: 'int4[]',
    choices: column<PackageChoice[]>('json'),
  },
  `
select p.id, p.slug, p.name, p.description, p.active, p.brand_id as "brandId", b.active as "brandActive", b.commission_ppm as "commissionPpm",
  p.meal_type as "mealType", p.presentation_type as "presentationType", p.set_up_type as "setUpType",
  c.package_category as "packageCategory", c.label as "packageCategoryLabel", p.package_template_id as "packageTemplateId",
  p.allergens_stated_on as "allergensStatedOn", p.includes, p.price_cents as "priceCents",
  p.minimum_headcount as "minimumHeadcount", p.maximum_headcount as "maximumHeadcount", p.increment_by as "incrementBy",
  coalesce(p.lead_time_hours, b.lead_time_hours) as "leadTimeHours", to_char(b.day_before_cutoff, 'HH24:MI') as "dayBeforeCutoff",
  p.group_eligible as "groupEligible", p.poll_lead_time_hours as "pollLeadTimeHours", p.choice_version as "choiceVersion",
  coalesce(p.picture ->> 'url', '') as "pictureUrl", p.picture_alt as "pictureAlt",
  p.rating_average::float8 as "ratingAverage", p.review_count as "reviewCount",
  array(select distinct k.place_id from kitchens k where k.brand_id = p.brand_id and k.active order by 1) as "placeIds",
  coalesce((
    select json_agg(json_build_object(
      'id', i.id, 'hasChoice', i.has_choice, 'choiceType', i.choice_type, 'properChoiceSubject', i.proper_choice_subject,
      'description', i.description, 'incrementBy', i.increment_by, 'incrementSubject', i.increment_subject,
      'incrementSubjectPlural', i.increment_subject_plural, 'extraHeadcountPriceCents', i.extra_headcount_price_cents,
      'maximumChoosableOptions', i.maximum_choosable_options, 'servingInfo', i.serving_info,
      'options', coalesce((
        select json_agg(json_build_object(
          'id', o.id, 'packageItemId', o.package_item_id, 'name', o.name, 'description', o.description,
          'priceCents', o.price_cents, 'dietaryTags', o.dietary_tags,
          'allergens', o.allergens, 'presentationType', o.presentation_type,
          'comboOf', o.combo_of) order by o.position, o.id)
        from package_item_options o
        where o.package_item_id = i.id and o.archived_at is null
          and (o.created_by_order_id is null or o.created_by_order_id = $2)), '[]')
      ) order by i.position, i.id)
    from package_items i where i.package_id = p.id and i.archived_at is null), '[]') as choices
from packages p join brands b on b.id = p.brand_id join package_categories c on c.id = p.package_category_id
where p.id = coalesce($1, (select id from packages where slug = $3))`,
);

/**
 * A package with its live choices and options, or null. Combinations that an order's people made are only in it for that
 * `orderId`. Inactive packages are given too: a submitted order still reads them.
 */
export async function loadPackageWithChoices(
  id: number,
  transaction: Transaction | null,
  orderId: number | null = null,
): Promise<PackageWithChoices | null> {
  const [row] = await sql.within(transaction, packageQuery, [id, orderId, null]);
  return packageOfRow(row, orderId);
}

/** A row of `packageQuery` as the order sees it that was named there. */
export function packageOfRow(
  row: RowOf<typeof packageQuery> | undefined,
  orderId: number | null,
): PackageWithChoices | null {
  if (!row || orderId === null) return row ?? null;
  return { ...row, choices: row.choices.map(withLiveCombos) };
}

/** The same of an id or a slug, as it is for everybody. */
export async function findPackageWithChoices(which: number | string): Promise<PackageWithChoices | null> {
  const taken = idOrSlug(which);
  const values = 'id' in taken ? [taken.id, null, null] : [null, null, taken.slug];
  return (await sql.first(packageQuery, values)) ?? null;
}
