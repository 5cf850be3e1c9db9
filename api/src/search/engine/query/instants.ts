import { LRUCache } from 'lru-cache';
import { LocalTimeError, addDays, toLocal, toUtc } from '../../../schedule';

const cache = new LRUCache<string, number, () => number>({
  max: 5_000,
  memoMethod: (_key, _stale, { context: find }) => find(),
});
const remember = (key: string, find: () => number) => cache.memo(key, { context: find });

function numberOf(find: () => Date): number {
  try {
    return find().getTime();
  } catch (error) {
    if (error instanceof LocalTimeError) return NaN;
    throw error;
  }
}

/** The instant of a local time in milliseconds; NaN if it does not exist. Cached, because time zone lookups are slow. */
export const startInstant = (date: string, time: string, timeZone: string): number =>
  remember(`${date} ${time} ${timeZone}`, () => numberOf(() => toUtc({ date, time, timeZone })));

/** The instant of a local time on the day before a date, moved forward if clocks skip it. */
export const dayBeforeInstant = (date: string, time: string, timeZone: string): number =>
  remember(`before ${date} ${time} ${timeZone}`, () =>
    numberOf(() => toUtc({ date: addDays(date, -1), time, timeZone }, 'forward')),
  );

/** The date in a time zone at an instant. */
export function dateIn(timeZone: string, now: Date): string {
  // Cached per minute, because no zone changes its date within one.
  const minute = Math.floor(now.getTime() / 60_000);
  const day = remember(`today ${minute} ${timeZone}`, () =>
    Date.parse(`${toLocal(new Date(minute * 60_000), timeZone).date}T00:00:00Z`),
  );
  return new Date(day).toISOString().slice(0, 10);
}
