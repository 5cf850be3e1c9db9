import { addressBookLimit } from '@copper-carrot/contracts';
import Joi from 'joi';
import { listAnswer, listQuery, shape, whole, type Paging } from '../http';
import type { BookQuery } from './address-book';

export const addressBookQuery = listQuery<Omit<BookQuery, keyof Paging>>(
  { for_address_book: Joi.boolean(), root: Joi.boolean() },
  whole(addressBookLimit),
);

const words = (says: string) =>
  Joi.string().allow('', null).required().description(`${says}; null where nobody said.`);
export const addressAnswer = shape(
  'Address',
  'An entry of an address book; its `time_zone` is that of the place.',
  {
    id: Joi.number().integer().required(),
    user_id: Joi.number()
      .integer()
      .allow(null)
      .required()
      .description("In whose book it stands; null where it is in no person's."),
    team_id: Joi.number()
      .integer()
      .allow(null)
      .required()
      .description("In which organization's book it stands; null where it is in none."),
    label: words('What its book calls it'),
    company_name: words('Whose door it is'),
    formatted_address: Joi.string().required(),
    google_place_id: Joi.string().required(),
    suite: words('Suite or floor'),
    city: Joi.string().required(),
    state: Joi.string().required(),
    zip: Joi.string().required(),
    latitude: Joi.number().required().description('In degrees, north above zero.'),
    longitude: Joi.number().required().description('In degrees, east above zero.'),
    approximate: Joi.boolean()
      .required()
      .description('True where the position is only that of the ZIP code.'),
    place_id: Joi.number()
      .integer()
      .allow(null)
      .required()
      .description('The place that it lies in; null where it lies in none.'),
    time_zone: Joi.string().required().description('The IANA zone of the address.'),
    contact_name: words('Whom to ask for there'),
    contact_phone: words('Whom to call on the way there'),
    delivery_instructions: words('How to find the way in'),
    lock_version: Joi.number().integer().required().description('Goes up with each change of it.'),
  },
);
export const addressList = listAnswer(addressAnswer);
