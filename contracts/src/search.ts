/** What a suggestion leads to. */
export const suggestionKinds = ['package', 'brand', 'dish', 'category'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/** `GET /cpi/v1/public/search/suggestions`: what a text that is still being typed may mean. */
export interface SearchSuggestion {
  kind: SuggestionKind;
  /** The package's, brand's, menu item's or category's. */
  id: number;
  label: string;
  /** What tells it apart: a package's or dish's restaurant, how much a restaurant or category offers. */
  detail: string;
  /** A package's and a brand's own; a dish's is its brand's; a category's its word, for `package_category`. */
  slug: string;
  /** From 0 to 1, the best match first. */
  score: number;
}

/** Why a package or restaurant that somebody looks for by name can't be had. */
export const unavailableCodes = [
  'inactive',
  'not_at_place',
  'outside_area',
  'no_pickup',
  'date_in_past',
  'closed_that_day',
  'outside_hours',
  'closure',
  'no_such_time',
  'too_late',
  'full',
  'headcount_too_low',
  'headcount_too_high',
  'headcount_step',
  'minimum_not_met',
  'filtered_out',
] as const;
export type UnavailableCode = (typeof unavailableCodes)[number];

/** Figures behind a reason's sentence, for screens that say it their own way; amounts in dollars, distances in miles. */
export interface UnavailableParams {
  /** The notice that the restaurant needs, and the last instant at which one could have ordered (UTC). */
  notice_hours?: number;
  day_before_cutoff?: string;
  order_by?: string;
  distance_miles?: number;
  delivery_radius_miles?: number;
  minimum?: number;
  missing?: number;
  /** The headcount whose food would meet the minimum. */
  headcount_needed?: number;
  minimum_headcount?: number;
  maximum_headcount?: number;
  increment_by?: number;
  /** People that the kitchen still takes then. */
  headcount_left?: number;
  /** Where else it is offered. */
  place_ids?: number[];
  /** The filters that leave it out. */
  filters?: string[];
}

/** A search, changed so that the package or restaurant can be had; `null` takes a parameter away. */
export interface NearestSearch {
  label: string;
  params: {
    start_date?: string;
    start_time?: string;
    headcount?: number;
    pickup?: boolean;
    place_id?: number;
    [filter: string]: string | number | boolean | null | undefined;
  };
}

/** `GET /cpi/v1/public/search/unavailable`. */
export interface UnavailableRecord {
  kind: 'package' | 'brand';
  id: number;
  name: string;
  slug: string;
  /** Its restaurant; a restaurant names itself. */
  brand: { id: number; name: string; slug: string };
  reason: { code: UnavailableCode; message: string; params: UnavailableParams };
  /** The nearest thing that would work; null where nothing within 14 days does. */
  nearest: NearestSearch | null;
}

/** Why a kitchen on the map does not deliver; null where it does. */
export const mapReasons = ['outside_area', 'closed', 'full', 'too_late', 'minimum_not_met'] as const;
export type MapReason = (typeof mapReasons)[number];

/** A restaurant's kitchen on the map of who delivers to an address; amounts in dollars, distances in miles. */
export interface MapRecord {
  brand_id: number;
  name: string;
  slug: string;
  kitchen_id: number;
  latitude: number;
  longitude: number;
  /** To the address, else to the middle of the place. */
  distance_miles: number | null;
  /** How far this kitchen delivers. */
  max_distance_miles: number;
  /** Of the distance that the address lies in; null while no address is known or it lies farther away. */
  fee: number | null;
  minimum: number | null;
  delivers: boolean;
  reason: MapReason | null;
}

export interface MapPoint {
  latitude: number;
  longitude: number;
}

/** `GET /cpi/v2/public/brands/search/map`: at most 200 kitchens, those that deliver first, then the nearest. */
export interface SearchMap {
  records: MapRecord[];
  count: number;
  place_id: number | null;
  /** The address's position; null while only the place is known. */
  address: MapPoint | null;
  /** The middle of the place. */
  middle: MapPoint | null;
}
export const mapLimit = 200;
