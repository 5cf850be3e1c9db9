import { dateBounds } from '@copper-carrot/contracts';
import type { JsonSchema } from '../http/openapi/json-schema';
import { isDate } from './bad-values';

const named = /(^|_)(dates?|day|on|from|until|since)$/;
const alternatives = (schema: JsonSchema): JsonSchema[] => [
  schema,
  ...(schema.anyOf ?? []).flatMap(alternatives),
];

/** By its name, its words, its format or its pattern. */
const isMeantAsDate = (name: string, schema: JsonSchema) =>
  alternatives(schema).some(
    (each) =>
      [each.type].flat().includes('string') &&
      !(each.description ?? schema.description ?? '').startsWith('`HH:mm`') &&
      (named.test(name) ||
        /YYYY-MM-DD/.test(schema.description ?? '') ||
        /date/.test(String(each.format)) ||
        isDate(each)),
  );

const isBounded = (schema: JsonSchema) =>
  alternatives(schema).some((each) => isDate(each) || each.format === 'date-time') &&
  (schema.description ?? '').includes(`from ${dateBounds.first} to ${dateBounds.last}`);

/** The date fields of a schema, at every depth, each with whether it is the one type of dates and says its range. */
export function dateFields(schema: JsonSchema, path = ''): { path: string; isBounded: boolean }[] {
  return alternatives(schema).flatMap((each) => [
    ...Object.entries(each.properties ?? {}).flatMap(([name, property]) => {
      const here = `${path}.${name}`;
      const own = isMeantAsDate(name, property) ? [{ path: here, isBounded: isBounded(property) }] : [];
      return [...own, ...dateFields(property, here)];
    }),
    ...[each.items, each.additionalProperties].flatMap((inner) =>
      typeof inner === 'object' ? dateFields(inner, `${path}[]`) : [],
    ),
  ]);
}
