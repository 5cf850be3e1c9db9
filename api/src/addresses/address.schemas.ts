import { addressBookLimit } from '@copper-carrot/contracts';
import Joi from 'joi';
import { listAnswer, paging, shape } from '../http';
import type { BookQuery } from './address-book';

export const addressBookQuery = Joi.object<BookQuery, true>({
  for_address_book: Joi.boolean(),
  root: Joi.boolean(),
  ...paging(addressBookLimit, addressBookLimit),
});

const words = Joi.string().allow('', null).required();
export const addressList = listAnswer(
  shape('Address', 'An entry of an address book; its `time_zone` is that of the place.', {
    id: Joi.number().integer().required(),
    user_id: Joi.number().integer().allow(null).required(),
    team_id: Joi.number().integer().allow(null).required(),
    company_name: words,
    formatted_address: Joi.string().required(),
    google_place_id: Joi.string().required(),
    suite: words,
    city: Joi.string().required(),
    state: Joi.string().required(),
    zip: Joi.string().required(),
    latitude: Joi.number().required(),
    longitude: Joi.number().required(),
    approximate: Joi.boolean().required(),
    place_id: Joi.number().integer().allow(null).required(),
    time_zone: Joi.string().required(),
    contact_name: words,
    contact_phone: words,
    delivery_instructions: words,
  }),
);
