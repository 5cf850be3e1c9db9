import fc from 'fast-check';
import pg from 'pg';
import { endpoints } from '../app';
import { demoPassword, seedDatabase } from '../demo';
import { env } from '../env';
import { client, useLocalServices, type TestClient } from '../testing';
import { jsonSchema, type JsonSchema } from './openapi/json-schema';
import type { Registered } from './routes';
import { isDate } from '../testing/bad-values';

useLocalServices();

const junk = fc.oneof(
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
  ),
  fc.constantFrom(0, -1, 1.5, 2 ** 31, 2 ** 53, Number.MAX_SAFE_INTEGER, 1e308, 5e-324, -0),
  fc.constantFrom(null, true, [], {}, [[[]]], { a: { b: [null] } }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A URL can't carry half a surrogate pair. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '?');

const twoDigits = (value: number) => String(value).padStart(2, '0');

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Dates from year 1 to 9999, most of them near today; leap days of years that have one and of years that have none. */
const dates = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 400 }).map(daysFromNow) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 31 }),
      )
      .map(([year, month, day]) => `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...[
        '0001',
        '1582',
        '1899',
        '1900',
        '1999',
        '2000',
        '2027',
        '2028',
        '2100',
        '2101',
        '9996',
        '9999',
      ].flatMap((year) => [`${year}-01-01`, `${year}-02-28`, `${year}-02-29`, `${year}-12-31`]),
    ),
  },
  // The two nights on which a wall clock jumps.
  { weight: 1, arbitrary: fc.constantFrom('2027-03-14', '2027-11-07') },
);

const times = fc.oneof(
  fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([hour, minute]) => `${twoDigits(hour)}:${twoDigits(minute)}`),
  fc.constantFrom('00:00', '02:30', '12:00', '12:30', '23:59', '24:00', '7:00'),
);

const numberOr = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);

/** Small numbers, which are ids of the demo, and every edge: of the schema, of 32 bits, of what a double tells apart. */
function numbers(schema: JsonSchema, whole: boolean): fc.Arbitrary<number> {
  const least = numberOr(schema.minimum ?? schema.exclusiveMinimum, 0);
  const most = Math.max(least, numberOr(schema.maximum, 2 ** 31 - 1));
  const usual = Math.min(most, least + 40);
  const edges = [
    least - 1,
    least,
    least + 1,
    most - 1,
    most,
    most + 1,
    0,
    -1,
    -(2 ** 31) - 1,
    2 ** 31 - 1,
    2 ** 31,
  ];
  const far = [2 ** 53 - 1, 2 ** 53, -(2 ** 53), 1e21, 0.1, 1.5, 0.005, -0.01, 1e-7];
  const inside = whole
    ? fc.integer({ min: Math.ceil(least), max: Math.floor(usual) })
    : fc.double({ min: least, max: most, noNaN: true });
  return fc.oneof(
    { weight: 6, arbitrary: inside },
    { weight: 2, arbitrary: whole ? fc.integer({ min: Math.ceil(least), max: Math.floor(most) }) : inside },
    { weight: 2, arbitrary: fc.constantFrom(...edges) },
    { weight: 1, arbitrary: fc.constantFrom(...far) },
  );
}

/** Likely words, text of every script, and text as long as is allowed and longer. */
function texts(schema: JsonSchema): fc.Arbitrary<string> {
  if (isDate(schema)) return dates;
  if (typeof schema.pattern === 'string' && new RegExp(schema.pattern).test('23:59')) return times;
  const most = numberOr(schema.maxLength, 300);
  const words = [
    'lunch',
    daysFromNow(3),
    '12:30',
    'sam@example.com',
    '10001',
    'long enough a secret',
    'a-slug',
    '1',
  ];
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...words, 'local:10001', '350 5th Ave, New York, NY 10001') },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: Math.min(most, 60) }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.constantFrom('x', 'ß', '漢', '👩‍🍳', '\u202e', ' ', '%'),
          fc.constantFrom(most - 1, most, most + 1, 20_001),
        )
        .map(([unit, length]) => unit.repeat(Math.ceil(Math.max(1, length) / unit.length))),
    },
  );
}

/** Mostly what the schema asks for, so that the handlers behind it run too, and now and then something else. */
function like(schema: JsonSchema): fc.Arbitrary<unknown> {
  const right = ((): fc.Arbitrary<unknown> => {
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (schema.anyOf) return fc.oneof(...schema.anyOf.map(like));
    if (schema.properties) {
      const keys = Object.fromEntries(
        Object.entries(schema.properties).map(([key, each]) => [key, like(each)]),
      );
      return fc.record(keys, { requiredKeys: schema.required ?? [] });
    }
    if (schema.items) return fc.array(like(schema.items), { maxLength: 4 });
    switch ([schema.type].flat()[0]) {
      case 'integer':
        return numbers(schema, true);
      case 'number':
        return numbers(schema, false);
      case 'boolean':
        return fc.boolean();
      case 'string':
        return texts(schema);
      default:
        return junk;
    }
  })();
  return fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: junk });
}

const segment = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 20 }).map(String) },
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

const queryOf = (schema: JsonSchema | undefined) =>
  fc.oneof(
    { weight: 3, arbitrary: schema ? like(schema) : fc.constant({}) },
    {
      weight: 1,
      arbitrary: fc.dictionary(fc.string({ maxLength: 10 }), fc.string({ unit: 'binary', maxLength: 20 }), {
        maxKeys: 3,
      }),
    },
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

function callsOf({ path, endpoint }: Registered) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([whole]) => whole);
  return fc.record({
    path: fc
      .array(segment, { minLength: names.length, maxLength: names.length })
      .map((values) =>
        names.reduce((text, name, index) => text.replace(name, () => values[index] ?? ''), path),
      ),
    query: queryOf(endpoint.query && jsonSchema(endpoint.query, 'input')).map(queryString),
    body: endpoint.body ? like(jsonSchema(endpoint.body, 'input')) : fc.oneof(fc.constant(undefined), junk),
  });
}

let callers: TestClient[] = [];
beforeAll(async () => {
  const connection = new pg.Client({ connectionString: env.DATABASE_URL });
  await connection.connect();
  await seedDatabase(connection, 'small');
  await connection.end();
}, 120_000);
const people = ['admin@coppercarrot.example', 'orderer@northwind.example', 'caterer@saffron.example'];

/** A sign-up that happens to succeed takes its caller's session; everybody starts each route as themselves. */
async function asThemselves(email: string, present?: TestClient): Promise<TestClient> {
  const session = (await present?.get('/cpi/v2/user'))?.body as
    { email?: string; token?: string } | undefined;
  if (present && session?.email === email && session.token === present.user?.token) return present;
  const fresh = client(present?.app);
  await fresh.signIn(email, demoPassword);
  return fresh;
}
beforeEach(async () => {
  callers = await Promise.all(people.map((email, index) => asThemselves(email, callers[index])));
});

/** The same seed sends the same calls again: `FUZZ_SEED=… FUZZ_RUNS=200 npx jest … fuzz`. */
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
const runs = Number(process.env.FUZZ_RUNS ?? 25);
beforeAll(() => void process.stdout.write(`fuzz seed ${seed}, ${runs} calls to each route\n`));

/** Signing out would leave the other calls at the door. */
const routesToTry = endpoints.filter(
  ({ path, method }) => !(method === 'delete' && /\/(auth|user)$/.test(path)),
);

it.each(routesToTry.map((each) => [`${each.method} ${each.path}`, each] as const))(
  '%s never fails of its own, whatever is sent',
  async (_name, registered) => {
    await fc.assert(
      fc.asyncProperty(callsOf(registered), fc.nat(), async ({ path, query, body }, turn) => {
        const caller = callers[turn % callers.length] ?? callers[0];
        const call = caller?.[registered.method](`${path}${query ? `?${query}` : ''}`).redirects(0);
        const hasBody = body !== undefined && registered.method !== 'get';
        const answer = await (hasBody
          ? call?.set('Content-Type', 'application/json').send(JSON.stringify(body))
          : call);
        // 503 stands for a peer that is away: payments and maps have no server in this test.
        if (answer?.text.includes('invalid_csrf_token'))
          throw new Error('the call never reached its handler');
        if (answer && answer.status >= 500 && answer.status !== 503) {
          throw new Error(`${answer.status} ${answer.text.slice(0, 300)}`);
        }
      }),
      { numRuns: runs, seed, endOnFailure: false },
    );
  },
  60_000,
);
