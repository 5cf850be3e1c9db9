import Joi from 'joi';
import { shape } from './shape';

const perField = (says: string) =>
  Joi.object<Record<string, string[]>>()
    .pattern(Joi.string(), Joi.array().items(Joi.string()))
    .required()
    .description(says);

/** The answer of every failed call, with the matching HTTP status (2 §3). */
export const errorAnswer = shape('Error', 'Why a call failed.', {
  status: Joi.number().integer().required().description('The HTTP status.'),
  code: Joi.string().required().description('Stable; screens match it, some by substring.'),
  message: Joi.string().required().description('A sentence for people.'),
  fields: perField('Codes per field, such as `{"headcount": ["greater_than"]}`.'),
  field_errors: perField('Sentences per field, such as `{"headcount": ["must be at least 10"]}`.'),
  type: Joi.string()
    .allow(null)
    .required()
    .description('The kind of failure, such as `record_invalid`; null where there is no kind to name.'),
  param: Joi.string()
    .allow(null)
    .required()
    .description(
      'The path parameter, query parameter or header that is wrong; null where it is none of them.',
    ),
  context: Joi.object().unknown().required().description('What belongs to the code.'),
});
