import type { JsonSchema } from '../http/openapi/json-schema';

const types = ({ type }: JsonSchema) => [type ?? []].flat();
const kinds = (schema: JsonSchema): JsonSchema[] => [schema, ...(schema.anyOf ?? []).flatMap(kinds)];
/** A value's kinds, and those of what a list or a map holds. */
const held = (schema: JsonSchema): JsonSchema[] =>
  kinds(schema).flatMap((each) => [
    each,
    ...[each.items, each.additionalProperties].flatMap((inner) =>
      typeof inner === 'object' ? kinds(inner) : [],
    ),
  ]);

const isNullable = (schema: JsonSchema) => kinds(schema).some((each) => types(each).includes('null'));

const isNumber = (schema: JsonSchema) =>
  held(schema).some((each) => types(each).some((type) => type === 'number' || type === 'integer'));

/** Dates, times and instants, by their format, their pattern or their name. */
const isTime = (name: string, schema: JsonSchema) =>
  held(schema).some(
    (each) =>
      types(each).includes('string') &&
      (/date|time/.test(String(each.format)) ||
        /(^|_)(date|time|at|on|until)$/.test(name) ||
        (typeof each.pattern === 'string' &&
          ['2026-12-24', '23:59'].some((text) => new RegExp(String(each.pattern)).test(text)))),
  );

/** What the words of a property must tell, and do not. */
function lacks(name: string, schema: JsonSchema): string | null {
  const said = schema.description ?? '';
  const measured = isNumber(schema) && !/(^|_)ids?$/.test(name);
  if (measured && said === '') return 'what it counts';
  if (isTime(name, schema) && !/\b(UTC|zone|time_zone)\b/.test(said)) return 'its zone';
  if (isNullable(schema) && !/\bnull\b/i.test(said)) return 'what null means';
  return null;
}

/** The properties of a component, at every depth, whose words do not tell unit, zone or what null means. */
export function unsaid(schema: JsonSchema, where = ''): string[] {
  const { properties = {}, items, additionalProperties, anyOf = [] } = schema;
  return [
    ...Object.entries(properties).flatMap(([name, each]) => {
      const lacking = lacks(name, each);
      const path = where ? `${where}.${name}` : name;
      return [...(lacking === null ? [] : [`${path}: ${lacking}`]), ...unsaid(each, path)];
    }),
    ...[items, additionalProperties, ...anyOf].flatMap((each) =>
      typeof each === 'object' ? unsaid(each, where) : [],
    ),
  ];
}
