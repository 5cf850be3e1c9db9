import { isSlug, largestId, type CampaignType } from '@copper-carrot/contracts';
import { sql } from '../database';

export interface PackageFacts {
  name: string;
  slug: string;
  description: string;
  priceCents: number;
  minimumHeadcount: number;
  maximumHeadcount: number;
  rating: number | null;
  reviews: number;
  picture: string | null;
  pictureAlt: string;
  active: boolean;
  category: string;
  categoryLabel: string;
  brandName: string;
  brandSlug: string;
  kitchenCount: number;
}

/** A package as a line of a list. */
export interface ListedPackage {
  name: string;
  slug: string;
  picture: string | null;
  pictureAlt: string;
}

export interface BrandFacts {
  name: string;
  slug: string;
  description: string;
  rating: number | null;
  reviews: number;
  picture: string | null;
  pictureAlt: string;
  active: boolean;
  lowestPriceCents: number | null;
  highestPriceCents: number | null;
  kitchens: {
    name: string;
    address: string;
    city: string;
    state: string;
    zip: string;
    at: [number, number];
  }[];
  cuisines: string[];
  packages: ListedPackage[];
}

export interface AreaFacts {
  label: string;
  slug: string;
  brandsCount: number;
  brands: { name: string; slug: string; kitchenCount: number; picture: string | null; pictureAlt: string }[];
}

export interface CampaignFacts {
  name: string;
  slug: string;
  campaignType: CampaignType;
  summary: string;
  picture: string | null;
  pictureAlt: string;
}

const packageColumns = `
select p.name, p.slug, p.description, p.price_cents as "priceCents", p.minimum_headcount as "minimumHeadcount",
  p.maximum_headcount as "maximumHeadcount", p.rating_average::float as rating, p.review_count as reviews,
  p.picture ->> 'url' as picture, p.picture_alt as "pictureAlt", p.active and b.active as active,
  c.package_category as category, c.label as "categoryLabel", b.name as "brandName", b.slug as "brandSlug",
  (select count(*)::integer from kitchens k where k.brand_id = b.id and k.active) as "kitchenCount"
from packages p join brands b on b.id = p.brand_id join package_categories c on c.id = p.package_category_id`;

const listed = `'name', p.name, 'slug', p.slug, 'picture', p.picture ->> 'url', 'pictureAlt', p.picture_alt`;

const brandColumns = `
select b.name, b.slug, b.description, b.rating_average::float as rating, b.review_count as reviews,
  b.picture ->> 'url' as picture, b.picture_alt as "pictureAlt", b.active,
  (select min(price_cents) from packages where brand_id = b.id and active) as "lowestPriceCents",
  (select max(price_cents) from packages where brand_id = b.id and active) as "highestPriceCents",
  (select coalesce(json_agg(json_build_object('name', k.name, 'address', k.formatted_address, 'city', k.city, 'state', k.state,
    'zip', k.zip, 'at', json_build_array(k.latitude, k.longitude)) order by k.id), '[]')
    from kitchens k where k.brand_id = b.id and k.active) as kitchens,
  (select coalesce(json_agg(distinct c.label order by c.label), '[]') from packages p
    join package_categories c on c.id = p.package_category_id where p.brand_id = b.id and p.active) as cuisines,
  (select coalesce(json_agg(json_build_object(${listed}) order by p.popularity desc, p.id), '[]')
    from (select * from packages where brand_id = b.id and active order by popularity desc, id limit 10) p) as packages
from brands b`;

const texts = {
  packageBySlug: `${packageColumns} where p.slug = $1`,
  packageById: `${packageColumns} where p.id = $1::integer`,
  brandBySlug: `${brandColumns} where b.slug = $1`,
  brandById: `${brandColumns} where b.id = $1::integer`,
  // By the brands and not by the packages: there are far fewer to look at.
  area: `
with there as (
  select b.id, b.name, b.slug, b.popularity, b.picture, b.picture_alt from brands b
  where b.active and b.id in (select k.brand_id from kitchens k join places pl on pl.id = k.place_id where pl.slug = $1 and k.active)
)
select pl.label, pl.slug, (select count(*)::integer from there) as "brandsCount",
  (select coalesce(json_agg(json_build_object('name', t.name, 'slug', t.slug,
      'kitchenCount', (select count(*)::integer from kitchens k where k.brand_id = t.id and k.active),
      'picture', coalesce(p.url, t.picture ->> 'url'), 'pictureAlt', coalesce(p.alt, t.picture_alt)) order by t.popularity desc, t.id), '[]')
    from (select * from there order by popularity desc, id limit 12) t
    left join lateral (select picture ->> 'url' as url, picture_alt as alt from packages
      where brand_id = t.id and active order by popularity desc, id limit 1) p on true) as brands
from places pl where pl.slug = $1`,
  cuisine: `
select p.name, p.slug, p.picture ->> 'url' as picture, p.picture_alt as "pictureAlt"
from packages p join brands b on b.id = p.brand_id and b.active
where p.active and p.package_category_id = any(array(
  select id from package_categories where ($1::text is not null and package_category = $1) or ($1 is null and meal_type = $2)))
order by p.popularity desc, p.id limit 12`,
  campaign: `
select name, slug, campaign_type as "campaignType", summary, picture ->> 'url' as picture, picture_alt as "pictureAlt"
from campaigns where active and slug = $1`,
  campaigns: `
select name, slug, campaign_type as "campaignType", summary, picture ->> 'url' as picture, picture_alt as "pictureAlt"
from campaigns where active order by created_at desc, id limit 12`,
  areas: `
with there as (
  select distinct k.place_id, k.brand_id from kitchens k join brands b on b.id = k.brand_id and b.active where k.active
)
select pl.label, pl.slug, coalesce(n.brands, 0) as "brandsCount"
from places pl left join (select place_id, count(*)::integer as brands from there group by 1) n on n.place_id = pl.id
order by pl.label`,
  cover: `
select name, slug, picture ->> 'url' as picture, name as "pictureAlt" from collections
where featured @> current_date order by position, id limit 1`,
} as const;

const rows = <Row extends object>(name: keyof typeof texts, values: unknown[] = []) =>
  sql.fromReplica<Row>({ name: `site-${name}`, text: texts[name] }, values);
const first = async <Row extends object>(name: keyof typeof texts, values: unknown[]) =>
  (await rows<Row>(name, values))[0] ?? null;
/** What can't be a slug is asked of nobody. */
const bySlug = async <Row extends object>(name: keyof typeof texts, slug: string) =>
  isSlug(slug) ? first<Row>(name, [slug]) : null;

/** Where an address may hold an id or a slug, digits alone are an id. */
const byIdOrSlug = <Row extends object>(kind: 'package' | 'brand', which: string) =>
  !/^\d+$/.test(which)
    ? bySlug<Row>(`${kind}BySlug`, which)
    : Number(which) > largestId
      ? Promise.resolve(null)
      : first<Row>(`${kind}ById`, [Number(which)]);

/** What the head of each kind of page is made of: one prepared query each; null where there is no such thing. */
export const pageFacts = {
  package: (which: string) => byIdOrSlug<PackageFacts>('package', which),
  brand: (which: string) => byIdOrSlug<BrandFacts>('brand', which),
  area: (slug: string) => bySlug<AreaFacts>('area', slug),
  cuisine: (category: string | null, mealType: string) =>
    rows<ListedPackage>('cuisine', [category, mealType]),
  campaign: (slug: string) => bySlug<CampaignFacts>('campaign', slug),
  campaigns: () => rows<CampaignFacts>('campaigns'),
  /** Every place with how many brands cook there, by label. */
  areas: () => rows<Pick<AreaFacts, 'label' | 'slug' | 'brandsCount'>>('areas'),
  /** The picture that stands for the whole marketplace. */
  cover: () => first<ListedPackage>('cover', []),
} as const;
