import type {
  DietaryTag,
  DiversityTag,
  MealType,
  PresentationType,
  QualityTier,
  SetUpType,
} from '@copper-carrot/contracts';
import type { PackageChoice } from '../catalog';
import { sql } from '../database';
import { likenessIn, wordsOf } from './text-match';

/** A package as search weighs it; money in cents. */
export interface Candidate {
  id: number;
  slug: string;
  name: string;
  brandId: number;
  mealType: MealType;
  presentationType: PresentationType;
  setUpType: SetUpType;
  categoryId: number;
  packageCategory: string;
  packageCategoryLabel: string;
  packageTemplateId: number | null;
  dietaryTags: DietaryTag[];
  priceCents: number;
  minimumHeadcount: number;
  maximumHeadcount: number;
  incrementBy: number;
  leadTimeHours: number;
  dayBeforeCutoff: string | null;
  groupEligible: boolean;
  pollLeadTimeHours: number;
  popularity: number;
  createdAt: Date;
  ratingAverage: number | null;
  reviewCount: number;
  pictureUrl: string;
  pictureAlt: string;
  /** Only choices whose standard answer costs something. */
  choices: PackageChoice[];
  /** From 0 to 1: how well the text matches; 1 without a text. */
  likeness: number;
}

export interface CandidateBrand {
  id: number;
  name: string;
  slug: string;
  description: string;
  picture: { url?: string };
  pictureAlt: string;
  ratingAverage: number | null;
  reviewCount: number;
  qualityTier: QualityTier | null;
  minorityFlags: DiversityTag[];
  sustainable: boolean;
  promoted: boolean;
  fullMenuOrderingEnabled: boolean;
  popularity: number;
  createdAt: Date;
  kitchenCount: number;
  /** How well the brand's own name or its menu matches the text. */
  likeness: number;
}

/** $1 brand ids, $2 the text's words or null, $3 a collection or null. */
const packages = {
  name: 'search-packages',
  text: `
select * from (
select p.id, p.slug, p.name, p.brand_id as "brandId", p.meal_type as "mealType", p.presentation_type as "presentationType",
  p.set_up_type as "setUpType", c.id as "categoryId", c.package_category as "packageCategory", c.label as "packageCategoryLabel",
  p.package_template_id as "packageTemplateId", p.dietary_tags as "dietaryTags", p.price_cents as "priceCents",
  p.minimum_headcount as "minimumHeadcount", p.maximum_headcount as "maximumHeadcount", p.increment_by as "incrementBy",
  coalesce(p.lead_time_hours, b.lead_time_hours) as "leadTimeHours", to_char(b.day_before_cutoff, 'HH24:MI') as "dayBeforeCutoff",
  p.group_eligible as "groupEligible", p.poll_lead_time_hours as "pollLeadTimeHours", p.popularity, p.created_at as "createdAt",
  p.rating_average::float8 as "ratingAverage", p.review_count as "reviewCount",
  coalesce(p.picture ->> 'url', '') as "pictureUrl", p.picture_alt as "pictureAlt",
  case when $2::text[] is null then 1 else ${likenessIn([
    ['p.name', 1],
    ['b.name', 0.95],
    ['c.label', 0.9],
    ['dishes.names', 0.8],
  ])} end as likeness,
  coalesce((
    select json_agg(json_build_object(
      'id', i.id, 'hasChoice', i.has_choice, 'choiceType', i.choice_type, 'properChoiceSubject', i.proper_choice_subject,
      'description', i.description, 'incrementBy', i.increment_by, 'incrementSubject', i.increment_subject,
      'incrementSubjectPlural', i.increment_subject_plural, 'extraHeadcountPriceCents', i.extra_headcount_price_cents,
      'maximumChoosableOptions', i.maximum_choosable_options, 'servingInfo', i.serving_info, 'options', o.options)
      order by i.position, i.id)
    from package_items i cross join lateral (
      select min(o.price_cents) as lowest, coalesce(json_agg(json_build_object('id', o.id, 'packageItemId', o.package_item_id,
          'name', o.name, 'priceCents', o.price_cents) order by o.position, o.id), '[]') as options
      from package_item_options o
      where o.package_item_id = i.id and o.archived_at is null and o.created_by_order_id is null) o
    where i.package_id = p.id and i.archived_at is null and (o.lowest > 0 or i.extra_headcount_price_cents > 0)), '[]') as choices
from packages p join brands b on b.id = p.brand_id join package_categories c on c.id = p.package_category_id
left join lateral (
  select string_agg(o.name, ' | ') as names from package_items i join package_item_options o on o.package_item_id = i.id
  where $2::text[] is not null and i.package_id = p.id and i.archived_at is null and o.archived_at is null
    and o.created_by_order_id is null) dishes on true
where p.active and b.active and p.brand_id = any($1)
  and ($3::integer is null or exists (
    select 1 from collection_packages x where x.collection_id = $3 and x.package_id = p.id))
) found where likeness > 0`,
};

const brands = {
  name: 'search-brands',
  text: `
select b.id, b.name, b.slug, b.description, b.picture, b.picture_alt as "pictureAlt", b.rating_average::float8 as "ratingAverage",
  b.review_count as "reviewCount", b.quality_tier as "qualityTier", b.minority_flags as "minorityFlags", b.sustainable, b.promoted,
  b.full_menu_ordering_enabled as "fullMenuOrderingEnabled", b.popularity, b.created_at as "createdAt",
  (select count(*)::integer from kitchens k where k.brand_id = b.id and k.active) as "kitchenCount",
  case when $2::text[] is null then 1 else ${likenessIn([
    ['b.name', 1],
    ['dishes.names', 0.8],
  ])} end as likeness
from brands b
left join lateral (
  select string_agg(i.name, ' | ') as names from menus m join menu_items i on i.menu_id = m.id
  where $2::text[] is not null and m.brand_id = b.id and m.active and i.active) dishes on true
where b.active and b.id = any($1)`,
};

/** The active packages of brands, of a collection where one is named, that match a text. */
export const loadCandidates = (brandIds: number[], text: string | null, collectionId: number | null) =>
  sql.lagging<Candidate>(packages, [brandIds, wordsOf(text), collectionId]);

/** The active brands, by id; those that match no text have a likeness of 0. */
export async function loadBrands(
  brandIds: number[],
  text: string | null,
): Promise<Map<number, CandidateBrand>> {
  const rows = await sql.lagging<CandidateBrand>(brands, [brandIds, wordsOf(text)]);
  return new Map(rows.map((row) => [row.id, row]));
}
