import { isSlug, largestId, type CampaignType } from '@copper-carrot/contracts';
import { sql } from '../database';
import { column, prepared, type Prepared, type RowOf, type RowWith } from '../prepared';

const packageFacts = {
  name: 'text',
  slug: 'text',
  description: 'text',
  priceCents: 'int4',
  minimumHeadcount: 'int4',
  maximumHeadcount: 'int4',
  rating: 'float8?',
  reviews: 'int4',
  picture: 'text?',
  pictureAlt: 'text',
  active: 'bool',
  category: 'text',
  categoryLabel: 'text',
  brandName: 'text',
  brandSlug: 'text',
  kitchenCount: 'int4',
} as const;

/** A package as a line of a list. */
const listedPackage = { name: 'text', slug: 'text', picture: 'text?', pictureAlt: 'text' } as const;
export type ListedPackage = RowWith<typeof listedPackage>;

interface BrandKitchen {
  name: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  at: [number, number];
}

const brandFacts = {
  name: 'text',
  slug: 'text',
  description: 'text',
  rating: 'float8?',
  reviews: 'int4',
  picture: 'text?',
  pictureAlt: 'text',
  active: 'bool',
  lowestPriceCents: 'int4?',
  highestPriceCents: 'int4?',
  kitchens: column<BrandKitchen[]>('json'),
  cuisines: column<string[]>('json'),
  packages: column<ListedPackage[]>('json'),
} as const;

interface AreaBrand {
  name: string;
  slug: string;
  kitchenCount: number;
  picture: string | null;
  pictureAlt: string;
}

const area = { label: 'text', slug: 'text', brandsCount: 'int4' } as const;

const campaignFacts = {
  name: 'text',
  slug: 'text',
  campaignType: column<CampaignType>('text'),
  summary: 'text',
  picture: 'text?',
  pictureAlt: 'text',
} as const;

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

const queries = {
  packageBySlug: prepared('site-packageBySlug', packageFacts, `${packageColumns} where p.slug = $1`),
  packageById: prepared('site-packageById', packageFacts, `${packageColumns} where p.id = $1::integer`),
  brandBySlug: prepared('site-brandBySlug', brandFacts, `${brandColumns} where b.slug = $1`),
  brandById: prepared('site-brandById', brandFacts, `${brandColumns} where b.id = $1::integer`),
  // By the brands and not by the packages: there are far fewer to look at.
  area: prepared(
    'site-area',
    { ...area, brands: column<AreaBrand[]>('json') },
    `
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
  ),
  cuisine: prepared(
    'site-cuisine',
    listedPackage,
    `
select p.name, p.slug, p.picture ->> 'url' as picture, p.picture_alt as "pictureAlt"
from packages p join brands b on b.id = p.brand_id and b.active
where p.active and p.package_category_id = any(array(
  select id from package_categories where ($1::text is not null and package_category = $1) or ($1 is null and meal_type = $2)))
order by p.popularity desc, p.id limit 12`,
  ),
  campaign: prepared(
    'site-campaign',
    campaignFacts,
    `
select name, slug, campaign_type as "campaignType", summary, picture ->> 'url' as picture, picture_alt as "pictureAlt"
from campaigns where active and slug = $1`,
  ),
  campaigns: prepared(
    'site-campaigns',
    campaignFacts,
    `
select name, slug, campaign_type as "campaignType", summary, picture ->> 'url' as picture, picture_alt as "pictureAlt"
from campaigns where active order by created_at desc, id limit 12`,
  ),
  areas: prepared(
    'site-areas',
    area,
    `
with there as (
  select distinct k.place_id, k.brand_id from kitchens k join brands b on b.id = k.brand_id and b.active where k.active
)
select pl.label, pl.slug, coalesce(n.brands, 0) as "brandsCount"
from places pl left join (select place_id, count(*)::integer as brands from there group by 1) n on n.place_id = pl.id
order by pl.label`,
  ),
  cover: prepared(
    'site-cover',
    listedPackage,
    `
select name, slug, picture ->> 'url' as picture, name as "pictureAlt" from collections
where featured @> now()::date order by position, id limit 1`,
  ),
} as const;

export type PackageFacts = RowOf<typeof queries.packageBySlug>;
export type BrandFacts = RowOf<typeof queries.brandBySlug>;
export type AreaFacts = RowOf<typeof queries.area>;
export type CampaignFacts = RowOf<typeof queries.campaign>;

const first = async <Row extends object>(query: Prepared<Row>, values: unknown[]) =>
  (await sql.fromReplica(query, values))[0] ?? null;
/** What can't be a slug is asked of nobody. */
const bySlug = async <Row extends object>(query: Prepared<Row>, slug: string) =>
  isSlug(slug) ? first(query, [slug]) : null;

/** Where an address may hold an id or a slug, digits alone are an id. */
const byIdOrSlug = <Row extends object>(slugged: Prepared<Row>, numbered: Prepared<Row>, which: string) =>
  !/^\d+$/.test(which)
    ? bySlug(slugged, which)
    : Number(which) > largestId
      ? Promise.resolve(null)
      : first(numbered, [Number(which)]);

/** What the head of each kind of page is made of: one prepared query each; null where there is no such thing. */
export const pageFacts = {
  package: (which: string) => byIdOrSlug(queries.packageBySlug, queries.packageById, which),
  brand: (which: string) => byIdOrSlug(queries.brandBySlug, queries.brandById, which),
  area: (slug: string) => bySlug(queries.area, slug),
  cuisine: (category: string | null, mealType: string) =>
    sql.fromReplica(queries.cuisine, [category, mealType]),
  campaign: (slug: string) => bySlug(queries.campaign, slug),
  campaigns: () => sql.fromReplica(queries.campaigns),
  /** Every place with how many brands cook there, by label. */
  areas: () => sql.fromReplica(queries.areas),
  /** The picture that stands for the whole marketplace. */
  cover: () => first(queries.cover, []),
} as const;
