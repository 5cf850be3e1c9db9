import {
  diversityTags,
  mealTypes,
  presentationTypes,
  qualityTiers,
  searchPageSize,
  setUpTypes,
  type DiversityTag,
  type MealType,
  type PresentationType,
  type QualityTier,
  type SetUpType,
} from '@copper-carrot/contracts';
import Joi from 'joi';
import { brandRecord, packageRecord, placeView } from '../catalog';
import { date, id, listOf, money, paging, shape, time, type Paging } from '../http';

export const orderFields = [
  'price',
  'popularity',
  'created_at',
  'order_frequency',
  'last_submission',
  'rating',
  'distance',
] as const;
export type OrderField = (typeof orderFields)[number];
export const expansions = ['caterer', 'review_stats', 'photos'] as const;
export type Expansion = (typeof expansions)[number];
/** `true` means the default direction of the sort, such as newest first. */
export type SortSwitch = boolean | 'asc' | 'desc';

/** The filters of 1 §7 as sent; prices in dollars. */
export interface SearchFilters extends Paging {
  place_id?: number;
  brand_id?: number[];
  brand_has_minority_flag?: DiversityTag[];
  brand_sustainable?: boolean;
  has_deal?: boolean;
  budget_limit?: number;
  price_below_including?: number;
  all_in_pricing: boolean;
  roster_id?: number;
  block_roster_id?: number;
  package_type?: MealType[];
  package_category?: string[];
  package_template_id?: number[];
  previously_ordered?: boolean;
  future_orders?: boolean;
  start_date?: string;
  start_time?: string;
  set_up_type?: SetUpType[];
  headcount?: number;
  pickup: boolean;
  address_id?: number;
  google_place_id?: string;
  formatted_address?: string;
  collection_id?: number;
  presentation_type?: PresentationType[];
  quality_tier?: QualityTier[];
  query?: string;
  favorited?: boolean;
  batchable?: boolean;
  poll_lead_time_below_including?: number;
  ghosting_as?: number;
  within_delivery_radius_miles?: number;
  user_rating_above_or_null?: number;
  full_menu_ordering_enabled?: boolean;
  order_field?: OrderField;
  order_direction?: 'asc' | 'desc';
  order_by_newness?: SortSwitch;
  order_by_popularity?: SortSwitch;
  order_by_order_frequency?: SortSwitch;
  order_by_last_submission?: SortSwitch;
  expand?: Expansion[];
  with_times_ordered: boolean;
  with_blocked?: boolean;
}

const oneOf = (values: readonly string[]) => Joi.string().valid(...values);
const sortSwitch = () => Joi.alternatives<SortSwitch>(Joi.boolean(), Joi.string().valid('asc', 'desc'));

/** Filters with one value; a saved search stores them and `severalFilters`. */
export const singleFilters = {
  place_id: id(),
  brand_sustainable: Joi.boolean(),
  has_deal: Joi.boolean(),
  budget_limit: money('The most that everybody pays together, with delivery, fees, tax and the standard tip'),
  price_below_including: money('The most per person'),
  roster_id: id(),
  block_roster_id: id(),
  previously_ordered: Joi.boolean(),
  future_orders: Joi.boolean(),
  start_date: date(', in the zone of the address, else of the place'),
  start_time: time().description(
    '`HH:mm` in the zone of the address, else of the place; it waits for its date.',
  ),
  headcount: Joi.number().integer().min(1).max(10_000).description('For how many people.'),
  address_id: id(),
  google_place_id: Joi.string().max(800),
  formatted_address: Joi.string().trim().max(300),
  collection_id: id(),
  query: Joi.string().trim().max(200).allow(''),
  favorited: Joi.boolean(),
  batchable: Joi.boolean(),
  poll_lead_time_below_including: Joi.number()
    .min(0)
    .max(10_000)
    .description('Only packages whose poll needs no more notice, in hours.'),
  within_delivery_radius_miles: Joi.number()
    .greater(0)
    .max(100)
    .description('The farthest that a kitchen may be, in miles.'),
  user_rating_above_or_null: Joi.number()
    .min(0)
    .max(5)
    .description('The fewest stars that one gave it oneself; what one did not rate passes.'),
  full_menu_ordering_enabled: Joi.boolean(),
  order_field: oneOf(orderFields).description(
    '`rating`: the best first, those that nobody rated last. `distance`: from the kitchen to the address, else to the middle of the place, the nearest first.',
  ),
  order_direction: Joi.string().valid('asc', 'desc'),
  order_by_newness: sortSwitch(),
  order_by_popularity: sortSwitch(),
  order_by_order_frequency: sortSwitch(),
  order_by_last_submission: sortSwitch(),
};
/** Filters with several values, any of which matches. */
export const severalFilters = {
  brand_id: id(),
  brand_has_minority_flag: oneOf(diversityTags),
  package_type: oneOf(mealTypes),
  // A category's word or its id; -2 is 'Other' (2 §3).
  package_category: Joi.string()
    .max(60)
    .pattern(/^([a-z][a-z_]*|-?\d{1,9})$/),
  package_template_id: id(),
  set_up_type: oneOf(setUpTypes),
  presentation_type: oneOf(presentationTypes),
  quality_tier: oneOf(Object.keys(qualityTiers)),
};
const off = () => Joi.boolean().default(false);

const filterKeys = {
  ...singleFilters,
  ...Object.fromEntries(Object.entries(severalFilters).map(([name, item]) => [name, listOf(item)])),
  all_in_pricing: off(),
  pickup: off(),
  ghosting_as: id(),
  with_blocked: Joi.boolean().description(
    'Also restaurants on one’s own block list, which are left out otherwise.',
  ),
};

/** A time without a date filters nothing. */
export const searchFilters = Joi.object<SearchFilters, false>({
  ...filterKeys,
  ...paging({ standard: searchPageSize }),
  expand: listOf(oneOf(expansions)),
  with_times_ordered: off(),
});

/** A search without paging and display options. */
export type UnpagedFilters = Omit<SearchFilters, keyof Paging | 'expand' | 'with_times_ordered'>;
export const unpagedFilters = Joi.object<UnpagedFilters, false>(filterKeys);

const count = (says: string) => Joi.number().integer().min(0).required().description(says);
const byKey = (value: Joi.Schema) => Joi.object().pattern(Joi.string(), value).required();

const found = (what: string) =>
  byKey(Joi.number().integer()).description(`How many would be found of each ${what}, left open which.`);

const answerKeys = {
  count: count('How many were found in all, beyond this page too.'),
  meta: Joi.object({ count: count('The same.') }).required(),
  brands_count: count('How many restaurants were found.'),
  category_counts: found('category'),
  type_counts: found('meal'),
  template_counts: found('template'),
  promoted_brands: Joi.array().items(brandRecord).required(),
  times_ordered_counts: byKey(Joi.number().integer()).description(
    'How often one ordered each record of this page, by id, where `with_times_ordered` asks for it.',
  ),
  user_ratings: byKey(Joi.number()).description('The stars that one gave oneself, 1 to 5 on average, by id.'),
  last_ordered_timestamps: byKey(Joi.string().isoDate()).description(
    'When one last submitted an order of it, an instant in UTC, by id.',
  ),
  skipped_brand_ids: Joi.array().items(Joi.number().integer()).required(),
  minimum_amounts: byKey(Joi.number()).description(
    'Delivery minimum in dollars of the brands shown, by id, where an address is known.',
  ),
  place_id: Joi.number()
    .integer()
    .allow(null)
    .required()
    .description('The place that was searched; null where the address lies in none, or nothing was named.'),
  place: placeView.allow(null).required().description('The place of `place_id`; null without one.'),
  search_params: Joi.object().unknown().required(),
};

export const packageSearchAnswer = shape(
  'PackageSearch',
  'The packages that a search finds, and what its filters would (1 §3).',
  {
    records: Joi.array().items(packageRecord).required(),
    ...answerKeys,
  },
);
export const brandSearchAnswer = shape(
  'BrandSearch',
  'The restaurants that a search finds, and what its filters would.',
  {
    records: Joi.array().items(brandRecord).required(),
    ...answerKeys,
  },
);

export const nextDateAnswer = shape('NextDate', 'The next day on which a search finds something.', {
  start_date: date(
    ', in the zone of the address, else of the place; null where no day within three weeks does',
  )
    .allow(null)
    .required(),
  count: count('How many are found on that day.'),
});
