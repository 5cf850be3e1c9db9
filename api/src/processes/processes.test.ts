import { sql } from '../database';
import { runJobs } from '../jobs';
import { makeReadyCart, makeCaterer, type Caterer } from '../orders/order.factory';
import { orderProcess } from '../orders';
import { runPendingJobs, signedIn, timeComesFor, useLocalServices } from '../testing';
import { processJobs } from './process.jobs';
import { Outrun, processRows } from './process-row';

useLocalServices();

let caterer: Caterer;
beforeAll(async () => {
  caterer = await makeCaterer();
});

async function submitted(): Promise<number> {
  const { orderId, orderer } = await makeReadyCart(caterer);
  await orderer.post(`/cpi/v1/orderer/orders/${orderId}/submit`).send({}).expect(200);
  return orderId;
}
const accept = async (orderId: number) =>
  (await signedIn(caterer.cook)).post(`/cpi/v1/caterer/orders/${orderId}/accept`).expect(200);
const stands = async (orderId: number) =>
  sql.first<{ status: string; state: string; waits: boolean; times: number }>(
    `select status, state, due_at is not null as waits,
       (select count(*) from order_history h where h.order_id = o.id and kind = o.status)::int as times
     from orders o join processes on kind = 'order' and key = o.id where o.id = $1`,
    [orderId],
  );
const overdue = (orderId: number) =>
  sql.rows(`update processes set due_at = now() - interval '1 minute' where kind = 'order' and key = $1`, [
    orderId,
  ]);
const sweep = () => sql.rows(`select graphile_worker.add_job('process_sweep')`);

test('the clock takes its step once its time has come, and not before', async () => {
  const orderId = await submitted();
  await runPendingJobs();
  expect(await stands(orderId)).toEqual({ status: 'pending', state: 'pending', waits: true, times: 0 });
  await timeComesFor('order', orderId);
  expect(await stands(orderId)).toEqual({ status: 'expired', state: 'expired', waits: false, times: 1 });
});

test('a wake-up that was lost does no harm: the sweep of the next minute wakes what is overdue', async () => {
  const orderId = await submitted();
  await sql.rows('select graphile_worker.remove_job($1)', [`wake-order-${orderId}`]);
  await overdue(orderId);
  await runPendingJobs();
  expect((await stands(orderId))?.status).toBe('pending');
  await sweep();
  await runPendingJobs();
  expect((await stands(orderId))?.status).toBe('expired');
});

test('a wake-up that comes late finds another clock, and does nothing', async () => {
  const orderId = await submitted();
  await overdue(orderId);
  const lease = await processRows.lease('order', orderId);
  if (!lease) throw new Error('nothing was due');
  await accept(orderId);
  await expect(orderProcess.takeByClock(orderId, lease)).rejects.toBeInstanceOf(Outrun);
  expect((await stands(orderId))?.status).toBe('accepted');
});

test('of two workers that wake one process a single one has it, and a lease that ran out is worth nothing', async () => {
  const orderId = await submitted();
  await overdue(orderId);
  const leases = await Promise.all([1, 2, 3].map(() => processRows.lease('order', orderId)));
  const [first, ...others] = leases.filter((lease) => lease !== undefined);
  if (!first) throw new Error('nobody got it');
  expect(others).toEqual([]);
  // Simulates the death of its worker.
  await sql.rows('update processes set leased_until = now() where key = $1', [orderId]);
  const next = await processRows.lease('order', orderId);
  await expect(orderProcess.takeByClock(orderId, first)).rejects.toBeInstanceOf(Outrun);
  expect((await stands(orderId))?.status).toBe('pending');
  if (!next) throw new Error('nobody took over');
  await orderProcess.takeByClock(orderId, next);
  expect(await stands(orderId)).toMatchObject({ status: 'expired', times: 1 });
});

test('the sweep leaves alone what a worker has in hand', async () => {
  const orderId = await submitted();
  await sql.rows('select graphile_worker.remove_job($1)', [`wake-order-${orderId}`]);
  await overdue(orderId);
  await processRows.lease('order', orderId);
  await sweep();
  await runJobs(processJobs([]));
  expect(
    await sql.rows('select 1 from graphile_worker.jobs where key = $1', [`wake-order-${orderId}`]),
  ).toEqual([]);
});

describe('an order that was moved past its table, as by a release from before it', () => {
  test.each(['accepted', 'expired'])('and is %s goes on from there', async (status) => {
    const orderId = await submitted();
    await sql.rows(
      `update orders set status = $2, accepted_at = now(), expires_at = null, end_reason = 'It is.',
         ended_at = case when $2 = 'expired' then now() end where id = $1`,
      [orderId, status],
    );
    await overdue(orderId);
    await sweep();
    await runPendingJobs();
    expect(await stands(orderId)).toMatchObject({ status, state: status, waits: status === 'accepted' });
    await timeComesFor('order', orderId);
    expect((await stands(orderId))?.status).toBe(status === 'accepted' ? 'fulfilled' : status);
  });

  test('and has no row gets one', async () => {
    const orderId = await submitted();
    await sql.rows(`delete from processes where kind = 'order' and key = $1`, [orderId]);
    await sweep();
    await runPendingJobs();
    expect(await stands(orderId)).toMatchObject({ status: 'pending', state: 'pending', waits: true });
    await timeComesFor('order', orderId);
    expect((await stands(orderId))?.status).toBe('expired');
  });

  test('and whose clock takes its step finds where it stands', async () => {
    const orderId = await submitted();
    await overdue(orderId);
    const lease = await processRows.lease('order', orderId);
    if (!lease) throw new Error('nothing was due');
    await sql.rows(`update orders set status = 'accepted', accepted_at = now() where id = $1`, [orderId]);
    await orderProcess.takeByClock(orderId, lease);
    expect(await stands(orderId)).toMatchObject({ status: 'accepted', state: 'accepted', waits: true });
  });
});

test('nothing is leased before its time', async () => {
  const orderId = await submitted();
  expect(await processRows.lease('order', orderId)).toBeUndefined();
});

test('a step that failed leaves its process free for the next try', async () => {
  const orderId = await submitted();
  await overdue(orderId);
  const failing = {
    kind: 'order',
    takeByClock: () => Promise.reject(new Error('not now')),
    findStrays: () => Promise.resolve(),
  };
  const [wake] = processJobs([failing]);
  await expect(wake?.handle({ kind: 'order', key: orderId })).rejects.toThrow('not now');
  expect(await processRows.lease('order', orderId)).toBeDefined();
});
