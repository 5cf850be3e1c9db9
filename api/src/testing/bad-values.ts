import type { JsonSchema } from '../http/openapi/json-schema';
import { fieldName } from '../http/text';

/** Dates as the wire writes them that no calendar knows, or that lie beyond what rates and zones know. */
const impossibleDates = ['2026-02-30', '2025-02-29', '1900-02-29', '0001-01-01', '2101-01-01', '9999-12-31'];
/** Text that PostgreSQL can't store or nobody can read. */
const unreadable = ['\u0000', 'half a pair \ud800'];

export const isDate = ({ pattern }: JsonSchema) =>
  typeof pattern === 'string' &&
  new RegExp(pattern).test('2026-02-30') &&
  !new RegExp(pattern).test('2026-2-3');
const typesOf = ({ type }: JsonSchema) => [type ?? []].flat();
const limit = (schema: JsonSchema, keyword: string) =>
  typeof schema[keyword] === 'number' ? [schema[keyword]] : [];

/** Whether a schema of one value takes it, read from the schema alone. */
function takes(schema: JsonSchema, value: unknown): boolean {
  if (schema.anyOf) return schema.anyOf.some((each) => takes(each, value));
  const types = typesOf(schema);
  const type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  const fits =
    types.length === 0 || types.includes(type) || (types.includes('integer') && Number.isSafeInteger(value));
  if (!fits) return false;
  if (schema.enum && !schema.enum.includes(value)) return false;
  if (typeof value === 'number') {
    return (
      limit(schema, 'minimum').every((least) => value >= least) &&
      limit(schema, 'exclusiveMinimum').every((least) => value > least) &&
      limit(schema, 'maximum').every((most) => value <= most) &&
      limit(schema, 'multipleOf').every((step) => Number((value / step).toFixed(6)) % 1 === 0) &&
      Number.isFinite(value)
    );
  }
  if (typeof value !== 'string') return true;
  return (
    !unreadable.includes(value) &&
    !(isDate(schema) && impossibleDates.includes(value)) &&
    limit(schema, 'minLength').every((least) => value.length >= least) &&
    limit(schema, 'maxLength').every((most) => value.length <= most) &&
    (typeof schema.pattern !== 'string' || new RegExp(schema.pattern).test(value))
  );
}

const alternatives = (schema: JsonSchema): JsonSchema[] => schema.anyOf?.flatMap(alternatives) ?? [schema];

/** Values of every kind, and those just past each limit of a schema. */
function candidates(schema: JsonSchema): unknown[] {
  const edges = alternatives(schema).flatMap((each) => [
    ...limit(each, 'minimum').map((least) => least - 1),
    ...limit(each, 'exclusiveMinimum'),
    ...limit(each, 'maximum').map((most) => most + 1),
    ...limit(each, 'multipleOf').flatMap((step) => [step / 2, 1 + step / 10]),
    ...limit(each, 'maxLength').map((most) => 'x'.repeat(most + 1)),
  ]);
  const dates = alternatives(schema).some(isDate) ? impossibleDates : [];
  const kinds = [null, true, 'surely not', '3', '', -1, 1.5, 2 ** 31, 2 ** 53, [], {}];
  return [...new Set([...kinds, ...edges, ...unreadable, ...dates])];
}

/** A body in which one field alone is bad, and the name that the refusal gives to that field. */
interface BadBody {
  field: string;
  value: unknown;
  body: unknown;
}

type Path = (string | number)[];
const within = (path: Path, value: unknown): unknown =>
  path.reduceRight((inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }), value);

/** Every field of a body's schema with every value that it must not take. */
export function badBodies(schema: JsonSchema, path: Path = []): BadBody[] {
  const own = alternatives(schema).flatMap((each) =>
    Object.entries(each.properties ?? {}).flatMap(([key, property]) => badBodies(property, [...path, key])),
  );
  const items = schema.items ? badBodies(schema.items, [...path, 0]) : [];
  const compound = alternatives(schema).some(
    (each) => each.properties ?? each.items ?? each.additionalProperties,
  );
  const wrong = candidates(schema).filter(
    (value) => !takes(schema, value) && !(compound && typeof value === 'object' && value !== null),
  );
  const field = fieldName(path);
  return [...wrong.map((value) => ({ field, value, body: within(path, value) })), ...own, ...items];
}

/** Texts that a path or query parameter of this schema must not take. */
export function badTexts(schema: JsonSchema): string[] {
  const single = {
    anyOf: alternatives(schema)
      .filter((each) => !each.items)
      .map(fromText),
  };
  return (
    candidates(schema)
      .filter((value) => typeof value === 'string' || typeof value === 'number')
      .map(String)
      // A URL can't carry half a pair, and an empty value is one that was not given.
      .filter((text) => text !== '' && !text.includes('\ud800') && text.length < 2000)
      .filter((text) => !single.anyOf.some((each) => takes(each, each.read(text))))
  );
}

/** A parameter arrives as text, and is read as what its schema asks for. */
function fromText(schema: JsonSchema): JsonSchema & { read: (text: string) => unknown } {
  const types = typesOf(schema);
  const read = (text: string): unknown => {
    if (types.includes('integer') || types.includes('number')) return Number(text);
    return types.includes('boolean') && /^(true|false)$/.test(text) ? text === 'true' : text;
  };
  return { ...schema, read };
}
