import type {
  ChosenPresentation,
  DietaryTag,
  DiversityTag,
  MealType,
  PresentationType,
  QualityTier,
  SetUpType,
} from './constants';
import type { ErrorPayload } from './errors';
import type { OrderPricing } from './order';

export interface PictureView {
  url: string;
  alt: string;
}

/** A selectable place (1 §3); `enum` is the place's id. */
export interface PlaceView {
  label: string;
  value: string;
  enum: number;
  /** Hours from UTC today, in the place's own zone. */
  utc_offset: number;
  time_zone: string;
  slug: string;
  latitude: number;
  longitude: number;
  brands_count: number;
  category_counts: Record<string, number>;
  type_counts: Record<string, number>;
  cuisine_counts: Record<string, number>;
  minority_counts: Record<string, number>;
}

export interface AddressSuggestion {
  google_place_id: string;
  formatted_address: string;
  /** True where the position is only that of the ZIP code. */
  approximate: boolean;
  latitude: number;
  longitude: number;
  city: string;
  state: string;
  zip: string;
  place_id: number | null;
  time_zone: string;
}

export interface BrandSummary {
  id: number;
  name: string;
  slug: string;
  kitchen_count: number;
  avatar_url: string;
  rating_average: number | null;
  review_count: number;
  quality_tier: QualityTier | null;
  minority_flags: DiversityTag[];
  sustainable: boolean;
}

/** A package as a search result (1 §3, 1 §7); prices in dollars. */
export interface PackageRecord {
  id: number;
  slug: string;
  name: string;
  active: boolean;
  brand_id: number;
  package_type: MealType;
  package_category: string;
  package_category_label: string;
  package_template_id: number | null;
  presentation_type: PresentationType;
  set_up_type: SetUpType;
  dietary_tags: DietaryTag[];
  minimum_headcount: number;
  maximum_headcount: number;
  increment_by: number;
  /** Per person, food only. */
  price: number;
  /** For the headcount asked for (else the package's minimum), all fees in. */
  total_price: number;
  /** The same per person, rounded to the cent. */
  all_in_price: number;
  deal: string | null;
  batchable: boolean;
  rating_average: number | null;
  review_count: number;
  image: PictureView;
  /** What `expand` asks for. */
  caterer?: BrandSummary;
  review_stats?: { average: number | null; count: number };
  photos?: PictureView[];
}

/** A restaurant as a search result. */
export interface BrandRecord extends BrandSummary {
  description: string;
  image: PictureView;
  package_count: number;
  lowest_price: number | null;
  cuisines: string[];
  full_menu_ordering_enabled: boolean;
}

export interface SearchResponse<Result = PackageRecord> {
  records: Result[];
  count: number;
  meta: { count: number };
  brands_count: number;
  category_counts: Record<string, number>;
  type_counts: Record<string, number>;
  template_counts: Record<string, number>;
  promoted_brands: BrandRecord[];
  times_ordered_counts: Record<string, number>;
  user_ratings: Record<string, number>;
  last_ordered_timestamps: Record<string, string>;
  skipped_brand_ids: number[];
  /** Delivery minimum in dollars of the brands shown, by id, where an address is known. */
  minimum_amounts: Record<string, number>;
  place_id: number | null;
  place: PlaceView | null;
  search_params: Record<string, unknown>;
}

export interface OptionView {
  id: number;
  package_item_id: number;
  name: string;
  description: string;
  price: number;
  dietary_tags: DietaryTag[];
  presentation_type: ChosenPresentation | null;
  combo_of: number[];
}

/** A choice, which the calls name package item (1 §3). */
export interface ChoiceView {
  id: number;
  has_choice: boolean;
  choice_type: ChoiceType;
  proper_choice_subject: string | null;
  description: string;
  increment_by: number;
  increment_subject: string;
  increment_subject_plural: string;
  extra_headcount_price: number;
  maximum_choosable_options: number | null;
  serving_info: string;
  options: OptionView[];
}
export const choiceTypes = ['presentation', 'constant_sum', 'choose_up_to', 'included', 'add_on'] as const;
export type ChoiceType = (typeof choiceTypes)[number];

/** `GET /cpi/v1/public/packages/{id}`. */
export interface PackageView extends PackageRecord {
  description: string;
  includes: string[];
  lead_time_hours: number;
  /** Wall clock of the day before the event, or null. */
  day_before_cutoff: string | null;
  choice_version: number;
  choices: ChoiceView[];
  caterer: BrandSummary;
  place_ids: number[];
}

/** `GET /cpi/v1/public/packages/{id}/caterer`. */
export interface CatererView extends BrandSummary {
  description: string;
  story: string;
  image: PictureView;
  kitchens: {
    id: number;
    name: string;
    city: string;
    state: string;
    latitude: number;
    longitude: number;
    pickup_allowed: boolean;
  }[];
}

/** A dish of a restaurant's menu; one with `source_item_id` is a variation of that dish. */
export interface MenuItemView {
  id: number;
  menu_id: number;
  menu_category_id: number;
  source_item_id: number | null;
  name: string;
  description: string;
  price: number;
  serves: number;
  dietary_tags: DietaryTag[];
  image: PictureView;
  modifier_groups: {
    id: number;
    name: string;
    minimum: number;
    maximum: number;
    modifiers: { id: number; name: string; price: number }[];
  }[];
}

export interface MenuCategoryView {
  id: number;
  /** The category that this one sits under. */
  parent_id: number | null;
  name: string;
}

export interface RestaurantMenuView {
  id: number;
  name: string;
  menu_categories: MenuCategoryView[];
}

/** A hand-picked set of packages. */
export interface CollectionView {
  id: number;
  name: string;
  slug: string;
  description: string;
  image: PictureView;
  package_count: number;
}

export interface PreviewOrderBody {
  google_place_id?: string | null;
  formatted_address?: string | null;
  headcount?: number | null;
  start_date?: string | null;
  start_time?: string | null;
  is_referral?: boolean;
  order?: {
    pickup?: boolean;
    /** The nearest one where none is named. */
    pickup_kitchen_id?: number;
    headcount?: number | null;
    start_date?: string | null;
    start_time?: string | null;
    presentation_type?: ChosenPresentation | null;
    chosen_options?: { option_id: number; qty: number }[];
  };
}

/** `POST packages/{id}/order/preview`: what the order would be, or why it can't be. */
export interface PreviewOrderAnswer {
  order: PreviewedOrder | null;
  error: ErrorPayload | null;
  search_params: Record<string, unknown>;
}
export interface PreviewedOrder {
  headcount: number;
  start_date: string | null;
  start_time: string | null;
  time_zone: string | null;
  pickup: boolean;
  pickup_kitchen_id: number | null;
  kitchen_id: number | null;
  distance_miles: number | null;
  /** The pickup note of 1 §8; the order stays valid. */
  note: string | null;
  chosen_options: { option_id: number; item_id: number; qty: number; item_choice_type: ChoiceType }[];
  pricing: OrderPricing;
  /** Latest instant at which the order can be placed, in UTC. */
  cutoff_at: string | null;
}
