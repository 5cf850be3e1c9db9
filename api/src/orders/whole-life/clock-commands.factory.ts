import fc from 'fast-check';
import { hour, minute, timePasses } from './virtual-time.factory';
import { nextDue, sweep, work } from './worker.factory';
import { Command, fault, saying, always, byClock } from './command.factory';

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
    new Command(`${span} pass`, byClock, always, async () => {
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
