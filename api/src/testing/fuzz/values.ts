import { dateBounds } from '@copper-carrot/contracts';
import fc from 'fast-check';
import type { JsonSchema } from '../../http/openapi/json-schema';
import { isDate } from '../bad-values';

/** What no schema asks for. */
export const junk = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '',
    '\u0000',
    '\ud800',
    "'; drop table users; --",
    '%s%n',
    '../../etc/passwd',
    '9'.repeat(400),
    'me',
    'local:1',
    '2026-02-30',
    '__proto__',
    'constructor',
  ),
  fc.constantFrom(0, -1, 1.5, 2 ** 31, 2 ** 53, Number.MAX_SAFE_INTEGER, 1e308, 5e-324, -0),
  fc.constantFrom(null, true, [], {}, [[[]]], { a: { b: [null] } }),
  fc.jsonValue({ maxDepth: 3 }),
);

const twoDigits = (value: number) => String(value).padStart(2, '0');
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const nextTo = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

const nearDates = fc.integer({ min: 1, max: 400 }).map(daysFromNow);
/** Both ends of what a date may be, and the two nights on which a wall clock jumps. */
const lastDates = fc.constantFrom(...Object.values(dateBounds), '2027-03-14', '2027-11-07', '2028-02-29');
const badDates = fc.oneof(
  fc.constantFrom(nextTo(dateBounds.first, -1), nextTo(dateBounds.last, 1), '0001-01-01', '9999-12-31'),
  fc
    .tuple(
      fc.integer({ min: 1, max: 9999 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 31 }),
    )
    .map(([year, month, day]) => `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`),
);
const goodTimes = fc.oneof(
  fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([hour, minute]) => `${twoDigits(hour)}:${twoDigits(minute)}`),
  fc.constantFrom('00:00', '02:30', '12:00', '12:30', '23:59'),
);

const numberOr = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);

/** Small numbers, which are ids of the demo, and every edge: of the schema, of 32 bits, of what a double tells apart. */
function numbers(schema: JsonSchema, whole: boolean, odd: number): fc.Arbitrary<number> {
  const least = numberOr(schema.minimum ?? schema.exclusiveMinimum, 0);
  const most = Math.max(least, numberOr(schema.maximum, 2 ** 31 - 1));
  const step = whole ? 1 : numberOr(schema.multipleOf, 0.01);
  const steps = (value: number) => Math.floor((value - least) / step);
  const from = (from: number, to: number) =>
    fc
      .integer({ min: from, max: Math.max(from, to) })
      .map((count) => Number((least + count * step).toFixed(6)));
  const past = [least - step, most + step, -1, 2 ** 31, -(2 ** 31) - 1];
  const far = [2 ** 53 - 1, 2 ** 53, -(2 ** 53), 1e21, 0.1, 1.5, 0.005, -0.01, 1e-7, least + step / 2];
  return fc.oneof(
    { weight: 6, arbitrary: from(0, Math.min(steps(most), 40)) },
    { weight: 2, arbitrary: from(0, Math.min(steps(most), 2 ** 31 - 1)) },
    { weight: 2, arbitrary: fc.constantFrom(least, least + step, most - step, most) },
    { weight: odd, arbitrary: fc.constantFrom(...past) },
    { weight: odd, arbitrary: fc.constantFrom(...far) },
  );
}

const words = [
  // What every object has, whether or not somebody put it there.
  '__proto__',
  'constructor',
  'lunch',
  'sam@example.com',
  '10001',
  'long enough a secret',
  'a-slug',
  '1',
  'local:10001',
  '350 5th Ave, New York, NY 10001',
  'pm_card_visa',
  'pm_card_chargeDeclinedExpiredCard',
  'pm_card_authenticationRequired',
];

/** Likely words, text of every script, and text as long as is allowed and longer. */
function texts(schema: JsonSchema, odd: number): fc.Arbitrary<string> {
  if (isDate(schema)) {
    return fc.oneof(
      { weight: 4, arbitrary: nearDates },
      { weight: 1, arbitrary: lastDates },
      { weight: odd, arbitrary: badDates },
    );
  }
  const pattern = typeof schema.pattern === 'string' ? new RegExp(schema.pattern) : null;
  const most = numberOr(schema.maxLength, 300);
  const least = numberOr(schema.minLength, 0);
  const edges = [least, most - 1, most].filter((length) => length >= Math.max(1, least) && length <= most);
  const letters = (...lengths: number[]) =>
    fc
      .tuple(fc.constantFrom('x', 'ß', '漢', '\u202e', '%'), fc.constantFrom(...lengths))
      .map(([unit, length]) => unit.repeat(Math.max(1, length)));
  const right = pattern?.test('23:59')
    ? goodTimes
    : pattern
      ? fc.stringMatching(pattern, { size: 'small' })
      : schema.format === 'email'
        ? fc.nat(999).map((count) => `guest-${count}@example.com`)
        : fc.oneof(
            { weight: 4, arbitrary: fc.constantFrom(...words.filter((word) => word.length <= most)) },
            { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: Math.min(most, 60) }) },
            { weight: 1, arbitrary: letters(...(edges.length > 0 ? edges : [1])) },
          );
  return fc.oneof(
    { weight: 10, arbitrary: right },
    { weight: odd, arbitrary: fc.constantFrom('24:00', '7:00', ...words) },
    { weight: odd, arbitrary: letters(least - 1, most + 1, 20_001) },
    { weight: odd, arbitrary: fc.constantFrom('👩‍🍳'.repeat(Math.ceil(most / 5)), '') },
  );
}

/** A few keys of many: of forty filters one always stands against the others, and nothing behind the schema would run. */
function someOf(keys: Record<string, fc.Arbitrary<unknown>>, required: readonly string[]) {
  const optional = Object.keys(keys).filter((key) => !required.includes(key));
  return fc
    .shuffledSubarray(optional, { maxLength: Math.min(optional.length, 6) })
    .chain((chosen) =>
      fc.record(
        Object.fromEntries([...required, ...chosen].map((key) => [key, keys[key] ?? fc.constant(undefined)])),
      ),
    );
}

/**
 * What a schema asks for, so that the handlers behind it run, at every edge of it too; and as often as is `odd`, of about
 * twenty, what lies past an edge, or something else.
 */
export function valuesOf(schema: JsonSchema, odd: number): fc.Arbitrary<unknown> {
  const inner = (each: JsonSchema) => valuesOf(each, odd);
  const right = ((): fc.Arbitrary<unknown> => {
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (schema.anyOf) return fc.oneof(...schema.anyOf.map(inner));
    if (schema.properties) {
      const keys = Object.fromEntries(
        Object.entries(schema.properties).map(([key, each]) => [key, inner(each)]),
      );
      return someOf(keys, schema.required ?? []);
    }
    if (schema.items) return fc.array(inner(schema.items), { maxLength: 4 });
    switch ([schema.type].flat()[0]) {
      case 'integer':
        return numbers(schema, true, odd);
      case 'number':
        return numbers(schema, false, odd);
      case 'boolean':
        return fc.boolean();
      case 'string':
        return texts(schema, odd);
      default:
        return junk;
    }
  })();
  return fc.oneof({ weight: 20, arbitrary: right }, { weight: odd, arbitrary: junk });
}
