import { sql } from '../../../database';
import type { BookedDay, BrandRows, DealRows, KitchenRows, PackageRows } from './rows';
import { column, prepared } from '../../../prepared';
import { marksOfPackage, type Course } from '../../../rules';

type OfBrand<Row> = Row & { brandId: number };

/** Columns that brands and packages share in search and display. */
const shown = {
  id: 'int4',
  name: 'text',
  slug: 'text',
  pictureAlt: 'text',
  ratingAverage: 'float8?',
  reviewCount: 'int4',
  popularity: 'int4',
  createdAt: 'float8',
} as const;
const shownOf = (of: 'b' | 'p') =>
  `${of}.id, ${of}.name, ${of}.slug, ${of}.picture_alt as "pictureAlt", ${of}.rating_average::float8 as "ratingAverage",
  ${of}.review_count as "reviewCount", ${of}.popularity,
  trunc(extract(epoch from ${of}.created_at) * 1000)::float8 as "createdAt"`;

const brands = prepared(
  'search-load-brands',
  {
    ...shown,
    description: 'text',
    pictureUrl: 'text?',
    qualityTier: column<BrandRows['qualityTier']>('text?'),
    minorityFlags: column<BrandRows['minorityFlags']>('text[]'),
    sustainable: 'bool',
    promoted: 'bool',
    fullMenuOrderingEnabled: 'bool',
    leadTimeHours: 'int4',
    dayBeforeCutoff: 'text?',
    menuDishes: 'text',
  },
  `
select ${shownOf('b')}, b.description, b.picture ->> 'url' as "pictureUrl", b.quality_tier as "qualityTier",
  b.minority_flags as "minorityFlags", b.sustainable, b.promoted, b.full_menu_ordering_enabled as "fullMenuOrderingEnabled",
  b.lead_time_hours as "leadTimeHours", to_char(b.day_before_cutoff, 'HH24:MI') as "dayBeforeCutoff",
  coalesce((select string_agg(i.name, ' | ' order by i.id) from menus m join menu_items i on i.menu_id = m.id
    where m.brand_id = b.id and m.active and i.active), '') as "menuDishes"
from brands b where b.active and b.id = any($1) order by array_position($1, b.id)`,
);

/** $2 is the first day whose bookings and closures count. */
const kitchens = prepared(
  'search-load-kitchens',
  {
    brandId: 'int4',
    id: 'int4',
    placeId: 'int4',
    state: 'text',
    latitude: 'float8',
    longitude: 'float8',
    timeZone: 'text',
    pickupAllowed: 'bool',
    tiers: column<KitchenRows['tiers']>('json'),
    hours: column<KitchenRows['hours']>('json'),
    closures: column<KitchenRows['closures']>('json'),
    capacities: column<KitchenRows['capacities']>('json'),
    days: column<KitchenRows['days']>('json'),
  },
  `
select k.brand_id as "brandId", k.id, k.place_id as "placeId", k.state, k.latitude, k.longitude, k.time_zone as "timeZone",
  k.pickup_allowed as "pickupAllowed",
  coalesce((select json_agg(json_build_object('maxDistanceMiles', a.max_distance_miles, 'feeCents', a.fee_cents,
      'minimumCents', a.minimum_cents) order by a.max_distance_miles) from delivery_areas a where a.kitchen_id = k.id), '[]') as tiers,
  coalesce((select json_agg(json_build_object('weekday', h.weekday, 'daypart', h.daypart,
      'opens', to_char(h.opens, 'HH24:MI'), 'closes', to_char(h.closes, 'HH24:MI')) order by h.weekday, h.opens, h.daypart)
    from kitchen_hours h where h.kitchen_id = k.id), '[]') as hours,
  coalesce((select json_agg(json_build_object('from', to_char(lower(c.during), 'YYYY-MM-DD"T"HH24:MI'),
      'to', to_char(upper(c.during), 'YYYY-MM-DD"T"HH24:MI')) order by lower(c.during))
    from kitchen_closures c where c.kitchen_id = k.id and (upper(c.during) is null or upper(c.during) >= $2::date)), '[]') as closures,
  coalesce((select json_agg(json_build_object('daypart', m.daypart, 'maxHeadcount', m.max_headcount, 'maxOrders', m.max_orders)
      order by m.daypart) from kitchen_capacities m where m.kitchen_id = k.id), '[]') as capacities,
  coalesce((select json_agg(json_build_object('date', d.on_date::text, 'daypart', d.daypart, 'headcount', d.booked_headcount,
      'orders', d.booked_orders) order by d.on_date, d.daypart)
    from kitchen_days d where d.kitchen_id = k.id and d.on_date >= $2::date), '[]') as days
from kitchens k where k.active and k.brand_id = any($1) order by k.id`,
);

const packages = prepared(
  'search-load-packages',
  {
    ...shown,
    brandId: 'int4',
    mealType: column<PackageRows['mealType']>('text'),
    presentationType: column<PackageRows['presentationType']>('text'),
    setUpType: column<PackageRows['setUpType']>('text'),
    categoryId: 'int4',
    packageCategory: 'text',
    packageCategoryLabel: 'text',
    packageTemplateId: 'int4?',
    courses: column<Course[]>('json'),
    priceCents: 'int4',
    minimumHeadcount: 'int4',
    maximumHeadcount: 'int4',
    incrementBy: 'int4',
    leadTimeHours: 'int4',
    groupEligible: 'bool',
    pollLeadTimeHours: 'int4',
    pictureUrl: 'text',
    collections: 'int4[]',
    dishes: 'text',
    charges: column<PackageRows['charges']>('json'),
  },
  `
with wanted as (select p.id from packages p where p.active and p.brand_id = any($1)),
options as (
  select i.package_id, i.id as item_id, min(o.price_cents) as lowest, string_agg(o.name, ' | ' order by o.id) as names,
    coalesce(json_agg(o.dietary_tags order by o.id) filter (where o.id is not null), '[]') as marks
  from wanted w join package_items i on i.package_id = w.id and i.archived_at is null
  left join package_item_options o on o.package_item_id = i.id and o.archived_at is null and o.created_by_order_id is null
  group by i.package_id, i.id
), items as (
  select x.package_id, string_agg(x.names, ' | ' order by i.id) as dishes,
    json_agg(json_build_object('choiceType', i.choice_type, 'hasChoice', i.has_choice,
      'proper', i.proper_choice_subject is not null, 'marks', x.marks) order by i.position, i.id) as courses,
    json_agg(json_build_object('choiceType', i.choice_type, 'hasChoice', i.has_choice,
      'proper', i.proper_choice_subject is not null, 'incrementBy', i.increment_by,
      'extraHeadcountPriceCents', i.extra_headcount_price_cents, 'lowestCents', x.lowest) order by i.position, i.id)
      filter (where x.lowest > 0 or i.extra_headcount_price_cents > 0) as charges
  from options x join package_items i on i.id = x.item_id group by x.package_id
)
select ${shownOf('p')}, p.brand_id as "brandId", p.meal_type as "mealType", p.presentation_type as "presentationType",
  p.set_up_type as "setUpType", c.id as "categoryId", c.package_category as "packageCategory", c.label as "packageCategoryLabel",
  p.package_template_id as "packageTemplateId", p.price_cents as "priceCents",
  p.minimum_headcount as "minimumHeadcount", p.maximum_headcount as "maximumHeadcount", p.increment_by as "incrementBy",
  coalesce(p.lead_time_hours, b.lead_time_hours) as "leadTimeHours", p.group_eligible as "groupEligible",
  p.poll_lead_time_hours as "pollLeadTimeHours", coalesce(p.picture ->> 'url', '') as "pictureUrl",
  array(select x.collection_id from collection_packages x where x.package_id = p.id order by 1) as collections,
  coalesce(i.courses, '[]') as courses, coalesce(i.dishes, '') as dishes, coalesce(i.charges, '[]') as charges
from wanted w join packages p on p.id = w.id join brands b on b.id = p.brand_id
join package_categories c on c.id = p.package_category_id left join items i on i.package_id = p.id
order by p.id`,
);

const deals = prepared(
  'search-load-deals',
  {
    brandId: 'int4',
    id: 'int4',
    packageId: 'int4?',
    label: 'text',
    percentPpm: 'int4?',
    amountCents: 'int4?',
    minimumCents: 'int4',
    from: 'text?',
    to: 'text?',
  },
  `
select brand_id as "brandId", id, package_id as "packageId", label, percent_ppm as "percentPpm", amount_cents as "amountCents",
  minimum_cents as "minimumCents", lower(effective)::text as "from", upper(effective)::text as "to"
from deals where brand_id = any($1) and not isempty(effective) order by id`,
);

/** The current rows of brands, without missing and inactive ones. Bookings before `since` are ignored. */
export async function loadBrands(ids: readonly number[], since: string): Promise<BrandRows[]> {
  const [rows, kitchenRows, packageRows, dealRows] = await Promise.all([
    sql.rows(brands, [ids]),
    sql.rows(kitchens, [ids, since]),
    sql.rows(packages, [ids]),
    sql.rows(deals, [ids]),
  ]);
  const [kitchensOf, packagesOf, dealsOf] = [
    byBrand<KitchenRows>(kitchenRows),
    byBrand<PackageRows>(packageRows.map(withMarks)),
    byBrand<DealRows>(dealRows),
  ];
  return rows.map((row) => ({
    ...row,
    kitchens: kitchensOf.get(row.id) ?? [],
    packages: packagesOf.get(row.id) ?? [],
    deals: dealsOf.get(row.id) ?? [],
  }));
}

/** Replaces a package's courses by the diets that they suit. */
const withMarks = <Row extends { courses: Course[] }>({ courses, ...row }: Row) => ({
  ...row,
  dietaryTags: marksOfPackage(courses),
});

const bookings = prepared(
  'search-load-bookings',
  {
    kitchenId: 'int4',
    date: 'text',
    daypart: column<BookedDay['daypart']>('text'),
    headcount: 'int4',
    orders: 'int4',
  },
  `
select d.kitchen_id as "kitchenId", d.on_date::text as date, d.daypart, d.booked_headcount as headcount, d.booked_orders as orders
from kitchen_days d where d.kitchen_id = any($1) and d.on_date >= $2::date`,
);

/** The bookings of each kitchen from a day on. */
export async function loadBookings(
  kitchenIds: readonly number[],
  since: string,
): Promise<Map<number, BookedDay[]>> {
  const days = new Map(kitchenIds.map((id): [number, BookedDay[]] => [id, []]));
  for (const row of await sql.rows(bookings, [kitchenIds, since])) days.get(row.kitchenId)?.push(row);
  return days;
}

function byBrand<Row>(rows: readonly OfBrand<Row>[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const { brandId, ...row } of rows) {
    const group = groups.get(brandId);
    // Without the brand's id, this is the row itself.
    if (group) group.push(row as unknown as Row);
    else groups.set(brandId, [row as unknown as Row]);
  }
  return groups;
}

/** The ids of all active brands, ordered by place, so that brands that are searched together lie together in memory. */
export async function loadBrandIds(): Promise<number[]> {
  const rows = await sql.rows<{ id: number }>(
    `select b.id from brands b left join (select brand_id, min(place_id) as place_id from kitchens where active group by 1) k
     on k.brand_id = b.id where b.active order by k.place_id, b.id`,
  );
  return rows.map(({ id }) => id);
}
