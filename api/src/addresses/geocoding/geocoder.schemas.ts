import { longestToSuggestFor } from '@copper-carrot/contracts';
import Joi from 'joi';
import { bestFew, id, shape } from '../../http';

export const suggestionsQuery = Joi.object<
  { query: string; place_id?: number; brand_id?: number; limit: number },
  true
>({
  query: Joi.string().trim().max(longestToSuggestFor).required(),
  place_id: id(),
  brand_id: id(),
  limit: bestFew({ least: 1, most: 20, standard: 6 }),
});

export const addressSuggestion = shape('AddressSuggestion', 'An address that a typed text may mean.', {
  google_place_id: Joi.string().required(),
  formatted_address: Joi.string().required(),
  approximate: Joi.boolean().required().description('True where the position is only that of the ZIP code.'),
  latitude: Joi.number().required().description('In degrees, north above zero.'),
  longitude: Joi.number().required().description('In degrees, east above zero.'),
  city: Joi.string().allow('').required(),
  state: Joi.string().required(),
  zip: Joi.string().allow('').required(),
  place_id: Joi.number()
    .integer()
    .allow(null)
    .required()
    .description('The place that it lies in; null where it lies in none.'),
  time_zone: Joi.string().required().description('The IANA zone of the address.'),
});
