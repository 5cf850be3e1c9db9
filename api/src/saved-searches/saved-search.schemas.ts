import {
  diversityTags,
  mealTypes,
  presentationTypes,
  qualityTiers,
  setUpTypes,
} from '@copper-carrot/contracts';
import Joi from 'joi';
import { id, money, shape } from '../http';
import { searchFilters } from '../search';

const oneOf = (values: readonly string[]) => Joi.string().valid(...values);
const oneOrMany = (item: Joi.Schema) => Joi.alternatives(item, Joi.array().items(item).max(100));
// The text comes first: a number would be read out of it, and a body's values are never converted.
const amount = (says: string) =>
  Joi.alternatives(Joi.string().pattern(/^\d{1,7}(\.\d{1,2})?$/), money(says)).description(
    `${says}, in dollars with two decimals at most.`,
  );

/** Filters with one value each, as the search takes them. */
const single = [
  'query',
  'place_id',
  'google_place_id',
  'formatted_address',
  'address_id',
  'headcount',
  'start_date',
  'start_time',
  'collection_id',
  'roster_id',
  'block_roster_id',
  'has_deal',
  'full_menu_ordering_enabled',
  'previously_ordered',
  'future_orders',
  'favorited',
  'within_delivery_radius_miles',
  'user_rating_above_or_null',
  'order_field',
  'order_direction',
  'order_by_newness',
  'order_by_popularity',
  'order_by_order_frequency',
  'order_by_last_submission',
] as const;
const ofSearch = (name: string): Joi.Schema => searchFilters.extract(name);

const shared = {
  ...Object.fromEntries(single.map((name) => [name, ofSearch(name)])),
  brand_id: oneOrMany(id()),
  package_type: oneOrMany(oneOf(mealTypes)),
  package_category: oneOrMany(
    Joi.string()
      .max(60)
      .pattern(/^([a-z][a-z_]*|-?\d{1,9})$/),
  ),
  package_template_id: oneOrMany(id()),
  set_up_type: oneOrMany(oneOf(setUpTypes)),
  quality_tier: oneOrMany(oneOf(Object.keys(qualityTiers))),
  pickup: Joi.boolean(),
  all_in_pricing: Joi.boolean(),
  search_type: oneOf(['packages', 'restaurants']),
  sort: Joi.string()
    .max(40)
    .pattern(/^[a-z_]+$/),
  budget: oneOf(['$', '$$', '$$$']),
};
const saved = {
  lead_time_hours: ofSearch('poll_lead_time_below_including'),
  minority_flag: oneOrMany(oneOf(diversityTags)),
  sustainable: Joi.boolean(),
  group_eligible: Joi.boolean(),
};
const given: Record<string, Joi.Schema> = {
  ...shared,
  ...saved,
  presentation_type: oneOrMany(oneOf([...presentationTypes, 'all'])),
  budget_limit: amount('The most for everybody together'),
  max_price: amount('The most per person'),
  price_below_including: amount('The most per person'),
  poll_lead_time_below_including: saved.lead_time_hours,
  brand_has_minority_flag: saved.minority_flag,
  brand_sustainable: Joi.boolean(),
  batchable: Joi.boolean(),
};
const saidOf = (schema: Joi.Schema) =>
  (schema.describe() as { flags?: { description?: string } }).flags?.description;
const orOff = (schema: Joi.Schema) =>
  schema.allow(null).description([saidOf(schema), 'Null takes this filter off.'].filter(Boolean).join(' '));
const filters = Object.fromEntries(Object.entries(given).map(([name, schema]) => [name, orOff(schema)]));
const name = () => Joi.string().trim().min(1).max(100);

export const newSavedSearch = shape(
  'SavedSearchBody',
  'Filters to keep, by the names of the search or of the saved search.',
  {
    saved_search: Joi.object({ name: name().required(), ...filters }).required(),
  },
);
export const changedSavedSearch = shape('SavedSearchChanges', 'Filters to change; null takes one off.', {
  saved_search: Joi.object({ name: name(), ...filters }).required(),
});

/** A saved search as it is answered, here and in the session (2 §3). */
export const savedSearchView = shape(
  'SavedSearch',
  'A saved search; amounts in dollars as text without a trailing .0 (2 §3).',
  {
    id: Joi.number().integer().required(),
    name: Joi.string().required(),
    user_id: Joi.number().integer().required(),
    ...shared,
    ...saved,
    presentation_type: oneOrMany(oneOf(presentationTypes)),
    budget_limit: Joi.string(),
    max_price: Joi.string(),
  },
);
