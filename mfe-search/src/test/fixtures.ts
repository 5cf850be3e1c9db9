import type { Schemas } from '@copper-carrot/contracts';
import { recorded } from '@copper-carrot/contracts/testing';

const found: Schemas['PackageSearch'] = recorded['get /cpi/v1/public/packages/search'][200];
const shown: Schemas['Package'] = recorded['get /cpi/v1/public/packages/{id}'][200];
const place: Schemas['Place'] = recorded['get /cpi/v1/public/packages/search'][200].place;
const previewed: Schemas['PreviewedOrder'] =
  recorded['post /cpi/v1/orderer/packages/{id}/order/preview'][200].order;
const brands: Schemas['BrandRecord'][] = recorded['get /cpi/v2/public/brands/search'][200].records;
const menus: Schemas['RestaurantMenu'][] =
  recorded['get /cpi/v2/public/brands/{slug}/restaurant_menus'][200].records;
const dishes: Schemas['MenuItem'][] = recorded['get /cpi/v2/public/brands/{slug}/menu_items'][200].records;
const reviewed: Schemas['ReviewList'] = recorded['get /cpi/v2/public/brands/{slug}/reviews'][200];
const me: Schemas['Session'] = recorded['get /cpi/v2/user'][200];

function first<Each>([one]: readonly Each[]): Each {
  if (one === undefined) throw new Error('Nothing was recorded');
  return one;
}

export const aPlace = (values: Partial<Schemas['Place']> = {}): Schemas['Place'] => ({
  ...place,
  brands_count: 60,
  category_counts: {},
  type_counts: {},
  cuisine_counts: {},
  minority_counts: { woman: 4 },
  ...values,
});
export const places = [
  aPlace(),
  aPlace({ enum: 10, label: 'Nashville', time_zone: 'America/Chicago', brands_count: 24 }),
];

const aMaker = (): Schemas['BrandSummary'] => ({
  ...shown.caterer,
  id: 3,
  name: 'Saffron Street',
  slug: 'saffron-street',
});

export const aPackage = (values: Partial<Schemas['PackageRecord']> = {}): Schemas['PackageRecord'] => ({
  ...first(found.records),
  id: 7,
  slug: 'curry-table',
  name: 'Curry table',
  brand_id: 3,
  presentation_type: 'mixed',
  set_up_type: 'drop_off',
  dietary_tags: ['vegan'],
  minimum_headcount: 10,
  maximum_headcount: 100,
  increment_by: 5,
  price: 14.5,
  total_price: 381.31,
  all_in_price: 19.07,
  priced_headcount: 20,
  batchable: true,
  rating_average: 4.6,
  review_count: 12,
  image: { ...first(found.records).image, alt: 'Trays of curry' },
  caterer: aMaker(),
  ...values,
});

export const aBrand = (values: Partial<Schemas['BrandRecord']> = {}): Schemas['BrandRecord'] => ({
  ...first(brands),
  id: 3,
  name: 'Saffron Street',
  slug: 'saffron-street',
  kitchen_count: 2,
  rating_average: 4.5,
  review_count: 30,
  minority_flags: ['woman'],
  sustainable: true,
  description: 'Curries for offices.',
  package_count: 4,
  lowest_price: 12,
  cuisines: ['Indian'],
  full_menu_ordering_enabled: true,
  ...values,
});

const anOption = (
  id: number,
  itemId: number,
  name: string,
  values: Partial<Schemas['Option']> = {},
): Schemas['Option'] => ({
  id,
  package_item_id: itemId,
  name,
  description: '',
  price: 0,
  dietary_tags: [],
  presentation_type: null,
  allergens: [],
  combo_of: [],
  ...values,
});
const aChoice = (values: Partial<Schemas['Choice']>): Schemas['Choice'] => ({
  id: 1,
  has_choice: true,
  choice_type: 'constant_sum',
  proper_choice_subject: 'main',
  description: 'Choose a main for each person',
  increment_by: 1,
  increment_subject: 'serving',
  increment_subject_plural: 'servings',
  extra_headcount_price: 0,
  maximum_choosable_options: null,
  serving_info: '',
  options: [],
  ...values,
});

export const presentation = aChoice({
  id: 20,
  choice_type: 'presentation',
  description: 'How would you like it served?',
  maximum_choosable_options: 1,
  options: [
    anOption(201, 20, 'Buffet style', { presentation_type: 'buffet' }),
    anOption(202, 20, 'Individually packaged', { presentation_type: 'individual' }),
  ],
});
export const mains = aChoice({
  id: 21,
  increment_by: 5,
  options: [
    anOption(101, 21, 'Chicken curry'),
    anOption(102, 21, 'Tofu curry', { dietary_tags: ['vegan'] }),
    anOption(103, 21, 'Lamb curry', { price: 1.5, allergens: ['milk', 'tree_nuts'] }),
  ],
});
export const sides = aChoice({
  id: 22,
  choice_type: 'choose_up_to',
  proper_choice_subject: 'side',
  description: 'Choose up to two for the table',
  maximum_choosable_options: 2,
  options: [anOption(111, 22, 'Rice'), anOption(112, 22, 'Naan'), anOption(113, 22, 'Raita')],
});
export const included = aChoice({
  id: 23,
  has_choice: false,
  choice_type: 'included',
  proper_choice_subject: null,
  description: 'Comes with every order',
  increment_by: 25,
  extra_headcount_price: 95,
  options: [anOption(121, 23, 'Chutney')],
});
export const extras = aChoice({
  id: 24,
  choice_type: 'add_on',
  proper_choice_subject: null,
  description: 'Add to the table',
  options: [anOption(131, 24, 'Mango lassi', { price: 28 })],
});

export const longNoticed = { start_date: '2026-01-06', start_time: '06:00' };

export const aKitchen = (values: Partial<Schemas['CatererKitchen']> = {}): Schemas['CatererKitchen'] => ({
  ...{ id: 1, name: 'Midtown', city: 'New York', state: 'NY', latitude: 40.7, longitude: -74 },
  ...{ place_id: 1, time_zone: 'America/New_York', pickup_allowed: true, earliest_start: longNoticed },
  ...values,
});

export const aPackageView = (values: Partial<Schemas['Package']> = {}): Schemas['Package'] => ({
  ...shown,
  ...aPackage(),
  description: 'Curries on a long table.',
  photos: [
    { ...aPackage().image, caption: 'Curry table', option_id: null },
    ...mains.options.map(({ id, name }) => ({
      url: `/pictures/options/${id}.svg`,
      alt: `${name}: on a plate`,
      caption: name,
      option_id: id,
    })),
  ],
  includes: ['Plates and napkins'],
  lead_time_hours: 24,
  choice_version: 1,
  diets: [
    {
      tag: 'vegan',
      full_meal: false,
      courses: [
        { choice_id: 21, subject: 'main', fitting: 1, of: 3 },
        { choice_id: 22, subject: 'side', fitting: 0, of: 3 },
      ],
    },
    {
      tag: 'gluten_free',
      full_meal: true,
      courses: [
        { choice_id: 21, subject: 'main', fitting: 3, of: 3 },
        { choice_id: 22, subject: 'side', fitting: 2, of: 3 },
      ],
    },
  ],
  allergens_stated_on: '2026-03-02',
  day_before_cutoff: '15:00',
  service: [
    {
      place_id: 1,
      time_zone: 'America/New_York',
      pickup_allowed: true,
      delivery: { lowest_fee: 20, highest_fee: 35, lowest_minimum: 100, radius_miles: 10 },
      soonest: { start_date: '2099-01-06', start_time: '12:00', cutoff_at: '2099-01-05T17:00:00.000Z' },
    },
  ],
  choices: [presentation, mains, sides, included, extras],
  place_ids: [1],
  ...values,
});

export const aReview = (values: Partial<Schemas['PublicReview']> = {}): Schemas['PublicReview'] => ({
  ...first(reviewed.records),
  id: 1,
  overall_rating: 5,
  body: 'Gone in ten minutes.',
  reviewer_name: 'Maya R.',
  positive_rating_reasons: ['delivery'],
  negative_rating_reasons: [],
  would_reorder: true,
  headcount: 20,
  package: { name: 'Curry table', slug: 'curry-table' },
  created_at: '2026-03-06T12:00:00.000Z',
  reply: null,
  ...values,
});

export const someReviews = (records = [aReview()], count = records.length): Schemas['ReviewList'] => ({
  ...reviewed,
  records,
  count,
  summary: {
    average: 4.6,
    count: 12,
    stars: [8, 3, 1, 0, 0].map((number, index) => ({ stars: 5 - index, count: number })),
    tags: [
      { tag: 'delivery', positive: 4, negative: 1 },
      { tag: 'food_quality', positive: 3, negative: 0 },
      { tag: 'accuracy', positive: 0, negative: 2 },
    ],
    would_reorder: 10,
    would_not_reorder: 1,
  },
});

export const aPreview = (values: Partial<Schemas['PreviewedOrder']> = {}): Schemas['PreviewedOrder'] => ({
  ...previewed,
  headcount: 20,
  start_date: null,
  start_time: null,
  chosen_options: [
    { option_id: 201, item_id: 20, qty: 1, item_choice_type: 'presentation' },
    { option_id: 101, item_id: 21, qty: 10, item_choice_type: 'constant_sum' },
    { option_id: 102, item_id: 21, qty: 10, item_choice_type: 'constant_sum' },
    { option_id: 111, item_id: 22, qty: 20, item_choice_type: 'choose_up_to' },
  ],
  option_prices: [],
  food_price_each: 14.5,
  pricing: {
    lines: [
      { code: 'food', label: 'Curry table', amount: 290, taxable: true, explanation: null },
      { code: 'delivery', label: 'Delivery', amount: 25, taxable: true, explanation: null },
      {
        code: 'service_fee',
        label: 'Service fee',
        amount: 14,
        taxable: true,
        explanation: 'The service fee supports Copper Carrot.',
      },
      { code: 'tax', label: 'Sales tax', amount: 29.19, taxable: false, explanation: null },
      { code: 'tip', label: 'Tip', amount: 23.12, taxable: false, explanation: null },
    ],
    customer_price: 381.31,
    order_items_price: 290,
    price_per_person: 19.07,
    tip: 23.12,
    balance: 381.31,
    coins: 290,
  },
  possible_kitchens: [],
  cutoff_at: null,
  ...values,
});

type SearchAnswer<Result> = Omit<Schemas['PackageSearch'], 'records'> & { records: Result[] };

export const anAnswer = <Result>(
  records: Result[],
  values: Partial<SearchAnswer<Result>> = {},
): SearchAnswer<Result> => ({
  ...found,
  records,
  count: records.length,
  meta: { count: records.length },
  brands_count: 60,
  category_counts: { lunch_indian: 4, lunch_mexican: 2, breakfast_bagels: 1 },
  type_counts: { lunch_or_dinner: 6, breakfast: 1 },
  template_counts: {},
  promoted_brands: [],
  place: aPlace(),
  search_params: {},
  ...values,
});

export const aMenu: Schemas['RestaurantMenu'] = {
  ...first(menus),
  menu_categories: [
    { id: 1, parent_id: null, name: 'Indian' },
    { id: 2, parent_id: 1, name: 'Mains' },
  ],
};
export const aDish: Schemas['MenuItem'] = { ...first(dishes), modifier_groups: [] };

export const aPerson = (values: Partial<Schemas['Session']> = {}): Schemas['Session'] => ({
  ...me,
  id: 1,
  first_name: 'Ada',
  last_name: 'Park',
  submitted_order_count: 2,
  token: 'token-1',
  favorited_package_ids: [],
  favorited_brand_ids: [],
  addresses: [],
  saved_searches: [],
  arrangements: [],
  rosters: [],
  memberships: [],
  current_team: null,
  ...values,
});

export const aProposal = (values: Partial<Schemas['OrderProposal']> = {}): Schemas['OrderProposal'] => {
  const line = { menu_item: null, dietary_tags: [], with_it: '', kept: false, price: 0 };
  return {
    ...recorded['post /cpi/v2/public/packages/{id}/order/proposal'][200],
    ...{ possible: true, reason: null, error: null, budget: 400, over: 0, order: aPreview() },
    lines: [
      { ...line, option_id: 201, name: 'Buffet style', course: 'presentation', qty: 1 },
      { ...line, option_id: 101, name: 'Chicken curry', course: 'main', qty: 15 },
      { ...line, option_id: 102, name: 'Tofu curry', course: 'main', qty: 5, dietary_tags: ['vegan'] },
      { ...line, option_id: 112, name: 'Naan', course: 'side', qty: 20 },
    ],
    fed: [
      { diets: ['vegan'], people: 3, unfed: 0, dishes: [{ name: 'Tofu curry', portions: 3 }] },
      { diets: [], people: 17, unfed: 0, dishes: [{ name: 'Chicken curry', portions: 15 }] },
    ],
    why: ['All 20 people are fed for $381.31, fees, tax and tip included.', 'Naan: side that is paid for.'],
    ...values,
  };
};

/** Words of a Markdown page. */
export const words = (text: string, more: Partial<Schemas['ContentText']> = {}): Schemas['ContentText'] => ({
  text,
  strong: false,
  emphasized: false,
  href: null,
  ...more,
});

export const aContentPage = (values: Partial<Schemas['ContentPage']> = {}): Schemas['ContentPage'] => ({
  slug: 'how-much-food',
  path: '/blog/how-much-food',
  title: 'How much food does a team lunch need?',
  description: 'A simple way to choose a headcount.',
  author: 'Priya Raman',
  date: '2026-09-08',
  minutes: 2,
  body: [],
  ...values,
});
