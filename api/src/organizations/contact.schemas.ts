import Joi from 'joi';
import { email, id, listAnswer, nameForOthers, phone, shape } from '../http';

const entities = ['person', 'store'] as const;
const contactMethods = ['phone', 'sms', 'email'] as const;

/** What is entered of a contact of an organization; it has a phone number or an address. */
export interface ContactValues {
  name: string;
  entity: (typeof entities)[number];
  phone_number: string | null;
  email: string | null;
  contact_method_type: (typeof contactMethods)[number];
}

const fields = {
  name: nameForOthers(200),
  entity: Joi.string().valid(...entities),
  phone_number: phone('Null for none.').allow(null),
  email: email().allow(null).description('Null for none.'),
  contact_method_type: Joi.string().valid(...contactMethods),
};

export const newContactBody = shape(
  'NewContactBody',
  'A contact of an organization; it has a phone number or an e-mail address.',
  {
    contact: Joi.object({ ...fields, name: fields.name.required() }).required(),
  },
);
export const contactBody = shape(
  'ContactBody',
  'What to change of a contact; a key left out stays as it is.',
  {
    contact: Joi.object(fields).required(),
  },
);

export interface ContactParams {
  id: number;
  contactId: number;
}
export const contactParams = Joi.object<ContactParams, true>({
  id: id().required(),
  contactId: id().required(),
});

export const contactAnswer = shape('Contact', 'Whom to reach at an organization (2 §3).', {
  id: id().required(),
  team_id: id().required(),
  name: Joi.string().required(),
  entity: fields.entity.required(),
  phone_number: Joi.string().allow(null).required().description('Null where none is known.'),
  email: Joi.string().allow(null).required().description('Null where none is known.'),
  contact_method_type: fields.contact_method_type.required(),
  contact_method_type_string: Joi.string().required(),
  can: Joi.object({
    update: Joi.boolean().required(),
    delete: Joi.boolean().required(),
  }).required(),
});
export const contactsAnswer = listAnswer(contactAnswer);
