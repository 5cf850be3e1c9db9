import type { Schemas } from '@copper-carrot/contracts';

export const aPlace = (values: Partial<Schemas['Place']> = {}): Schemas['Place'] => ({
  label: 'New York City',
  value: 'new_york_city',
  enum: 1,
  utc_offset: -5,
  time_zone: 'America/New_York',
  slug: 'new-york-city',
  latitude: 40.7,
  longitude: -74,
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

export const aPackage = (values: Partial<Schemas['PackageRecord']> = {}): Schemas['PackageRecord'] => ({
  id: 7,
  slug: 'curry-table',
  name: 'Curry table',
  active: true,
  brand_id: 3,
  package_type: 'lunch_or_dinner',
  package_category: 'lunch_indian',
  package_category_label: 'Indian',
  package_template_id: null,
  presentation_type: 'mixed',
  set_up_type: 'drop_off',
  dietary_tags: ['vegan'],
  minimum_headcount: 10,
  maximum_headcount: 100,
  increment_by: 5,
  price: 14.5,
  total_price: 381.31,
  all_in_price: 19.07,
  deal: null,
  batchable: true,
  rating_average: 4.6,
  review_count: 12,
  image: { url: '/pictures/packages/7.svg', alt: 'Trays of curry' },
  caterer: undefined,
  ...values,
});

export const aBrand = (values: Partial<Schemas['BrandRecord']> = {}): Schemas['BrandRecord'] => ({
  id: 3,
  name: 'Saffron Street',
  slug: 'saffron-street',
  kitchen_count: 2,
  avatar_url: '/pictures/brands/3.svg',
  rating_average: 4.5,
  review_count: 30,
  quality_tier: 'specialty',
  minority_flags: ['woman'],
  sustainable: true,
  description: 'Curries for offices.',
  image: { url: '/pictures/brands/3.svg', alt: 'The letters SS' },
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
    anOption(103, 21, 'Lamb curry', { price: 1.5 }),
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
  options: [anOption(121, 23, 'Chutney')],
});
export const extras = aChoice({
  id: 24,
  choice_type: 'add_on',
  proper_choice_subject: null,
  description: 'Add to the table',
  options: [anOption(131, 24, 'Mango lassi', { price: 28 })],
});

export const aPackageView = (values: Partial<Schemas['Package']> = {}): Schemas['Package'] => ({
  ...aPackage(),
  caterer: aBrand(),
  description: 'Curries on a long table.',
  includes: ['Plates and napkins'],
  lead_time_hours: 24,
  day_before_cutoff: null,
  choice_version: 1,
  choices: [presentation, mains, sides, included, extras],
  place_ids: [1],
  ...values,
});

export const aPreview = (values: Partial<Schemas['PreviewedOrder']> = {}): Schemas['PreviewedOrder'] => ({
  headcount: 20,
  start_date: null,
  start_time: null,
  time_zone: 'America/New_York',
  pickup: false,
  pickup_kitchen_id: null,
  kitchen_id: 1,
  distance_miles: 1.2,
  note: null,
  chosen_options: [
    { option_id: 201, item_id: 20, qty: 1, item_choice_type: 'presentation' },
    { option_id: 101, item_id: 21, qty: 10, item_choice_type: 'constant_sum' },
    { option_id: 102, item_id: 21, qty: 10, item_choice_type: 'constant_sum' },
    { option_id: 111, item_id: 22, qty: 20, item_choice_type: 'choose_up_to' },
  ],
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
  records,
  count: records.length,
  meta: { count: records.length },
  brands_count: 60,
  category_counts: { lunch_indian: 4, lunch_mexican: 2, breakfast_bagels: 1 },
  type_counts: { lunch_or_dinner: 6, breakfast: 1 },
  template_counts: {},
  promoted_brands: [],
  times_ordered_counts: {},
  user_ratings: {},
  last_ordered_timestamps: {},
  skipped_brand_ids: [],
  minimum_amounts: {},
  place_id: 1,
  place: aPlace(),
  search_params: {},
  ...values,
});

export const aMenu: Schemas['RestaurantMenu'] = {
  id: 1,
  name: 'Catering menu',
  menu_categories: [
    { id: 1, parent_id: null, name: 'Indian' },
    { id: 2, parent_id: 1, name: 'Mains' },
  ],
};
export const aDish: Schemas['MenuItem'] = {
  id: 1,
  menu_id: 1,
  menu_category_id: 2,
  source_item_id: null,
  name: 'Goan fish curry',
  description: 'Coconut, kokum',
  price: 12.25,
  serves: 1,
  dietary_tags: ['gluten_free'],
  image: { url: '/pictures/menu-items/1.svg', alt: 'Goan fish curry' },
  modifier_groups: [],
};

export const aPerson = (values: Partial<Schemas['Session']> = {}): Schemas['Session'] => ({
  id: 1,
  email: 'orderer@northwind.example',
  first_name: 'Ada',
  last_name: 'Park',
  is_admin: false,
  is_caterer: false,
  is_orderer: true,
  is_photographer: false,
  type: 'member',
  invoiceable: false,
  rewards_disabled: false,
  awards_multiplier: 1,
  review_anonymously: false,
  email_verified: true,
  submitted_order_count: 2,
  current_brand: null,
  token: 'token-1',
  auth_scopes: [],
  favorited_package_ids: [],
  favorited_brand_ids: [],
  caterer_roles: [],
  brands: [],
  kitchen_groups: [],
  addresses: [],
  saved_searches: [],
  arrangements: [],
  rosters: [],
  memberships: [],
  ghosting_admin: null,
  current_team: null,
  search_params: {},
  ...values,
});
