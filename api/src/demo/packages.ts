import { packageCategories, type PackageCategory, type Presentation } from '../places';
import { pictureUrl, type PictureRecipe } from '../pictures';
import { addChoices } from './choices';
import { cuisineOf, type Cuisine } from './cuisines';
import { dishesOf, glyphsFor } from './food-glyphs';
import { altOf, dishesShown, layoutOf, templateOf } from './package-pictures';
import { describe, packageNames, slugCandidates } from './package-words';
import { type Random } from '../random';
import { slugOf, unused } from './wording';
import { statedOn } from './stated-on';
import { type DemoBrand, type DemoPackage, type DemoDataset } from './dataset';

/** Adds about five packages to each brand, over the categories that it cooks. */
export function addPackages(dataset: DemoDataset): void {
  const slugs = new Set<string>();
  for (const brand of dataset.brands) {
    const random = dataset.random.fork(`packages/${brand.slug}`);
    const names = new Set<string>();
    const count = brand.id <= 2 ? 7 : random.int(4, 6);
    for (let index = 0; index < count; index++) {
      // The first categories are the brand's own trade and come more often.
      const key = brand.categoryKeys[index % brand.categoryKeys.length] ?? '';
      addPackage(dataset, {
        brand,
        key: index < 2 ? (brand.categoryKeys[0] ?? key) : key,
        index,
        names,
        slugs,
        random,
      });
    }
  }
}

interface NewPackage {
  brand: DemoBrand;
  key: string;
  index: number;
  names: Set<string>;
  slugs: Set<string>;
  random: Random;
}

function addPackage(dataset: DemoDataset, { brand, key, index, names, slugs, random }: NewPackage): void {
  const cuisine = cuisineOf(key);
  const category = categoryFor(key, index, random);
  const presentation = category.presentationType;
  const name = unused(names, packageNames(cuisine, presentation, random));
  const template = templateOf(name, category);
  const setUp =
    presentation === 'individual'
      ? 'drop_off'
      : random.weighted([
          ['drop_off', 6],
          ['set_up', 4],
          ['on_site', 1],
        ] as const);
  const incrementBy = presentation === 'buffet' && random.chance(0.45) ? 5 : 1;
  const minimum =
    presentation === 'individual' ? random.pick([6, 8, 10, 10, 12]) : random.pick([10, 10, 15, 20]);
  const mains = dishesOf(name, random.sample(cuisine.mains, random.int(4, 6)), cuisine.mains);
  const id = dataset.tables.nextId('packages');
  const layout = layoutOf(template, presentation, category);
  const picture: PictureRecipe = {
    layout,
    palette: cuisine.palette,
    glyphs: glyphsFor(mains, cuisine, dishesShown(layout), random),
    garnish: random.sample(cuisine.garnish, 2),
    seed: random.int(1, 1e6),
  };
  const setUpSurcharge = setUp === 'on_site' ? 350 : setUp === 'set_up' ? 75 : 0;
  const priceCents =
    quarter(cuisine.price[0] + random.next() * (cuisine.price[1] - cuisine.price[0])) + setUpSurcharge;
  const groupEligible =
    category.mealType === 'lunch_or_dinner' && presentation !== 'buffet' && random.chance(0.8);
  const active = brand.id <= 2 || !random.chance(0.025);
  const row = dataset.tables.add('packages', {
    id,
    brand_id: brand.id,
    package_category_id: category.id,
    package_template_id: template,
    name,
    slug: unused(slugs, slugCandidates(`${brand.slug} ${name}`)),
    description: describe(
      cuisine,
      mains.map((dish) => dish.name),
      presentation,
      random,
    ),
    picture: { url: pictureUrl('packages', id, picture), ...picture },
    picture_alt: altOf(name, picture),
    active,
    meal_type: category.mealType,
    presentation_type: presentation,
    set_up_type: setUp,
    allergens_stated_on: statedOn(dataset, String(id)),
    price_cents: priceCents,
    minimum_headcount: minimum,
    maximum_headcount: random.pick([100, 150, 200, 300]),
    increment_by: incrementBy,
    lead_time_hours: setUp === 'on_site' ? Math.max(72, brand.leadTimeHours) : null,
    group_eligible: groupEligible,
    includes: includes(presentation, setUp, cuisine),
    popularity: random.int(0, 60),
    view_count: random.int(20, 4_000),
    created_at: new Date(dataset.now.getTime() - random.int(1, 900) * 86_400_000).toISOString(),
  });
  const made: DemoPackage = {
    id,
    brandId: brand.id,
    name,
    slug: slugOf(row.slug),
    categoryKey: key,
    mealType: category.mealType,
    presentation,
    priceCents,
    minimum,
    maximum: row.maximum_headcount,
    incrementBy,
    groupEligible,
    active,
    leadTimeHours: row.lead_time_hours ?? brand.leadTimeHours,
    choices: [],
    row,
  };
  row.slug = made.slug;
  addChoices(dataset, { made, cuisine, mains, setUp, random });
  brand.packages.push(made);
}

function categoryFor(key: string, index: number, random: Random): PackageCategory {
  // One kitchen in sixty sells something that fits no category; it keeps its cuisine's food.
  const other = packageCategories.find(({ id }) => id === -2);
  if (other && key.startsWith('lunch') && index === 3 && random.chance(0.12)) return other;
  const rows = packageCategories.filter((category) => category.packageCategory === key);
  const weights: Record<Presentation, number> = { buffet: 4, individual: 4, mixed: 2 };
  return random.weighted(rows.map((category) => [category, weights[category.presentationType]] as const));
}

function includes(presentation: Presentation, setUp: string, { served }: Cuisine): string[] {
  const isHot = served === 'hot';
  return [
    ...(presentation === 'individual'
      ? ['Cutlery and napkin in each package']
      : ['Plates, cutlery and napkins', 'Serving utensils']),
    ...(setUp === 'set_up' ? [`Set-up on your table${isHot ? ', with chafing dishes' : ''}`] : []),
    ...(setUp === 'on_site'
      ? ['Staff for two hours', isHot ? 'Linen and chafing dishes' : 'Linen', 'Clearing away']
      : []),
    'Allergen labels',
  ];
}

const quarter = (cents: number) => Math.round(cents / 25) * 25 - (Math.round(cents / 25) % 3 === 0 ? 5 : 0);
