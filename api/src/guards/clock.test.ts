import type { Schemas } from '@copper-carrot/contracts';
import { databaseNow, measureClock, now, onDatabaseClock } from '../clock';
import { inDays, makeCaterer } from '../orders/order.factory';
import { client, useDatabase } from '../testing';

useDatabase();

const twoWeeks = 14 * 86_400_000;
const everythingButTheDate = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

afterEach(async () => {
  jest.useRealTimers();
  await measureClock();
});

/** From here on this process's own clock is wrong by so much. */
async function clockIsWrongBy(ms: number): Promise<void> {
  jest.useFakeTimers({
    now: Date.now() + ms,
    advanceTimers: true,
    doNotFake: [...everythingButTheDate],
  });
  await measureClock();
}

test.each([-twoWeeks, twoWeeks])('a process whose clock is %d ms ahead goes by the database', async (ms) => {
  const { brand, pack } = await makeCaterer();
  const days = [-5, 0, 8].map(inDays);
  await clockIsWrongBy(ms);
  expect(Math.abs(Date.now() - now().getTime())).toBeGreaterThan(twoWeeks - 1000);
  const there = (await databaseNow()).getTime();
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
