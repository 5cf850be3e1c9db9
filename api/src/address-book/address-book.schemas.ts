import { addressBookLimit } from '@copper-carrot/contracts';
import Joi from 'joi';
import { id, listAnswer, listQuery, nameForOthers, phone, shape, whole } from '../http';

/** The book of an organization, else one's own. */
export const bookQuery = listQuery<{ team_id?: number }>({ team_id: id() }, whole(addressBookLimit));

const text = (limit: number, says: string) =>
  Joi.string().trim().max(limit).allow(null).description(`${says}; null takes it off.`);
const fields = {
  label: nameForOthers(80, {
    says: 'What the address is called in its book, such as "Main office, 4th floor"; once in a book',
  }),
  google_place_id: Joi.string()
    .max(300)
    .allow(null)
    .description("The geocoder's id; `formatted_address` is looked up where it is not known, or null."),
  formatted_address: Joi.string().trim().max(300).description('Street, number and city.'),
  company_name: nameForOthers(200, { says: 'Whose door it is; null takes it off', mayBeSite: true }).allow(
    null,
  ),
  suite: text(100, 'Suite or floor'),
  contact_name: nameForOthers(200, { says: 'Whom to ask for there; null takes it off' }).allow(null),
  contact_phone: phone('Whom to call on the way there; null takes it off.').allow(null),
  delivery_instructions: text(1000, 'How to find the way in'),
};
export const newAddressBody = shape('NewAddressBody', 'An address for a book.', {
  address: Joi.object({
    ...fields,
    team_id: id()
      .allow(null)
      .description("The organization in whose book it stands; null or left out for one's own."),
    label: fields.label.required(),
    formatted_address: fields.formatted_address.required(),
  }).required(),
});
export const addressBody = shape(
  'AddressBody',
  'What to change of an address of a book; a key left out stays as it is. Orders keep the address that they have.',
  {
    address: Joi.object({
      ...fields,
      lock_version: Joi.number()
        .integer()
        .min(0)
        .max(2_147_483_647)
        .description('The version that was read: 409 where the address has moved on since.'),
    }).required(),
  },
);

export const addressBooks = listAnswer(
  shape('AddressBook', 'A book that the person may read: their own, or that of an organization.', {
    team_id: id().allow(null).required().description("The organization; null for the person's own."),
    name: Joi.string()
      .allow('')
      .required()
      .description("The organization's name; empty for the person's own."),
    count: Joi.number().integer().required().description('How many addresses stand in it.'),
    can: Joi.object({ edit: Joi.boolean().required() }).required(),
  }),
);
