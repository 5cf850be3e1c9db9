import fc from 'fast-check';
import pg from 'pg';
import { endpoints } from '../app';
import { demoPassword, seedDatabase } from '../demo';
import { env } from '../env';
import { client, useLocalServices, type TestClient } from '../testing';
import { jsonSchema, type JsonSchema } from './openapi/json-schema';
import type { Registered } from './routes';

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
  fc.constantFrom(0, -1, 1.5, 2_147_483_648, Number.MAX_SAFE_INTEGER, 1e308, -0),
  fc.constantFrom(null, true, [], {}, [[[]]], { a: { b: [null] } }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A URL can't carry half a surrogate pair. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '?');

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
        return fc.integer({ min: 1, max: 40 });
      case 'number':
        return fc.double({ min: 0, max: 1000, noNaN: true });
      case 'boolean':
        return fc.boolean();
      case 'string':
        return fc.constantFrom(
          'lunch',
          '2027-03-04',
          '12:30',
          'sam@example.com',
          '10001',
          'long enough a secret',
        );
      default:
        return junk;
    }
  })();
  return fc.oneof({ weight: 8, arbitrary: right }, { weight: 1, arbitrary: junk });
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

function queryString(query: unknown): string {
  const search = new URLSearchParams();
  if (typeof query !== 'object' || query === null) return '';
  for (const [key, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value]) {
      search.append(key, typeof each === 'string' ? wellFormed(each) : (JSON.stringify(each) ?? ''));
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
      { numRuns: 15, endOnFailure: false },
    );
  },
  60_000,
);
