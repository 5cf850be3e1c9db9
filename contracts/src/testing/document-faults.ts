import Ajv, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import document from '../../openapi.json';

// 10.1 is a thousand and ten cents, but not in binary.
const options = { strict: false, allErrors: true, multipleOfPrecision: 6 };
const ofValues = new Ajv(options);
const ofText = new Ajv({ ...options, coerceTypes: 'array' });
for (const each of [ofValues, ofText]) {
  addFormats(each);
  each.addSchema({ ...document, $id: 'api' });
}
const compiled = new Map<string, ValidateFunction>();

const pointer = (parts: string[]) =>
  `api#/${parts.map((part) => encodeURIComponent(part.replace(/~/g, '~0').replace(/\//g, '~1'))).join('/')}`;

/**
 * Errors of a value by the schema at this place of the OpenAPI document; empty if valid. `isText` converts
 * a text from an address first. Compiled schemas are cached per process, as compiling is slow
 * (`scripts/jest.dom.cjs` loads this module).
 */
export function faults(parts: string[], value: unknown, { isText = false } = {}): string[] {
  const $ref = pointer(parts);
  const key = `${isText ? '~' : ''}${$ref}`;
  const validate = compiled.get(key) ?? (isText ? ofText : ofValues).compile({ $ref });
  compiled.set(key, validate);
  return validate(value)
    ? []
    : (validate.errors ?? []).map(
        ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
      );
}
