/** The kinds of search suggestions. */
export const suggestionKinds = ['package', 'brand', 'dish', 'category'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/** Why a package or restaurant found by name is not available. */
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

/** Why a kitchen on the map does not deliver; null if it does. */
export const mapReasons = ['outside_area', 'closed', 'full', 'too_late', 'minimum_not_met'] as const;
export type MapReason = (typeof mapReasons)[number];

export const mapLimit = 200;
