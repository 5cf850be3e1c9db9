import { diets } from '@copper-carrot/contracts';
import Joi from 'joi';

// Field kinds of answers: every field is present, and null if it has no value.
export const integer = () => Joi.number().integer().required();
export const text = () => Joi.string().allow('').required();
export const flag = () => Joi.boolean().required();
export const list = (item: Joi.Schema) => Joi.array().items(item).required();
export const orNull = <Schema extends Joi.AnySchema>(schema: Schema): Schema => schema.allow(null).required();
export const moment = () => Joi.string().isoDate();
export const momentOrNull = (says: string) =>
  orNull(moment()).description(`${says}; an instant in UTC, or null where there is none.`);
export const dietary = () =>
  Joi.array()
    .items(Joi.string().valid(...diets))
    .max(diets.length)
    .unique();
