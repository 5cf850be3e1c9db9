import Joi from 'joi';
import { email, id, listAnswer } from '../http';

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
  name: Joi.string().trim().max(200),
  entity: Joi.string().valid(...entities),
  phone_number: Joi.string().trim().max(40).allow(null),
  email: email().allow(null),
  contact_method_type: Joi.string().valid(...contactMethods),
};

export const newContactBody = Joi.object<{ contact: Partial<ContactValues> & { name: string } }, true>({
  contact: Joi.object({ ...fields, name: fields.name.required() }).required(),
});
export const contactBody = Joi.object<{ contact: Partial<ContactValues> }, true>({
  contact: Joi.object(fields).required(),
});

export interface ContactParams {
  id: number;
  contactId: number;
}
export const contactParams = Joi.object<ContactParams, true>({
  id: id().required(),
  contactId: id().required(),
});

export interface ContactAnswer extends ContactValues {
  id: number;
  team_id: number;
  contact_method_type_string: string;
  can: { update: boolean; delete: boolean };
}
export const contactAnswer = Joi.object<ContactAnswer, true>({
  id: id().required(),
  team_id: id().required(),
  name: Joi.string().required(),
  entity: fields.entity.required(),
  phone_number: Joi.string().allow(null).required(),
  email: Joi.string().allow(null).required(),
  contact_method_type: fields.contact_method_type.required(),
  contact_method_type_string: Joi.string().required(),
  can: Joi.object<ContactAnswer['can'], true>({
    update: Joi.boolean().required(),
    delete: Joi.boolean().required(),
  }).required(),
});
export const contactsAnswer = listAnswer(contactAnswer);
