import type { Schemas } from '@copper-carrot/contracts';
import type { Test } from 'supertest';
import { endpoints } from './app';
import { sql } from './database';
import type { Registered } from './http';
import { jsonSchema, type JsonSchema } from './http/openapi/json-schema';
import { makeCart, makeCaterer, makeReadyCart, type Cart } from './orders/order.factory';
import { useLocalServices, type TestClient } from './testing';
import { badBodies, badTexts } from './testing/bad-values';

useLocalServices();

let stranger: TestClient;
let foreign: Cart;
beforeAll(async () => {
  const caterer = await makeCaterer();
  foreign = await makeReadyCart(caterer);
  stranger = (await makeCart(caterer)).orderer;
}, 60_000);

/** A sum over every row that a call could change, jobs included; what a sign-in or a look leaves behind is left out. */
async function checksum(): Promise<Record<string, string | null>> {
  const tables = await sql.rows<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where (schemaname = 'public' and tablename not in ('user_sessions', 'rate_limits'))
       or (schemaname, tablename) = ('graphile_worker', '_private_jobs') order by 1`,
  );
  const sums = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(string_agg(md5(t::text), '' order by md5(t::text))) as sum from ${name} t`,
  );
  const rows = await sql.rows<{ name: string; sum: string | null }>(sums.join(' union all '));
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

function send(caller: TestClient, { method, path }: Registered, params: Record<string, string> = {}) {
  return caller[method](
    path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? '1')),
  );
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
async function wrongWith(call: Test, field: string): Promise<unknown> {
  const answer = await call;
  const body = answer.body as Partial<Schemas['Error']>;
  const named = Object.keys(body.fields ?? {}).some((each) => each === field || each.startsWith(`${field}.`));
  const faults = [...faultsOfPayload(body, answer.status), ...(named ? [] : [`the field ${field}`])];
  return faults.length > 0 ? { misses: faults, status: answer.status, body } : null;
}

const json = (call: Test, text: string) => call.set('Content-Type', 'application/json').send(text);
const cut = (value: unknown) => JSON.stringify(value).slice(0, 80);

function* badCalls(registered: Registered): Generator<{ sent: string; field: string; call: () => Test }> {
  const { method, endpoint } = registered;
  const schemaOf = (part: 'body' | 'query' | 'params'): JsonSchema =>
    endpoint[part] ? jsonSchema(endpoint[part], 'input') : {};
  if (method !== 'get') {
    for (const text of ['{"a":', '[1]', '"text"', '5']) {
      yield { sent: `body ${text}`, field: 'body', call: () => json(send(stranger, registered), text) };
    }
    const unknown = { surely_unknown: 1 };
    yield {
      sent: 'an unknown key',
      // Of a body that nobody has signed no part is read.
      field: endpoint.protection === 'signature' ? 'body' : 'surely_unknown',
      call: () => json(send(stranger, registered), JSON.stringify(unknown)),
    };
    const bodies = endpoint.body ? badBodies(schemaOf('body')) : [];
    for (const { field, value, body } of bodies.filter(({ field }) => field !== 'body')) {
      yield {
        sent: `${field}: ${cut(value)}`,
        field,
        call: () => json(send(stranger, registered), JSON.stringify(body)),
      };
    }
  }
  for (const [name, schema] of Object.entries(schemaOf('query').properties ?? {})) {
    for (const text of badTexts(schema)) {
      yield {
        sent: `?${name}=${cut(text)}`,
        field: name,
        call: () => send(stranger, registered).query({ [name]: text }),
      };
    }
  }
  yield {
    sent: '?surely_unknown=1',
    field: 'surely_unknown',
    call: () => send(stranger, registered).query({ surely_unknown: '1' }),
  };
  for (const [name, schema] of Object.entries(schemaOf('params').properties ?? {})) {
    for (const text of badTexts(schema)) {
      yield {
        sent: `:${name} ${cut(text)}`,
        field: name,
        call: () => send(stranger, registered, { [name]: text }),
      };
    }
  }
}

test.each(endpoints.map((each) => [`${each.method.toUpperCase()} ${each.path}`, each] as const))(
  '[ENTI-33] %s refuses every bad value by its field, with the whole payload, and changes nothing',
  async (_name, registered) => {
    const before = await checksum();
    const refusals: Refusal[] = [];
    for (const { sent, field, call } of badCalls(registered)) {
      refusals.push({ sent, wrong: await wrongWith(call(), field) });
    }
    expect(refusals.filter(({ wrong }) => wrong !== null)).toEqual([]);
    expect(refusals.length).toBeGreaterThan(0);
    expect(await checksum()).toEqual(before);
  },
  60_000,
);

test('the checksum sees a change of any one row', async () => {
  const before = await checksum();
  await sql.rows(`update orders set cost_center = 'changed' where id = $1`, [foreign.orderId]);
  expect(await checksum()).not.toEqual(before);
});

const ordersOfOthers = endpoints.filter(({ path }) => path.includes('/orders/:id'));
test.each(ordersOfOthers.map((each) => [`${each.method.toUpperCase()} ${each.path}`, each] as const))(
  '%s hides an order of somebody else, and leaves it alone',
  async (_name, registered) => {
    const before = await checksum();
    const call = send(stranger, registered, { id: String(foreign.orderId) });
    const bodies: Record<string, object> = {
      '/decline': { reason: 'No.' },
      '/approve_changes': { change_id: 1 },
      '/decline_changes': { change_id: 1, reason: 'No.' },
      '/pay_changes': { change_id: 1 },
      '/withdraw_changes': { change_id: 1 },
      '/modify': { order: { headcount: 30 } },
      '/cancel': { fee: 0 },
      '/tip': { tip: { amount: 50 } },
      '/credit_cards': { credit_card: { stripe_token: 'pm_card_visa' } },
      '/payment': { payment: { credit_card_id: 1 } },
      '/options': { combo_of: [1, 2] },
      '/direct_orders': { headcount: 20, start_date: '2099-01-05', start_time: '12:00' },
    };
    const fitting = Object.entries(bodies).find(([key]) => registered.path.endsWith(key))?.[1];
    const body = fitting ?? (registered.method === 'patch' ? { order: { headcount: 30 } } : {});
    const answer =
      registered.method === 'get'
        ? await call
        : registered.endpoint.body
          ? await call.send(body)
          : await call;
    expect(answer.status).toBe(404);
    expect(await checksum()).toEqual(before);
  },
);
