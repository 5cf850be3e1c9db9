import { sql } from '../database';
import { Brand } from './brand.model';
import { Kitchen } from './kitchen.model';
import { Package, PackageItem, PackageItemOption } from './package.model';

let made = 0;
/** A name that no other row of this database has. */
export const unique = (name: string) => `${name}-${Date.now().toString(36)}-${process.pid}-${++made}`;

/** Midtown Manhattan: the middle of place 1. */
export const midtown = { latitude: 40.7484, longitude: -73.9857 };

/** A kitchen or an office in another state, tax and zone. */
export const nashville = {
  placeId: 10,
  formattedAddress: '100 Broadway, Nashville, TN 37203',
  city: 'Nashville',
  state: 'TN',
  zip: '37203',
  timeZone: 'America/Chicago',
  latitude: 36.1502,
  longitude: -86.7895,
};

export function makeBrand(values: Partial<Brand['_creationAttributes']> = {}): Promise<Brand> {
  const slug = unique('brand');
  return Brand.create({ name: `Brand ${slug}`, slug, leadTimeHours: 24, ...values });
}

const dayparts = [
  ['breakfast', '06:00', '11:00'],
  ['lunch', '11:00', '14:00'],
  ['afternoon', '14:00', '17:00'],
  ['dinner', '17:00', '21:00'],
] as const;

export interface KitchenSetting {
  tiers?: { miles: number; feeCents: number; minimumCents: number }[];
  /** Weekdays, 0 for Sunday; all seven unless said. */
  weekdays?: number[];
  capacity?: { maxHeadcount: number; maxOrders: number };
}

/** A kitchen in midtown, open every day from 6 to 21, that delivers within 5 miles for $20 and within 10 for $35. */
export async function makeKitchen(
  brandId: number,
  values: Partial<Kitchen['_creationAttributes']> = {},
  setting: KitchenSetting = {},
): Promise<Kitchen> {
  const kitchen = await Kitchen.create({
    brandId,
    placeId: 1,
    name: 'Midtown kitchen',
    formattedAddress: '1 Test Street, New York, NY 10001',
    city: 'New York',
    state: 'NY',
    zip: '10001',
    timeZone: 'America/New_York',
    ...midtown,
    ...values,
  });
  const { weekdays = [0, 1, 2, 3, 4, 5, 6], capacity = { maxHeadcount: 1000, maxOrders: 100 } } = setting;
  const tiers = setting.tiers ?? [
    { miles: 5, feeCents: 2000, minimumCents: 10_000 },
    { miles: 10, feeCents: 3500, minimumCents: 20_000 },
  ];
  for (const [daypart, opens, closes] of dayparts) {
    await sql.rows(
      `insert into kitchen_hours (kitchen_id, weekday, daypart, opens, closes)
       select $1, day, $2, $3, $4 from unnest($5::integer[]) day`,
      [kitchen.id, daypart, opens, closes, weekdays],
    );
    await sql.rows(
      'insert into kitchen_capacities (kitchen_id, daypart, max_headcount, max_orders) values ($1, $2, $3, $4)',
      [kitchen.id, daypart, capacity.maxHeadcount, capacity.maxOrders],
    );
  }
  for (const { miles, feeCents, minimumCents } of tiers) {
    await sql.rows(
      'insert into delivery_areas (kitchen_id, max_distance_miles, fee_cents, minimum_cents) values ($1, $2, $3, $4)',
      [kitchen.id, miles, feeCents, minimumCents],
    );
  }
  return kitchen;
}

/** A taco lunch for 10 to 100 at $15 a head: buffet or boxes, two fillings that add up to the headcount, a side. */
export async function makePackage(
  brandId: number,
  values: Partial<Package['_creationAttributes']> = {},
): Promise<Package> {
  const slug = unique('package');
  const [category] = await sql.rows<{ id: number }>(
    `select id from package_categories where package_category = 'lunch_mexican' order by id limit 1`,
  );
  const made = await Package.create({
    brandId,
    packageCategoryId: category?.id ?? 1,
    name: `Package ${slug}`,
    slug,
    mealType: 'lunch_or_dinner',
    presentationType: 'mixed',
    priceCents: 1500,
    minimumHeadcount: 10,
    maximumHeadcount: 100,
    incrementBy: 1,
    picture: { url: `/pictures/packages/${slug}.svg` },
    pictureAlt: 'Tacos on a tray',
    ...values,
  });
  await makeChoice(made.id, { choiceType: 'presentation', properChoiceSubject: 'presentation' }, [
    { name: 'Buffet', presentationType: 'buffet' },
    { name: 'Individual boxes', presentationType: 'individual' },
  ]);
  await makeChoice(made.id, { choiceType: 'constant_sum', properChoiceSubject: 'filling' }, [
    { name: 'Carnitas' },
    { name: 'Mushroom', dietaryTags: ['vegetarian'] },
  ]);
  await makeChoice(made.id, { choiceType: 'included', hasChoice: false, description: 'Rice and beans' }, []);
  return made;
}

/** Pictures of those options of a package that have one of the names. */
export const pictureOptions = (packageId: number, names: readonly string[]) =>
  sql.rows(
    `update package_item_options o set picture = jsonb_build_object('url', '/pictures/options/' || o.id || '.svg')
     from package_items i where i.id = o.package_item_id and i.package_id = $1 and o.name = any($2)`,
    [packageId, names],
  );

/** One choice of a package with its options, in the order given. */
export async function makeChoice(
  packageId: number,
  values: Partial<PackageItem['_creationAttributes']> & Pick<PackageItem, 'choiceType'>,
  options: (Partial<PackageItemOption['_creationAttributes']> & { name: string })[],
): Promise<PackageItem> {
  const item = await PackageItem.create({ packageId, position: ++made, ...values });
  for (const [position, option] of options.entries()) {
    await PackageItemOption.create({ packageItemId: item.id, position, ...option });
  }
  return item;
}
