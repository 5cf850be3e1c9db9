import { addDays } from '../schedule';
import { pictureUrl, type PictureRecipe } from '../pictures';
import { addHours, daysBefore } from './clock';
import { shortDollars, slugOf } from './wording';
import { hasFullMeal } from '../rules';
import { type DemoBrand, type DemoPackage, type DemoDataset } from './dataset';

export interface DemoDeal {
  brandId: number;
  packageId: number | null;
  label: string;
  percentPpm: number | null;
  amountCents: number | null;
  minimumCents: number;
  from: string;
  to: string;
}
export interface DemoCoupon {
  id: number;
  code: string;
  percentPpm: number | null;
  amountCents: number | null;
  maximumCents: number | null;
  minimumCents: number;
}
export interface Offers {
  deals: DemoDeal[];
  coupons: Map<string, DemoCoupon>;
}

/** Adds deals, coupons (good ones, and one for each reason to refuse) and collections. */
export function addOffers(dataset: DemoDataset): Offers {
  const offers = { deals: addDeals(dataset), coupons: addCoupons(dataset) };
  addCollections(dataset);
  return offers;
}

function addDeals(dataset: DemoDataset): DemoDeal[] {
  const random = dataset.random.fork('deals');
  const deals: DemoDeal[] = [];
  for (const brand of dataset.brands.slice(2)) {
    if (!random.chance(0.14)) continue;
    const onPackage = random.chance(0.4);
    const percent = random.pick([50_000, 100_000, 150_000]);
    const amount = random.pick([2_500, 4_000, 7_500]);
    const byShare = random.chance(0.7);
    const minimum = byShare ? random.pick([0, 0, 20_000]) : amount * 8;
    const deal: DemoDeal = {
      brandId: brand.id,
      packageId: onPackage ? random.pick(brand.packages).id : null,
      label: byShare
        ? `${percent / 10_000}% off${onPackage ? ' this package' : ''}`
        : `${shortDollars(amount)} off orders over ${shortDollars(minimum)}`,
      percentPpm: byShare ? percent : null,
      amountCents: byShare ? null : amount,
      minimumCents: minimum,
      from: addDays(dataset.today, -random.int(5, 40)),
      to: addDays(dataset.today, random.int(20, 75)),
    };
    deals.push(deal);
    dataset.tables.add('deals', {
      id: deals.length,
      brand_id: deal.brandId,
      package_id: deal.packageId,
      label: deal.label,
      percent_ppm: deal.percentPpm,
      amount_cents: deal.amountCents,
      minimum_cents: deal.minimumCents,
      effective: `[${deal.from},${deal.to})`,
    });
  }
  return deals;
}

type CouponLine = Partial<
  Record<
    | 'percent_ppm'
    | 'amount_cents'
    | 'maximum_discount_cents'
    | 'minimum_price_cents'
    | 'usage_limit'
    | 'per_user_limit'
    | 'team_id'
    | 'brand_id'
    | 'place_id',
    number
  >
> & {
  code: string;
  description: string;
  first_order_only?: boolean;
  disabled_at?: string;
  from?: number;
  to?: number | null;
};

function couponLines(dataset: DemoDataset): CouponLine[] {
  return [
    { code: 'CARROT15', description: '15% off, up to $75', percent_ppm: 150_000, maximum_discount_cents: 7_500 },
    { code: 'TEAM50', description: '$50 off food of $400 and more', amount_cents: 5_000, minimum_price_cents: 40_000 },
    { code: 'TENOFF', description: '$10 off any order', amount_cents: 1_000 },
    { code: 'NYLUNCH10', description: '10% off in New York City', percent_ppm: 100_000, place_id: 1 },
    { code: 'WELCOME20', description: '20% off a first order, up to $50', percent_ppm: 200_000, maximum_discount_cents: 5_000, first_order_only: true },
    { code: 'SUMMERGONE', description: 'Expired last month', percent_ppm: 100_000, to: -30 },
    { code: 'NEXTSEASON', description: 'Begins in two months', percent_ppm: 100_000, from: 60, to: 150 },
    { code: 'ALLGONE', description: 'One use in all, and it is used up', amount_cents: 2_000, usage_limit: 1 },
    { code: 'BIGTABLE', description: '$250 off food of $5,000 and more', amount_cents: 25_000, minimum_price_cents: 500_000 },
    { code: 'CONTOSOONLY', description: 'For Contoso Field Office', percent_ppm: 100_000, team_id: 2 },
    { code: 'SAFFRONONLY', description: `For ${dataset.brands[0]?.name}`, percent_ppm: 100_000, brand_id: 1 },
    { code: 'SEATTLE10', description: 'For Seattle', percent_ppm: 100_000, place_id: 8 },
    { code: 'SWITCHEDOFF', description: 'Disabled by us', percent_ppm: 100_000, disabled_at: daysBefore(dataset.now, 3).toISOString() },
    { code: 'ONCEEACH', description: 'Once for each person', amount_cents: 1_500, per_user_limit: 1 },
  ]; // prettier-ignore
}

function addCoupons(dataset: DemoDataset): Map<string, DemoCoupon> {
  const made = new Map<string, DemoCoupon>();
  for (const { from = -550, to = null, ...line } of couponLines(dataset)) {
    const until = to === null ? '' : addHours(dataset.now, to * 24).toISOString();
    const row = dataset.tables.add('coupons', {
      id: dataset.tables.nextId('coupons'),
      ...line,
      effective: `[${addHours(dataset.now, from * 24).toISOString()},${until})`,
    });
    made.set(line.code, {
      id: row.id,
      code: line.code,
      percentPpm: line.percent_ppm ?? null,
      amountCents: line.amount_cents ?? null,
      maximumCents: line.maximum_discount_cents ?? null,
      minimumCents: line.minimum_price_cents ?? 0,
    });
  }
  return made;
}

interface CollectionLine {
  name: string;
  description: string;
  fits: (pack: DemoPackage, brand: DemoBrand) => boolean;
  /** Days from today; null is never. */
  featured: [number, number] | null;
  glyphs: string[];
  palette: string;
}

/** As its page will say. */
const feedsVegans = ({ choices }: DemoPackage) =>
  hasFullMeal(
    choices.map(({ type, options }) => ({
      choiceType: type,
      hasChoice: type !== 'included',
      proper: type !== 'add_on',
      marks: options.map(({ dietaryTags }) => dietaryTags),
    })),
    'vegan',
  );

const month = (date: string) => Number(date.slice(5, 7));

function collectionLines(today: string): CollectionLine[] {
  const cold = [10, 11, 12, 1, 2, 3].includes(month(today));
  return [
    { name: 'All-hands favorites', description: 'Buffets that feed a whole floor without a line.', fits: (pack) => pack.presentation === 'buffet' && pack.mealType === 'lunch_or_dinner', featured: [-10, 30], glyphs: ['shallow-pan-of-food', 'curry-rice', 'taco'], palette: 'saffron' },
    { name: 'Breakfast before the stand-up', description: 'Warm trays and good coffee by eight.', fits: (pack) => pack.mealType === 'breakfast', featured: [-20, 20], glyphs: ['croissant', 'cooking', 'hot-beverage'], palette: 'honey' },
    { name: 'Everyone picks their own', description: 'Boxes and bowls made for a group poll.', fits: (pack) => pack.groupEligible, featured: [-5, 40], glyphs: ['bento-box', 'green-salad', 'burrito'], palette: 'leaf' },
    { name: cold ? 'Soup weather' : 'Cool plates for warm days', description: cold ? 'Broth, curry and everything slow-cooked.' : 'Salads, poke and cold noodles.', fits: (pack) => (cold ? /thai|indian|vietnamese|korean/ : /salads|hawaiian|vietnamese/).test(pack.categoryKey), featured: [-15, 25], glyphs: cold ? ['steaming-bowl', 'curry-rice', 'bread'] : ['green-salad', 'watermelon', 'lemon'], palette: cold ? 'crimson' : 'leaf' },
    { name: 'Something sweet at three', description: 'The tray that ends every meeting on time.', fits: (pack) => pack.mealType === 'dessert', featured: [-8, 60], glyphs: ['cookie', 'cupcake', 'pie'], palette: 'rose' },
    { name: 'Woman-owned kitchens', description: 'Caterers owned and run by women.', fits: (_pack, brand) => (brand.row.minority_flags as string[]).includes('woman'), featured: null, glyphs: ['pot-of-food', 'herb', 'bread'], palette: 'wine' },
    { name: 'Plant-based lunches', description: 'Menus where vegan is the point, not the exception.', fits: (pack) => feedsVegans(pack) && pack.mealType === 'lunch_or_dinner', featured: null, glyphs: ['leafy-green', 'avocado', 'falafel'], palette: 'leaf' },
    { name: 'Holiday party season', description: 'Bites, boards and cakes for the last week of the year.', fits: (pack) => pack.mealType === 'appetizer_snack' && pack.presentation === 'buffet', featured: [90, 130], glyphs: ['cheese-wedge', 'grapes', 'clinking-glasses'], palette: 'wine' },
  ]; // prettier-ignore
}

function addCollections(dataset: DemoDataset): void {
  const random = dataset.random.fork('collections');
  collectionLines(dataset.today).forEach((line, position) => {
    const id = position + 1;
    const recipe: PictureRecipe = {
      layout: 'trays',
      palette: line.palette,
      glyphs: line.glyphs,
      garnish: ['herb'],
      seed: 700 + id,
    };
    dataset.tables.add('collections', {
      id,
      name: line.name,
      slug: slugOf(line.name),
      description: line.description,
      featured:
        line.featured &&
        `[${addDays(dataset.today, line.featured[0])},${addDays(dataset.today, line.featured[1])})`,
      position,
      picture: { url: pictureUrl('collections', id, recipe), ...recipe },
    });
    const fitting = dataset.brands.flatMap((brand) =>
      brand.packages.filter((pack) => pack.active && line.fits(pack, brand)),
    );
    random.sample(fitting, dataset.size === 'full' ? 90 : 24).forEach((pack, index) =>
      dataset.tables.add('collection_packages', {
        collection_id: id,
        package_id: pack.id,
        position: index,
      }),
    );
  });
}
