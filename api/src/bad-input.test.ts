import type { Schemas } from '@copper-carrot/contracts';
import { endpoints } from './app';
import { sql } from './database';
import type { Registered } from './http';
import { makeCart, makeCaterer, makeReadyCart, type Cart } from './orders/order.factory';
import { useLocalServices, type TestClient } from './testing';

useLocalServices();

let stranger: TestClient;
let foreign: Cart;
beforeAll(async () => {
  const caterer = await makeCaterer();
  foreign = await makeReadyCart(caterer);
  stranger = (await makeCart(caterer)).orderer;
}, 60_000);

/** Every row that a call could change; what a sign-in or a look leaves behind is left out. */
async function fingerprint() {
  const tables = await sql.rows<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'
     and tablename not in ('user_sessions', 'rate_limits', 'zip_codes', 'package_categories') order by 1`,
  );
  const marks: string[] = [];
  for (const { name } of tables) {
    const [row] = await sql.rows<{ mark: string | null }>(
      `select md5(string_agg(md5(t::text), '' order by md5(t::text))) as mark from ${name} t`,
    );
    marks.push(`${name}:${row?.mark ?? ''}`);
  }
  return marks;
}

function send(caller: TestClient, { method, path }: Registered, value: string) {
  return caller[method](path.replace(/:\w+/g, value));
}

function expectPayload(body: Partial<Schemas['Error']>, status: number) {
  expect(body).toMatchObject({
    status,
    code: expect.any(String) as string,
    message: expect.any(String) as string,
  });
  expect(Object.keys(body).sort()).toEqual(
    ['code', 'context', 'field_errors', 'fields', 'message', 'param', 'status', 'type'].sort(),
  );
}

const changing = endpoints.filter(({ method }) => method !== 'get');

describe.each(changing.map((each) => [`${each.method.toUpperCase()} ${each.path}`, each] as const))(
  '%s',
  (_name, registered) => {
    test('[ENTI-33] refuses bad JSON and unknown keys, names the key, and changes nothing', async () => {
      const before = await fingerprint();
      const broken = await send(stranger, registered, '1')
        .set('Content-Type', 'application/json')
        .send('{"a":');
      const unknown = await send(stranger, registered, '1').send({ surely_unknown: 1 });
      for (const answer of [broken, unknown]) {
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(answer.status).toBeLessThan(500);
        expectPayload(answer.body as Partial<Schemas['Error']>, answer.status);
      }
      if (unknown.status === 422) {
        expect(Object.keys((unknown.body as Schemas['Error']).fields)).toEqual(
          expect.arrayContaining(['surely_unknown']),
        );
      }
      expect(await fingerprint()).toEqual(before);
    });
  },
);

const ordersOfOthers = endpoints.filter(({ path }) => path.includes('/orders/:id'));
test.each(ordersOfOthers.map((each) => [`${each.method.toUpperCase()} ${each.path}`, each] as const))(
  '%s hides an order of somebody else, and leaves it alone',
  async (_name, registered) => {
    const before = await fingerprint();
    const call = send(stranger, registered, String(foreign.orderId));
    const bodies: Record<string, object> = {
      patch: { order: { headcount: 30 } },
      '/decline': { reason: 'No.' },
      '/credit_cards': { credit_card: { stripe_token: 'pm_card_visa' } },
    };
    const fitting = Object.entries(bodies).find(([key]) => registered.path.endsWith(key))?.[1];
    const body = fitting ?? (registered.method === 'patch' ? bodies.patch : {});
    const answer =
      registered.method === 'get'
        ? await call
        : registered.endpoint.body
          ? await call.send(body)
          : await call;
    expect(answer.status).toBe(404);
    expect(await fingerprint()).toEqual(before);
  },
);
