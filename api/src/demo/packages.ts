import { packageCategories, type PackageCategory, type Presentation } from '../places';
import { pictureUrl, type Layout, type PictureRecipe } from '../pictures';
import { addChoices } from './choices';
import { cuisineOf, type Cuisine, type DietaryTag } from './cuisines';
import { glyphsFor, glyphWords } from './food-glyphs';
import { type Random } from '../random';
import { listed, sentenceCase, slugOf, unused } from './wording';
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
  const mains = random.sample(cuisine.mains, random.int(4, 6));
  const id = dataset.tables.nextId('packages');
  const picture: PictureRecipe = {
    layout: layoutOf(template, presentation, category),
    palette: cuisine.palette,
    glyphs: glyphsFor([name, ...mains.map((dish) => dish.name)], cuisine, 4, random),
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
    dietary_tags: offeredTags(mains),
    price_cents: priceCents,
    minimum_headcount: minimum,
    maximum_headcount: random.pick([100, 150, 200, 300]),
    increment_by: incrementBy,
    lead_time_hours: setUp === 'on_site' ? Math.max(72, brand.leadTimeHours) : null,
    group_eligible: groupEligible,
    includes: includes(presentation, setUp),
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

function* packageNames(cuisine: Cuisine, presentation: Presentation, random: Random): Iterable<string> {
  const formats =
    presentation === 'buffet'
      ? cuisine.buffet
      : presentation === 'individual'
        ? cuisine.box
        : [...cuisine.buffet, ...cuisine.box];
  for (let attempt = 0; attempt < 300; attempt++) {
    const format = random.pick(formats);
    const style = random.pick(cuisine.styles);
    const [firstWord = ''] = format.split(' ');
    if (sharesWord(style, format)) continue;
    const plain = format.charAt(0).toLowerCase() + format.slice(1);
    // A proper noun keeps its capital after the style.
    yield attempt > 0 || random.chance(0.8)
      ? `${style} ${properNouns.has(firstWord) ? format : plain}`
      : format;
  }
}
const sharesWord = (style: string, format: string) => {
  const words = new Set(style.toLowerCase().split(' '));
  return format
    .toLowerCase()
    .split(' ')
    .some((word) => words.has(word));
};
const properNouns = new Set(['Caesar', 'Korean', 'Thai', 'Isan', 'Lowcountry']);

function* slugCandidates(text: string): Iterable<string> {
  yield slugOf(text);
  for (let number = 2; number < 50; number++) yield `${slugOf(text)}-${number}`;
}

/** The package style (see the templates' list) that a name speaks of. */
function templateOf(name: string, category: PackageCategory): number {
  if (/\bbar\b|build-your-own|line$|cart$|stand$/i.test(name)) return 1;
  if (/\bboards?\b|grazing/i.test(name)) return 6;
  if (category.presentationType === 'individual' || /box|bowl/i.test(name))
    return /bowl/i.test(name) ? 4 : /dessert|snack/.test(category.mealType) ? 10 : 3;
  if (/sandwich|wrap|bánh mì|deli|bagel|panini/i.test(name)) return 7;
  if (/pastry|croissant|cookie|cupcake|tart|pie by|baklava|petit|cake|bakery|continental/i.test(name))
    return 8;
  if (/platter|fruit|crudités|sushi|dip/i.test(name)) return 5;
  if (/grill table|banquet|supper/i.test(name)) return 9;
  return 2;
}

const layoutByTemplate: Record<number, Layout> = {
  1: 'bar', 2: 'trays', 3: 'boxes', 4: 'bowls', 5: 'board', 6: 'board', 7: 'trays', 8: 'tiers', 9: 'trays', 10: 'boxes',
}; // prettier-ignore

function layoutOf(template: number, presentation: Presentation, category: PackageCategory): Layout {
  if (presentation === 'mixed' && template === 2) return category.id % 2 === 0 ? 'bar' : 'trays';
  return layoutByTemplate[template] ?? 'plate';
}

const layoutWords: Record<string, string> = {
  trays: 'serving trays on a laid table with',
  bar: 'a row of bowls and platters with',
  board: 'a wooden board with',
  boxes: 'open meal boxes with',
  bowls: 'bowls seen from above with',
  tiers: 'cake stands with',
  plate: 'a plate with',
};
const altOf = (name: string, { layout, glyphs, garnish }: PictureRecipe) =>
  `${name}: ${layoutWords[layout] ?? 'a table with'} ${glyphWords(glyphs)}, garnished with ${glyphWords(garnish)}`;

const endings: Record<Presentation, string[]> = {
  buffet: [
    'Arrives hot in covered trays, with serving spoons and labels.',
    'Set it on any long table: the trays come in the order of the line.',
    'Made the same morning and brought in insulated carriers.',
    'Good for a room that eats standing up.',
  ],
  individual: [
    'Each one is closed, labelled with its name and its allergens, and ready to hand out.',
    'Packed one by one, so that desks and meeting rooms both work.',
    'Nobody waits in a line: everyone gets their own.',
    'Comes stacked by choice, with a count on every bag.',
  ],
  mixed: [
    'Have it as trays for the table or packed one by one; the price is the same.',
    'Serve it as a buffet or as single meals: choose when you order.',
  ],
};

function describe(cuisine: Cuisine, mains: string[], presentation: Presentation, random: Random): string {
  const [one = '', two = '', three = ''] = mains;
  const included = random.sample(cuisine.included, 2).map(({ name }) => name);
  const side = random.pick(cuisine.sides).name;
  const openings = [
    `${sentenceCase(one)}, ${two} and ${three}, with ${listed(included)}.`,
    `Choose among ${listed([one, two, three])}; ${listed(included)} come along.`,
    `Our ${one} with ${side}, ${two} for those who want it lighter, and ${included[0]} for everyone.`,
    `${sentenceCase(one)} and ${two} at the centre, ${side} beside them, and plenty of ${included[0]}.`,
  ];
  return `${random.pick(openings)} ${random.pick(endings[presentation])}`;
}

/** The diets that someone can eat from: at least one main is fit; nuts count as soon as one has them. */
function offeredTags(mains: { tags: DietaryTag[] }[]): DietaryTag[] {
  const all: DietaryTag[] = ['vegetarian', 'vegan', 'gluten_free', 'dairy_free', 'contains_nuts'];
  return all.filter((tag) => mains.some((dish) => dish.tags.includes(tag)));
}

function includes(presentation: Presentation, setUp: string): string[] {
  return [
    ...(presentation === 'individual'
      ? ['Cutlery and napkin in each package']
      : ['Plates, cutlery and napkins', 'Serving utensils']),
    ...(setUp === 'set_up' ? ['Set-up on your table, with chafing dishes'] : []),
    ...(setUp === 'on_site' ? ['Staff for two hours', 'Linen and chafing dishes', 'Clearing away'] : []),
    'Allergen labels',
  ];
}

const quarter = (cents: number) => Math.round(cents / 25) * 25 - (Math.round(cents / 25) % 3 === 0 ? 5 : 0);
