import { presentationTypes, savedNameOf } from '@copper-carrot/contracts';
import Joi from 'joi';
import { money, shape } from '../http';
import { severalFilters, singleFilters } from '../search';

const oneOf = (values: readonly string[]) => Joi.string().valid(...values);
const oneOrMany = (item: Joi.Schema) => Joi.alternatives(item, Joi.array().items(item).max(100));
// The text comes first: a number would be read out of it, and a body's values are never converted.
const amount = (says: string) =>
  Joi.alternatives(Joi.string().pattern(/^\d{1,7}(\.\d{1,2})?$/), money(says)).description(
    `${says}, in dollars with two decimals at most.`,
  );

/** By the search's names. */
const kept: Record<string, Joi.Schema> = {
  ...singleFilters,
  ...Object.fromEntries(Object.entries(severalFilters).map(([name, item]) => [name, oneOrMany(item)])),
  pickup: Joi.boolean(),
  all_in_pricing: Joi.boolean(),
  search_type: oneOf(['packages', 'restaurants']),
  sort: Joi.string()
    .max(40)
    .pattern(/^[a-z_]+$/),
  budget: oneOf(['$', '$$', '$$$']),
};
const saved = Object.fromEntries(Object.entries(kept).map(([name, schema]) => [savedNameOf(name), schema]));
const given: Record<string, Joi.Schema> = {
  ...kept,
  ...saved,
  presentation_type: oneOrMany(oneOf([...presentationTypes, 'all'])),
  budget_limit: amount('The most for everybody together'),
  max_price: amount('The most per person'),
  price_below_including: amount('The most per person'),
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
    ...saved,
    budget_limit: Joi.string(),
    max_price: Joi.string(),
  },
);
