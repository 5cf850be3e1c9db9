import type { Schemas } from '@copper-carrot/contracts';
import pg from 'pg';
import { createApp, endpoints } from './app';
import { sql } from './database';
import { env } from './env';
import type { Registered } from './http';
import { jsonSchema, type JsonSchema } from './http/openapi/json-schema';
import { makeCart, makeCaterer, makeReadyCart, type Cart } from './orders/order.factory';
import { makeDeployKey, platformKeys } from './remotes/deploy-keys';
import { testPassword, useLocalServices } from './testing';
import { badBodies, badTexts } from './testing/bad-values';
import { Caller, OpenApp } from './testing/fuzz/caller';
import { Changes } from './testing/fuzz/changes';

const database = new pg.Client({ connectionString: env.DATABASE_URL });
const app = new OpenApp(createApp());
// Registered before the database's own hook, which drops it.
afterAll(async () => {
  await app.stop();
  await database.end();
});
useLocalServices();

const changes = new Changes(database);
let stranger: Caller;
let foreign: Cart;
beforeAll(async () => {
  await database.connect();
  const caterer = await makeCaterer();
  foreign = await makeReadyCart(caterer);
  const { user } = await makeCart(caterer);
  await app.start();
  stranger = new Caller(app, user.email, testPassword);
  await stranger.beThemselves();
  stranger.bringKey((await makeDeployKey(platformKeys, 'bad input', 'test')).key);
  await changes.watch();
}, 60_000);
beforeEach(async () => {
  await sql.rows('delete from rate_limits');
  await changes.since();
});

interface Call {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: string;
}
/** Where a parameter is no id. */
const anUuid = '00000000-0000-4000-8000-000000000000';
const good: Record<string, string> = {
  code: 'NoSuchCode23',
  name: 'mfe-nothing',
  state: 'NY',
  uuid: anUuid,
  key: anUuid,
  month: '2026-01',
};
const goodFor = (path: string, name: string) =>
  name === 'id' && path.includes('/documents/') ? 'file-1' : (good[name] ?? '1');
function send({ method, path }: Registered, { params = {}, query = {}, body }: Call = {}) {
  const filled = path.replace(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(params[name] ?? goodFor(path, name)),
  );
  const search = new URLSearchParams(query).toString();
  return stranger.send(method, search ? `${filled}?${search}` : filled, body);
}

const sentences = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string' && each !== '');

/** The payload of 2 §3, whole: every key, each of its type, and each field with its codes and its sentences. */
function faultsOfPayload(body: Partial<Schemas['Error']>, status: number): string[] {
  const { fields = {}, field_errors: words = {} } = body;
  const rules: [string, boolean][] = [
    ['a status of 4xx', status >= 400 && status < 500],
    ['its status', body.status === status],
    ['a code', typeof body.code === 'string' && /^[\w-]+$/.test(body.code)],
    ['a message', typeof body.message === 'string' && body.message !== ''],
    ['a type', typeof body.type === 'string' && body.type !== ''],
    ['a parameter or none', body.param === null || typeof body.param === 'string'],
    ['a context', typeof body.context === 'object' && body.context !== null],
    ['codes for each field', Object.values(fields).every(sentences)],
    ['sentences for each field', Object.values(words).every(sentences)],
    ['the same fields in both', Object.keys(fields).sort().join() === Object.keys(words).sort().join()],
    [
      'these keys alone',
      Object.keys(body).sort().join() === 'code,context,field_errors,fields,message,param,status,type',
    ],
  ];
  return rules.flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

interface Refusal {
  sent: string;
  wrong: unknown;
}

/** What is wrong with an answer to bad input: nothing, where it is a whole refusal that names the field. */
async function wrongWith(call: ReturnType<typeof send>, field: string): Promise<unknown> {
  const { status, text } = await call;
  const body = JSON.parse(text) as Partial<Schemas['Error']>;
  const named = Object.keys(body.fields ?? {}).some((each) => each === field || each.startsWith(`${field}.`));
  const faults = [...faultsOfPayload(body, status), ...(named ? [] : [`the field ${field}`])];
  return faults.length > 0 ? { misses: faults, status, body } : null;
}

const cut = (value: unknown) => JSON.stringify(value).slice(0, 80);

interface BadCall extends Call {
  sent: string;
  field: string;
}
function* badCalls({ method, endpoint }: Registered): Generator<BadCall> {
  const schemaOf = (part: 'body' | 'query' | 'params'): JsonSchema =>
    endpoint[part] ? jsonSchema(endpoint[part], 'input') : {};
  // A file that a call brings is held against its hash, whatever it says.
  if (method !== 'get' && !endpoint.consumes) {
    for (const body of ['{"a":', '[1]', '"text"', '5']) yield { sent: `body ${body}`, field: 'body', body };
    yield {
      sent: 'an unknown key',
      // Of a body that nobody has signed no part is read.
      field: endpoint.protection === 'signature' ? 'body' : 'surely_unknown',
      body: JSON.stringify({ surely_unknown: 1 }),
    };
    const bodies = endpoint.body ? badBodies(schemaOf('body')) : [];
    for (const { field, value, body } of bodies.filter(({ field }) => field !== 'body')) {
      yield { sent: `${field}: ${cut(value)}`, field, body: JSON.stringify(body) };
    }
  }
  for (const [name, schema] of Object.entries(schemaOf('query').properties ?? {})) {
    for (const text of badTexts(schema)) {
      yield { sent: `?${name}=${cut(text)}`, field: name, query: { [name]: text } };
    }
  }
  yield { sent: '?surely_unknown=1', field: 'surely_unknown', query: { surely_unknown: '1' } };
  for (const [name, schema] of Object.entries(schemaOf('params').properties ?? {})) {
    for (const text of badTexts(schema)) {
      yield { sent: `:${name} ${cut(text)}`, field: name, params: { [name]: text } };
    }
  }
}

test.each(endpoints.map((each) => [`${each.method.toUpperCase()} ${each.path}`, each] as const))(
  '[ENTI-33] %s refuses every bad value by its field, with the whole payload, and changes nothing',
  async (_name, registered) => {
    const refusals: Refusal[] = [];
    for (const { sent, field, ...call } of badCalls(registered)) {
      refusals.push({ sent, wrong: await wrongWith(send(registered, call), field) });
    }
    expect(refusals.filter(({ wrong }) => wrong !== null)).toEqual([]);
    expect(refusals.length).toBeGreaterThan(0);
    expect(await changes.since()).toEqual([]);
  },
  60_000,
);

test('a change of any one row is seen', async () => {
  await sql.rows(`update orders set cost_center = 'changed' where id = $1`, [foreign.orderId]);
  expect(await changes.since()).toEqual(['public.orders UPDATE']);
});

const ordersOfOthers = endpoints.filter(({ path }) => path.includes('/orders/:id'));
test.each(ordersOfOthers.map((each) => [`${each.method.toUpperCase()} ${each.path}`, each] as const))(
  '%s hides an order of somebody else, and leaves it alone',
  async (_name, registered) => {
    const bodies: Record<string, object> = {
      '/decline': { reason: 'No.' },
      '/move': { kitchen_id: 1 },
      '/approve_changes': { change_id: 1 },
      '/decline_changes': { change_id: 1, reason: 'No.' },
      '/pay_changes': { change_id: 1 },
      '/withdraw_changes': { change_id: 1 },
      '/modify': { order: { headcount: 30 } },
      '/cancel': { fee: 0 },
      '/tip': { tip: { amount: 50 } },
      '/credit_cards': { credit_card: { stripe_token: 'pm_card_visa' } },
      '/payment_asks': { ask: { user_id: 1 } },
      '/pay': { credit_card_id: 1, total: 10, lock_version: 0 },
      '/refund': { refund: {} },
      '/payment': { payment: { credit_card_id: 1 } },
      '/decide': { approval: { id: 1, decision: 'approved', total: 10 } },
      '/survey': { order_survey: {} },
      '/review': { review: { overall_rating: 5 } },
      '/safe_update': { order: { cost_center: 'R&D' } },
      '/options': { combo_of: [1, 2] },
      '/poll': { order_poll: { end_date: '2099-01-05', end_time: '12:00' } },
      '/direct_orders': { headcount: 20, start_date: '2099-01-05', start_time: '12:00' },
    };
    const { method, path, endpoint } = registered;
    const fitting = Object.entries(bodies).find(([key]) => path.endsWith(key))?.[1];
    const body = fitting ?? (method === 'patch' ? { order: { headcount: 30 } } : {});
    const params = { id: String(foreign.orderId) };
    const sends = method !== 'get' && endpoint.body;
    const { status } = await send(registered, sends ? { params, body: JSON.stringify(body) } : { params });
    expect(status).toBe(404);
    expect(await changes.since()).toEqual([]);
  },
);
