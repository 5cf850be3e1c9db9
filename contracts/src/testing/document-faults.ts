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
 * What the API's document has against a value, by the schema that stands at this place in it; empty where nothing. Of a
 * text from an address (`isText`) is asked what it would be read as. To compile a schema takes long: a process of screens'
 * tests does it once for all its files, as this module is loaded by their environment (`scripts/jest.dom.cjs`).
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
