import fc from 'fast-check';
import type { Registered } from '../../http';
import { jsonSchema, type JsonSchema } from '../../http/openapi/json-schema';
import { junk, valuesOf } from './values';

/** A URL can't carry half a surrogate pair. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '?');

const segment = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 20 }).map(String) },
  {
    weight: 1,
    arbitrary: fc
      .string({ unit: 'binary', minLength: 1, maxLength: 20 })
      .map((text) => encodeURIComponent(wellFormed(text))),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'abc',
      '0',
      '-1',
      '1.5',
      '2147483647',
      '2147483648',
      '99999999999',
      '%00',
      '%',
      'me',
      'null',
      '1e3',
      'a-slug',
      'ABC123',
    ),
  },
);

/** Right throughout, with one odd thing in it or so, or odd throughout. */
const mixed = (schema: JsonSchema) =>
  fc.oneof(
    { weight: 4, arbitrary: valuesOf(schema, 0) },
    { weight: 4, arbitrary: valuesOf(schema, 1) },
    { weight: 1, arbitrary: valuesOf(schema, 8) },
  );

const strayQuery = fc.dictionary(fc.string({ maxLength: 10 }), fc.string({ unit: 'binary', maxLength: 20 }), {
  maxKeys: 3,
});
const queryOf = (schema: JsonSchema | undefined) =>
  fc.oneof(
    { weight: 8, arbitrary: schema ? mixed(schema) : fc.constant({}) },
    { weight: 1, arbitrary: strayQuery },
  );

/** Node itself ends a request whose line is longer than 16 kB, before the API sees it. */
const longestQuery = 8_000;

function queryString(query: unknown): string {
  const search = new URLSearchParams();
  if (typeof query !== 'object' || query === null) return '';
  for (const [key, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value]) {
      const text = typeof each === 'string' ? wellFormed(each) : (JSON.stringify(each) ?? '');
      const longer = search.toString().length + encodeURIComponent(key + text).length;
      if (longer < longestQuery) search.append(key, text);
    }
  }
  return search.toString();
}

/** Calls of one route: its path filled in, now and then with an id of `known`, a query, and a body or none. */
export function callsOf({ path, method, endpoint }: Registered, known: readonly string[]) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([whole]) => whole);
  const filling = fc.oneof(
    { weight: 1, arbitrary: segment },
    { weight: known.length > 0 ? 2 : 0, arbitrary: fc.constantFrom(...known, '1') },
  );
  const noBody = fc.constant(undefined);
  const stray = fc.oneof({ weight: 8, arbitrary: noBody }, { weight: 1, arbitrary: junk });
  return fc.record({
    path: fc
      .array(filling, { minLength: names.length, maxLength: names.length })
      .map((values) =>
        names.reduce((text, name, index) => text.replace(name, () => values[index] ?? ''), path),
      ),
    query: queryOf(endpoint.query && jsonSchema(endpoint.query, 'input')).map(queryString),
    body: method === 'get' ? noBody : endpoint.body ? mixed(jsonSchema(endpoint.body, 'input')) : stray,
  });
}
