import fc from 'fast-check';
import { sql } from '../../database';
import { hour, minute, timePasses } from './virtual-time.factory';
import { nextDue, sweep, work } from './worker.factory';
import { Command, fault, saying, always, byClock } from './command.factory';
import type { Reference } from './reference.factory';

const second = 1_000;
const spans = {
  '20 s': 20 * second,
  '2 min': 2 * minute,
  '35 min': 35 * minute,
  '5 h': 5 * hour,
  '21 h': 21 * hour,
  '3 days': 73 * hour,
  '6.6 days': 158 * hour,
};

export const wait = fc.constantFrom(...(Object.keys(spans) as (keyof typeof spans)[])).map(
  (span) =>
    new Command(`${span} pass`, byClock, always, async (reference) => {
      reference.workerSlept ||= await isCardForgotten(reference, spans[span]);
      await timePasses(spans[span]);
      await work();
    }),
);
export const waitForNext = fault(25).map(
  (struck) =>
    new Command(`what is due next comes ${saying(struck)}`, byClock, always, async () => {
      await timePasses(Math.max(0, (await nextDue()) ?? 0));
      await work(struck);
      await work();
    }),
);
export const workNow = fc.record({ fault: fault(25), sweeps: fc.boolean() }).map(
  (how) =>
    new Command(`a worker ${saying(how)}`, byClock, always, async () => {
      if (how.sweeps) await sweep();
      await work(how.fault);
    }),
);

/** Whether no worker runs between the authorization's due date and the delivery. */
async function isCardForgotten({ orderId }: Reference, milliseconds: number): Promise<boolean> {
  const asleep = await sql.first<{ yes: boolean }>(
    `select o.start_at < now() + $2 * interval '1 millisecond' and not exists (
       select from payment_attempts a where a.order_id = o.id and a.status in ('authorized', 'captured')) as yes
     from orders o where o.id = $1`,
    [orderId, milliseconds],
  );
  return asleep?.yes === true;
}
