import type { Schemas } from '@copper-carrot/contracts';
import { databaseNow, measureClock, now, onDatabaseClock } from '../clock';
import { sql } from '../database';
import { inDays, makeCaterer, makeReadyCart } from '../orders/order.factory';
import { client, newcomer, runPendingJobs, signedIn, signUp, useLocalServices } from '../testing';
import { fakeDate } from '../testing/fake-date';

useLocalServices();

const twoWeeks = 14 * 86_400_000;

afterEach(async () => {
  jest.useRealTimers();
  await measureClock();
});

/** From here on this process's own clock is wrong by so much. */
async function clockIsWrongBy(ms: number): Promise<void> {
  fakeDate({ now: Date.now() + ms, advanceTimers: true });
  await measureClock();
}

test.each([-twoWeeks, twoWeeks])('a process whose clock is %d ms ahead goes by the database', async (ms) => {
  const { brand, pack } = await makeCaterer();
  const days = [-5, 0, 8].map(inDays);
  await clockIsWrongBy(ms);
  expect(Math.abs(Date.now() - now().getTime())).toBeGreaterThan(twoWeeks - 1000);
  const there = (await databaseNow(null)).getTime();
  expect(Math.abs(now().getTime() - there)).toBeLessThan(1000);
  expect(Math.abs((await onDatabaseClock(Date.now())).getTime() - there)).toBeLessThan(1000);

  const found = async (start_date: string | undefined) => {
    const { body } = (await client()
      .get('/cpi/v1/public/packages/search')
      .query({ place_id: 1, headcount: 20, start_date, start_time: '12:00', brand_id: brand.id })
      .expect(200)) as { body: Schemas['PackageSearch'] };
    return body.records.map(({ id }) => id);
  };
  expect(await Promise.all(days.map(found))).toEqual([[], [], [pack.id]]);
});

/** The columns that hold a moment which is half a year or more from the database's own. */
async function strangeMoments(): Promise<string[]> {
  const columns = await sql.rows<{ tableName: string; name: string }>(
    `select table_name as "tableName", column_name as name from information_schema.columns
     where table_schema = 'public' and data_type = 'timestamp with time zone' order by 1, 2`,
  );
  const strange: string[] = [];
  for (const { tableName, name } of columns) {
    const rows = await sql.rows(
      `select 1 from ${tableName} where abs(extract(epoch from ${name} - now())) > 180 * 86400 limit 1`,
    );
    if (rows.length > 0) strange.push(`${tableName}.${name}`);
  }
  return strange;
}

test.each([-400, 400])(
  'what a process stores whose clock is %d days ahead is the database’s time',
  async (days) => {
    const { user, orderId } = await makeReadyCart(await makeCaterer());
    await clockIsWrongBy(days * 86_400_000);
    await signUp({ email: `late-${days}@example.com`, name: newcomer.name });
    const orderer = await signedIn(user);
    await orderer
      .patch(`/cpi/v1/orderer/orders/${orderId}`)
      .send({ order: { suite: '12' } })
      .expect(200);
    await orderer.post(`/cpi/v1/orderer/orders/${orderId}/submit`).send({}).expect(200);
    await orderer
      .post('/cpi/v2/orderer/teams')
      .send({ team: { name: 'Night shift' } })
      .expect(201);
    // Until when a hold lasts is Stripe's word: its stand-in runs here, by this clock.
    await sql.rows('update payment_attempts set capture_before = null');
    await sql.rows(`delete from processes where kind = 'payment' and state = 'authorized'`);
    expect(await strangeMoments()).toEqual([]);
  },
);

test.each([-1, 1])(
  'tries are counted by the database, in a process whose clock is %d hours ahead too',
  async (hours) => {
    const { user } = await makeReadyCart(await makeCaterer());
    const guess = () => client().post('/cpi/v1/auth').send({ email: user.email, password: 'not-the-one' });
    for (let tries = 0; tries < 7; tries += 1) await guess().expect(401);
    await clockIsWrongBy(hours * 3_600_000);
    await guess().expect(401);
    const { body } = (await guess().expect(429)) as { body: Schemas['Error'] };
    expect(body.context.retry_after).toBeGreaterThan(15 * 60 - 60);
    expect(body.context.retry_after).toBeLessThanOrEqual(15 * 60);
  },
);

test('a session lasts by the database, however late a process believes it is', async () => {
  const { user } = await makeReadyCart(await makeCaterer());
  await clockIsWrongBy(400 * 86_400_000);
  const person = await signedIn(user);
  const sweep = async () => {
    await sql.rows(`select graphile_worker.add_job('session_sweep', '{}'::json)`);
    await runPendingJobs();
    return sql.rows("select 1 from user_sessions where sess ->> 'userId' = $1", [String(user.id)]);
  };
  expect((await sweep()).length).toBeGreaterThan(0);
  await person.get('/cpi/v2/user').expect(200);
  await sql.rows("update user_sessions set expire = now() - interval '1 second'");
  await person.get('/cpi/v2/user').expect(401);
  expect(await sweep()).toEqual([]);
});
