import { wire } from '../testing/wire';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { makeCart, makeCaterer, type Cart } from '../orders/order.factory';
import { retryWaits } from '../retry';
import { signedIn, useLocalServices, type TestClient } from '../testing';
import { databaseUrl } from '../testing/server';

/** Others at the same database, whom no restart meets: one looks on, one holds locks. */
let [bystander, holder] = [new pg.Client(), new pg.Client()];
// Registered first, because they must end before the database is dropped.
afterAll(() => Promise.all([bystander.end(), holder.end()]));
useLocalServices();
afterAll(() => wire.close());
afterEach(() => {
  wire.mend();
  retryWaits.forMs = 5_000;
});

let cart: Cart;
/** The same person at two machines. */
let callers: [TestClient, TestClient];
beforeAll(async () => {
  const { TEST_DATABASE_URL = '', TEST_DATABASE_NAME = '' } = process.env;
  const connectionString = databaseUrl(TEST_DATABASE_URL, TEST_DATABASE_NAME);
  [bystander, holder] = [new pg.Client({ connectionString }), new pg.Client({ connectionString })];
  await Promise.all([bystander.connect(), holder.connect()]);
  cart = await makeCart(await makeCaterer());
  callers = [await signedIn(cart.user), await signedIn(cart.user)];
});

const patch = (caller: TestClient, changes: object) =>
  caller.patch(`/cpi/v1/orderer/orders/${cart.orderId}`).send({ order: changes });

const changes = async () => {
  const { rows } = await bystander.query<{ count: number }>(
    `select count(*)::integer as count from order_history where order_id = $1 and kind = 'changed'`,
    [cart.orderId],
  );
  return rows[0]?.count ?? 0;
};

async function until(query: string): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    const { rows } = await bystander.query<{ there: boolean }>(`select (${query}) as there`);
    if (rows[0]?.there) return;
    await sleep(10);
  }
  throw new Error(`It never came to pass: ${query}`);
}
/** How long a change takes while nothing breaks, in ms. */
async function calmCall(): Promise<number> {
  const began = performance.now();
  await patch(callers[0], { contact_name: 'Before the storm' }).expect(200);
  return performance.now() - began;
}
const ours = `pg_stat_activity where datname = current_database() and application_name = 'copper-carrot-api'`;
const endConnections = () => bystander.query(`select pg_terminate_backend(pid) from ${ours}`);
const someWait = (number: number) =>
  until(`select count(*) >= ${number} from ${ours} and wait_event_type = 'Lock'`);

describe('two changes that meet a restarting database', () => {
  test('are made, however often it ends their connections while they wait inside of their transactions', async () => {
    const before = await changes();
    for (let round = 0; round < 5; round++) {
      await holder.query('begin');
      await holder.query('select from orders where id = $1 for update', [cart.orderId]);
      const answers = Promise.all([
        patch(callers[0], { contact_name: `Pat ${round}` }),
        patch(callers[1], { contact_phone: `(555) 555-010${round}` }),
      ]);
      for (let restart = 0; restart < 3; restart++) {
        await someWait(2);
        await endConnections();
      }
      await someWait(2);
      await holder.query('commit');
      expect((await answers).map(({ status }) => status)).toEqual([200, 200]);
    }
    expect((await changes()) - before).toBe(10);
    const { body } = (await callers[0].get(`/cpi/v1/orderer/orders/${cart.orderId}`).expect(200)) as {
      body: Schemas['Order'];
    };
    expect(body).toMatchObject({
      address: { contact_name: 'Pat 4', contact_phone: '(555) 555-0104' },
    });
  });

  test('are made when it is away for a second', async () => {
    const answers = Promise.all([
      patch(callers[0], { contact_name: 'Kim' }),
      patch(callers[1], { contact_phone: '(555) 555-0111' }),
      callers[1].get(`/cpi/v1/orderer/orders/${cart.orderId}`),
    ]);
    await wire.restart(1000);
    const [first, second, third] = await answers;
    expect([first.status, second.status, third.status]).toEqual([200, 200, 200]);
  });

  test('are a 503 with a sentence when it stays away, whether their session was read or not', async () => {
    retryWaits.forMs = 500;
    const away = wire.restart(2_500);
    const answers = await Promise.all([
      patch(callers[0], { contact_name: 'Lee' }),
      callers[1].get('/cpi/v2/user'),
      callers[1].post('/cpi/v1/auth').send({ email: cart.user.email, password: 'a wrong password' }),
    ]);
    for (const { status, body, headers } of answers) {
      expect(status).toBe(503);
      expect(body).toMatchObject({
        code: 'service_unavailable',
        message: 'Please try again in a moment.',
      });
      expect(headers['retry-after']).toBe('1');
    }
    await away;
    await patch(callers[0], { contact_name: 'Lee' }).expect(200);
  }, 40_000);
});

describe('a commit whose answer is lost', () => {
  test.each(['before', 'after'] as const)(
    'is not done twice: cut %s it arrived, the caller is told to look',
    async (when) => {
      const before = await changes();
      wire.cutAt('COMMIT', when);
      const { status, body } = (await patch(callers[0], { contact_name: `Cut ${when}` })) as {
        status: number;
        body: Schemas['Error'];
      };
      wire.mend();
      expect([status, body.code]).toEqual([503, 'outcome_unknown']);
      expect(body.message).toMatch(/^We lost touch while this was being saved\. Please look/);
      await until(`select not exists (select from ${ours} and state <> 'idle')`);
      expect((await changes()) - before).toBe(when === 'after' ? 1 : 0);
    },
  );
});

test('whatever breaks under a storm of restarts, every answer is a success or a 503 that says so, and nothing is half done', async () => {
  // As long as a few calls take when nothing breaks, whatever else the machine does: some come through.
  const calm = await calmCall();
  const before = await changes();
  let over = false;
  const storm = (async () => {
    while (!over) {
      await endConnections();
      await sleep(50 + Math.random() * 4 * calm);
    }
  })();
  const answers: { status: number; body: Partial<Schemas['Error']> }[] = [];
  let saved = 0;
  let open = 0;
  for (let round = 0; round < 8; round++) {
    const patched = await Promise.all(
      callers.map((caller, index) =>
        patch(
          caller,
          index === 0 ? { contact_name: `Storm ${round}` } : { contact_phone: `(555) 555-${1000 + round}` },
        ),
      ),
    );
    saved += patched.filter(({ status }) => status === 200).length;
    open += patched.filter(
      ({ body }: { body: Partial<Schemas['Error']> }) => body.code === 'outcome_unknown',
    ).length;
    const read = await callers[0].get('/cpi/v2/user');
    const signIn = await callers[1]
      .post('/cpi/v1/auth')
      .send({ email: 'nobody@example.test', password: 'a wrong password' });
    answers.push(...patched, read, signIn);
  }
  over = true;
  await storm;
  const odd = answers.filter(({ status, body }) => status >= 500 && !(status === 503 && body.message));
  expect(odd).toEqual([]);
  expect(saved).toBeGreaterThan(8);
  const made = (await changes()) - before;
  expect(made).toBeGreaterThanOrEqual(saved);
  expect(made).toBeLessThanOrEqual(saved + open);
  const [{ version } = { version: 0 }] = await sql.rows<{ version: number }>(
    'select lock_version as version from orders where id = $1',
    [cart.orderId],
  );
  expect(version).toBe(await changes());
}, 60_000);
