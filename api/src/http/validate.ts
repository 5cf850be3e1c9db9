import type Joi from 'joi';
import { errorCodes } from '@copper-carrot/contracts';
import { ApiError } from '../errors';
import { fieldName, refuseBadText } from './text';

/** Joi's error types as the codes that screens use (1 §8, 2 §8); others are `invalid`. */
const codes: Record<string, string> = {
  'any.required': 'blank',
  'string.empty': 'blank',
  'any.only': 'inclusion',
  'any.unknown': 'unknown',
  'object.unknown': 'unknown',
  'object.missing': 'blank',
  'number.min': 'greater_than',
  'number.greater': 'greater_than',
  'number.max': 'less_than_or_equal_to',
  'number.less': 'less_than',
  'number.integer': 'not_an_integer',
  'number.unsafe': 'less_than_or_equal_to',
  'number.multiple': 'not_a_multiple_of',
  'string.max': 'too_long',
  'string.min': 'too_short',
  'string.length': 'wrong_length',
  'array.max': 'too_long',
  'array.min': 'too_short',
  'array.unique': 'taken',
};

const messages: Record<string, string> = {
  'any.required': "can't be blank",
  'string.empty': "can't be blank",
  'any.only': 'must be one of {#valids}',
  'any.unknown': 'is not allowed',
  'object.unknown': 'is not allowed',
  'number.min': 'must be at least {#limit}',
  'number.greater': 'must be more than {#limit}',
  'number.max': 'must be at most {#limit}',
  'number.less': 'must be less than {#limit}',
  'number.integer': 'must be a whole number',
  'number.multiple': 'must be a multiple of {#multiple}',
  'number.unsafe': 'is out of range',
  'number.base': 'must be a number',
  'number.infinity': 'is out of range',
  'boolean.base': 'must be true or false',
  'string.base': 'must be text',
  'array.base': 'must be a list',
  'object.base': 'must be an object',
  'string.max': 'must be at most {#limit} characters long',
  'string.min': 'must be at least {#limit} characters long',
  'string.email': 'must be an e-mail address',
  'string.pattern.base': 'is not valid',
  'string.pattern.name': 'is not a valid {#name}',
};

const codeOf = (type: string) =>
  codes[type] ?? (type.endsWith('.base') && !type.startsWith('string.pattern') ? 'invalid_type' : 'invalid');

interface Fault {
  field: string;
  code: string;
  sentence: string;
}

const toFault = ({ path, type, message }: Joi.ValidationErrorItem): Fault => ({
  field: fieldName(path),
  code: codeOf(type),
  sentence: message,
});

function failure(faults: Fault[], param: boolean): ApiError {
  // Maps, because a field may be named like an object's property (`toString`, `__proto__`).
  const fields = new Map<string, string[]>();
  const sentences = new Map<string, string[]>();
  for (const { field, code, sentence } of faults) {
    fields.set(field, [...(fields.get(field) ?? []), code]);
    sentences.set(field, [...(sentences.get(field) ?? []), sentence]);
  }
  const [first] = faults;
  return new ApiError(422, errorCodes.recordInvalid, {
    // A sentence that starts with a capital letter is complete and names its field itself.
    message: first && (/^\p{Lu}/u.test(first.sentence) ? first.sentence : `${first.field} ${first.sentence}`),
    fields: Object.fromEntries(fields),
    field_errors: Object.fromEntries(sentences),
    param: param ? first?.field : undefined,
  });
}

/** The most faults to report. */
const mostFaults = 20;

const kind = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);

/** Joi converts "12" to 12; JSON bodies are typed, so a changed type is an error. */
function mistyped(given: unknown, taken: unknown, path: (string | number)[]): Fault[] {
  if (taken === undefined || given === undefined) return [];
  if (kind(given) !== kind(taken)) {
    return [{ field: fieldName(path), code: 'invalid_type', sentence: `must be a ${kind(taken)}` }];
  }
  if (Array.isArray(given))
    return given.flatMap((item, index) => mistyped(item, (taken as unknown[])[index], [...path, index]));
  if (typeof given !== 'object' || given === null) return [];
  return Object.entries(given).flatMap(([key, item]) =>
    mistyped(item, (taken as Record<string, unknown>)[key], [...path, key]),
  );
}

const asParam = ({ status, code, message, details }: ApiError) =>
  new ApiError(status, code, { ...details, message, param: Object.keys(details.fields ?? {})[0] });

export type Part = 'params' | 'query' | 'headers' | 'body';

export const joiOptions: Joi.ValidationOptions = {
  abortEarly: false,
  convert: true,
  messages,
  errors: { label: false, wrap: { array: false, string: false } },
};

const strictly = { ...joiOptions, convert: false };
const ready = new WeakMap<Joi.AnySchema, { converting: Joi.AnySchema; strict: Joi.AnySchema }>();

/** A schema with our messages and rules, cached, because Joi would compile it for each value. */
function readied(schema: Joi.AnySchema) {
  let found = ready.get(schema);
  if (!found)
    ready.set(schema, (found = { converting: schema.prefs(joiOptions), strict: schema.prefs(strictly) }));
  return found;
}

/** Validates a part of a request and fills in defaults; 422 naming every wrong field. */
export function validate<Value>(schema: Joi.AnySchema<Value>, given: unknown, part: Part = 'body'): Value {
  try {
    refuseBadText(given);
  } catch (error) {
    throw part !== 'body' && error instanceof ApiError ? asParam(error) : error;
  }
  const { converting, strict } = readied(schema);
  const result = converting.validate(given);
  const faults: Fault[] = (result.error?.details ?? []).map(toFault);
  if (part === 'body') {
    // Joi returns no converted value with an error, so wrong types need a second validation.
    const wrongTypes = result.error
      ? (strict.validate(given).error?.details ?? [])
          .filter(({ type }) => codeOf(type) === 'invalid_type' || type.startsWith('alternatives.'))
          .map(toFault)
      : mistyped(given, result.value, []);
    const named = new Set(faults.map(({ field }) => field));
    faults.push(...wrongTypes.filter(({ field }) => !named.has(field)));
  }
  if (faults.length > 0) throw failure(faults.slice(0, mostFaults), part !== 'body');
  return result.value as Value;
}
