import { dateBounds } from '@copper-carrot/contracts';

/** A wall clock at a place: date YYYY-MM-DD, time HH:mm (seconds are tolerated), IANA zone. */
export interface LocalMoment {
  date: string;
  time: string;
  timeZone: string;
}

/** A wall clock that cannot be turned into an instant; `field` says which part is to blame. */
export class LocalTimeError extends RangeError {
  constructor(
    readonly field: 'start_date' | 'start_time' | 'time_zone',
    problem: string,
  ) {
    super(problem);
    this.name = 'LocalTimeError';
  }
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs far more than using it, and there are few zones. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    try {
      formatter = new Intl.DateTimeFormat('en-US', {
        timeZone,
        calendar: 'gregory',
        numberingSystem: 'latn',
        hourCycle: 'h23',
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
        second: '2-digit',
      });
    } catch {
      throw new LocalTimeError('time_zone', `${timeZone} is not a time zone`);
    }
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/** Clocks are put forward and back at a quarter of an hour of UTC, so that an offset holds for one. */
const QUARTER = 15 * MINUTE;
const mostKnown = 20_000;
const known = new Map<string, number>();

/** How far the zone's clocks are ahead of UTC at an instant, in milliseconds (negative in the Americas). */
export function offsetAt(instant: Date, timeZone: string): number {
  const quarter = Math.floor(instant.getTime() / QUARTER);
  const key = `${quarter} ${timeZone}`;
  let offset = known.get(key);
  if (offset === undefined) {
    if (known.size >= mostKnown) known.clear();
    known.set(key, (offset = readOffset(new Date(quarter * QUARTER), timeZone)));
  }
  return offset;
}

function readOffset(instant: Date, timeZone: string): number {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const wall = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return wall - Math.floor(instant.getTime() / 1000) * 1000;
}

/** What a clock at the place shows at an instant. */
export function toLocal(instant: Date, timeZone: string): LocalMoment {
  const [date = '', time = ''] = new Date(instant.getTime() + offsetAt(instant, timeZone))
    .toISOString()
    .split('T');
  return { date, time: time.slice(0, 5), timeZone };
}

/** Hours that the place is from UTC at noon of a date: `utc_offset`. */
export function utcOffset(date: string, timeZone: string): number {
  return offsetAt(toUtc({ date, time: '12:00', timeZone }), timeZone) / HOUR;
}

/**
 * The instant of a wall clock. An hour that comes twice (clocks go back) means its first coming. An hour that is left
 * out (clocks go forward) throws a LocalTimeError, as no start is ever moved silently; with `skipped: 'forward'`, for
 * deadlines, it is the instant that many minutes after the gap began.
 */
export function toUtc(local: LocalMoment, skipped: 'refuse' | 'forward' = 'refuse'): Date {
  const wall = wallClock(local);
  const before = offsetAt(new Date(wall - DAY), local.timeZone);
  const after = offsetAt(new Date(wall + DAY), local.timeZone);
  const instants = [wall - before, wall - after].filter(
    (at) => at + offsetAt(new Date(at), local.timeZone) === wall,
  );
  if (instants.length > 0) return new Date(Math.min(...instants));
  if (skipped === 'forward') return new Date(wall - before);
  throw new LocalTimeError(
    'start_time',
    `${local.time} does not exist on ${local.date}: the clocks go forward. Please choose another time`,
  );
}

/** The wall clock read as if it were UTC, in milliseconds; a LocalTimeError for a date or time that is none. */
export function wallClock({ date, time }: Pick<LocalMoment, 'date' | 'time'>): number {
  if (!/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(time))
    throw new LocalTimeError('start_time', `${time} is not a time`);
  return midnight(date) + minutesOf(time) * MINUTE;
}

const yearOf = (date: string, more: number) => String(Number(date.slice(0, 4)) + more);
/** Deadlines lie before an event and what is open next after it, so that a year more is known on either side. */
const reckoned = { first: yearOf(dateBounds.first, -1), last: yearOf(dateBounds.last, 1) };

function midnight(date: string): number {
  const year = date.slice(0, 4);
  const isReckoned = /^\d{4}-\d\d-\d\d$/.test(date) && year >= reckoned.first && year <= reckoned.last;
  const at = isReckoned ? Date.parse(`${date}T00:00:00Z`) : NaN;
  // Date.parse takes 30 February for 2 March.
  if (Number.isNaN(at) || dateOf(at) !== date)
    throw new LocalTimeError('start_date', `${date} is not a date`);
  return at;
}

const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Minutes since midnight of HH:mm. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** The date some days later (or earlier). */
export const addDays = (date: string, days: number) => dateOf(midnight(date) + days * DAY);

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (date: string) => new Date(midnight(date)).getUTCDay();
