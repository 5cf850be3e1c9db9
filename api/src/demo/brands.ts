import { type DiversityTag } from '@copper-carrot/contracts';
import { cuisineCategories, places } from '../places';
import { pictureUrl, type PictureRecipe } from '../pictures';
import { cities } from './cities.data';
import { cuisineOf, type Cuisine } from './cuisines';
import { glyphWords } from './food-glyphs';
import { lastNames } from './people.data';
import { type Random } from '../random';
import { listed, phoneNumber, slugOf, unused } from './wording';
import { type DemoBrand, type DemoDataset } from './dataset';

/** How many brands each place has, by place id. */
export const brandCounts: Readonly<Record<number, number>> = {
  1: 60, 2: 40, 3: 40, 4: 35, 5: 45, 6: 35, 7: 40, 8: 35, 9: 30, 10: 24, 11: 22, 12: 20, 13: 30, 14: 19, 15: 29,
}; // prettier-ignore

/** A dozen brands at three places are enough to try everything. */
const smallCounts: Readonly<Record<number, number>> = { 1: 14, 2: 12, 15: 12 };
/** What is looked for first: so few brands have it too, as the last one of a place where chance dealt none. */
const mostSought = 'lunch_mexican';

export const areaCodes: Readonly<Record<number, string>> = {
  1: '212', 2: '617', 3: '312', 4: '202', 5: '415', 6: '512', 7: '213', 8: '206', 9: '303', 10: '615', 11: '612', 12: '801', 13: '404', 14: '702', 15: '408',
}; // prettier-ignore

const diversity: [DiversityTag, number][] = [
  ['woman', 9], ['hispanic', 5], ['asian', 6], ['black', 5], ['lgbtq', 3], ['veteran', 2], ['native_american', 1],
]; // prettier-ignore

const openings = [
  (brand: string, place: string) => `${brand} cooks for offices, studios and all-hands across ${place}`,
  (brand: string, place: string) =>
    `A ${place} kitchen with a long memory for regulars, ${brand} cooks from scratch`,
  (brand: string, place: string) =>
    `Started at a market stall in ${place}, ${brand} still shops before sunrise`,
  (brand: string, place: string) => `${brand} has fed ${place} from the same corner for years`,
  (brand: string, place: string) => `Small team, big pots: ${brand} sends food all over ${place}`,
];
const promisesOf = ({ served }: Cuisine) => [
  'Everything leaves the kitchen labeled, with the allergens written out.',
  'Deliveries come with a name and a phone number, not a tracking page.',
  'The menu moves with the season, and the favorites stay put.',
  'Portions are honest; there is usually a plate left for whoever comes late.',
  `Ask for it ${served === 'hot' ? 'milder, hotter or ' : ''}without nuts: a person reads each note.`,
  `Trays, cups and cutlery are compostable, and we take ${served === 'hot' ? 'the chafing dishes' : 'our crates'} back.`,
];
const stories = [
  (owner: string) =>
    `${owner} left a hotel kitchen to cook what the staff table ate. The recipes on this page are that table's.`,
  (owner: string) =>
    `${owner} learned these dishes from two grandmothers who did not agree on salt. We settled it by tasting.`,
  (owner: string) =>
    `${owner} began with one oven and a borrowed van. There are more ovens now, and the van is still borrowed at times.`,
  (owner: string) =>
    `${owner} writes the menu on Sundays with whatever the growers call about. By Monday it is in your meeting room.`,
  (owner: string) =>
    `Three siblings run the pass; ${owner} runs them. Nobody leaves until the last tray is labeled.`,
];

/** Adds the brands of every place, in the numbers of the domain rules; the demo caterer's two come first. */
export function addBrands(dataset: DemoDataset): void {
  const taken = new Set<string>();
  const counts = dataset.size === 'full' ? brandCounts : smallCounts;
  const keys = cuisineCategories.map(({ key }) => key);
  for (const place of places) {
    const random = dataset.random.fork(`brands/${place.id}`);
    // Each place runs through the cuisines in its own order, so that none is missing and no two neighbours agree.
    let deck: string[] = [];
    const count = counts[place.id] ?? 0;
    const dealt = new Set<string>();
    for (let index = 0; index < count; index++) {
      if (deck.length === 0)
        deck = random.shuffle([...keys, ...keys.filter((key) => key.startsWith('lunch_'))]);
      const demo = place.id === 1 ? demoBrands[index] : undefined;
      const isLacking = dataset.size === 'small' && index === count - 1 && !dealt.has(mostSought);
      const dealtKey = demo?.categoryKeys[0] ?? (isLacking ? mostSought : deck.pop()) ?? 'lunch_american';
      dealt.add(dealtKey);
      const cuisine = cuisineOf(dealtKey);
      const name = demo ? unused(taken, [demo.name]) : unused(taken, brandNames(cuisine, place.id, random));
      addBrand(dataset, { name, cuisine, placeId: place.id, categoryKeys: demo?.categoryKeys, random });
    }
  }
}

/** The brands of caterer@saffron.example. */
export const demoBrands = [
  { name: 'Saffron Street Kitchen', categoryKeys: ['lunch_indian', 'lunch_mediterranean', 'snack_drinks'] },
  {
    name: 'Little Saffron Bakehouse',
    categoryKeys: ['breakfast_continental', 'dessert_pastries', 'dessert_cakes'],
  },
];

function* brandNames(cuisine: Cuisine, placeId: number, random: Random): Iterable<string> {
  const { first, last } = cuisine.names;
  for (let attempt = 0; attempt < 400; attempt++) {
    const one = random.pick(first);
    const end = random.pick(last);
    const near = random.pick(cities[placeId]?.neighborhoods ?? []).name;
    const repeats = end.split(' ').some((word) => one.includes(word));
    if (repeats) continue;
    yield random.weighted([
      [`${one} ${end}`, 7],
      [one, 2],
      [`${random.pick(lastNames)} & ${random.pick(lastNames)}`, 1],
      [`${one} of ${near}`, attempt > 4 ? 1.5 : 0.5],
    ]);
  }
}

interface NewBrand {
  name: string;
  cuisine: Cuisine;
  placeId: number;
  categoryKeys: string[] | undefined;
  random: Random;
}

function addBrand(
  dataset: DemoDataset,
  { name, cuisine, placeId, categoryKeys, random }: NewBrand,
): DemoBrand {
  const id = dataset.tables.nextId('brands');
  const categories = categoryKeys ?? [cuisine.key, ...random.sample(cuisine.pairs, random.int(1, 2))];
  const place = places.find((entry) => entry.id === placeId)?.label ?? '';
  const tier = random.weighted([
    [1, 3],
    [2, 5],
    [3, 2],
  ] as const);
  const leadTimeHours = random.weighted([
    [4, 2],
    [12, 3],
    [18, 5],
    [24, 5],
    [48, 2],
  ] as const);
  const recipe: PictureRecipe = {
    layout: 'avatar',
    palette: cuisine.palette,
    glyphs: [random.pick(cuisine.glyphs)],
    garnish: cuisine.garnish,
    seed: random.int(1, 1e6),
    monogram: monogramOf(name),
  };
  const dishes = random.sample(cuisine.mains, 3).map((dish) => dish.name);
  const slug = slugOf(name);
  const row = dataset.tables.add('brands', {
    id,
    name,
    slug,
    description: `${random.pick(openings)(name, place)}. Known for ${listed(dishes)}. ${random.pick(promisesOf(cuisine))}`,
    story: random.pick(stories)(random.pick(lastNames)),
    picture: { url: pictureUrl('brands', id, recipe), ...recipe },
    picture_alt: `${name}: the letters ${recipe.monogram} beside ${glyphWords(recipe.glyphs)}`,
    quality_tier: random.weighted([
      ['classic', 5],
      ['specialty', 4],
      [null, 2],
    ] as const),
    budget_tier: tier,
    minority_flags: random.chance(0.55)
      ? [random.weighted(diversity)]
      : random.chance(0.12)
        ? ['woman', random.weighted(diversity.slice(1))]
        : [],
    sustainable: random.chance(0.3),
    promoted: random.chance(0.12),
    full_menu_ordering_enabled: random.chance(0.6) || categoryKeys !== undefined,
    lead_time_hours: categoryKeys ? 18 : leadTimeHours,
    day_before_cutoff:
      leadTimeHours >= 18 && !categoryKeys
        ? random.weighted([
            [null, 3],
            ['15:00', 2],
            ['17:00', 3],
          ] as const)
        : null,
    commission_ppm: 150_000,
    phone_number: phoneNumber(areaCodes[placeId] ?? '212', id),
    popularity: random.int(5, 400),
    active: true,
    created_at: new Date(dataset.now.getTime() - random.int(5, 1400) * 86_400_000).toISOString(),
  });
  const brand: DemoBrand = {
    id,
    name,
    slug,
    placeId,
    categoryKeys: [...new Set(categories)],
    leadTimeHours: row.lead_time_hours,
    commissionPpm: row.commission_ppm,
    kitchens: [],
    packages: [],
    ownerId: null,
    fullMenu: row.full_menu_ordering_enabled,
    row,
  };
  dataset.brands.push(brand);
  return brand;
}

/** The first letters of the two words that tell a name from its neighbours. */
function monogramOf(name: string): string {
  const words = name
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 1 && !/^(the|and|de|del|la|co)$/i.test(word));
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}
