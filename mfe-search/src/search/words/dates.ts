import { numberAt } from './numbers';
import { type Reading } from './reading';
import { phraseAt, type Token, wordAt } from './tokens';

const names = (line: string) =>
  new Map(
    line.split(' / ').flatMap((each, at) => each.split(' ').map((name): [string, number] => [name, at])),
  );
const weekdays = names(
  'sunday sun / monday mon / tuesday tue tues / wednesday wed weds / thursday thu thur thurs / friday fri / saturday sat',
);
const months = names(
  'january jan / february feb / march mar / april apr / may / june jun / july jul / august aug / september sep sept / october oct / november nov / december dec',
);
const ordinals = new Set(['st', 'nd', 'rd', 'th']);
const dayMs = 24 * 60 * 60_000;
/** In days. A date without a year that lies farther ahead is taken as past. */
const farthest = 300;

const utc = (date: string) => Date.parse(`${date}T00:00:00Z`);
const written = (ms: number) => new Date(ms).toISOString().slice(0, 10);
/** The date a number of days later. */
export const daysAfter = (date: string, days: number): string => written(utc(date) + days * dayMs);
const weekdayOf = (date: string) => new Date(utc(date)).getUTCDay();

/** The date of year, month (from 1) and day; null if invalid. */
function dateOf(year: number, month: number, day: number): string | null {
  const pad = (number: number) => String(number).padStart(2, '0');
  const date = `${year}-${pad(month)}-${pad(day)}`;
  return !Number.isNaN(utc(date)) && written(utc(date)) === date ? date : null;
}

type Day = (today: string) => string | null;
interface Found {
  length: number;
  day: Day;
  soft?: boolean;
}

/** The next such weekday, not today. */
const coming =
  (weekday: number): Day =>
  (today) =>
    daysAfter(today, (weekday - weekdayOf(today) + 7) % 7 || 7);
const thisOrToday =
  (weekday: number): Day =>
  (today) =>
    daysAfter(today, (weekday - weekdayOf(today) + 7) % 7);
/** The weekday of next week, which starts on Monday. */
const nextWeeks =
  (weekday: number): Day =>
  (today) =>
    daysAfter(today, 7 - ((weekdayOf(today) + 6) % 7) + ((weekday + 6) % 7));

const monthDay =
  (month: number, day: number, year: number | null): Day =>
  (today) => {
    if (year !== null) return dateOf(year, month, day);
    const thisYear = Number(today.slice(0, 4));
    const date = [thisYear, thisYear + 1]
      .map((each) => dateOf(each, month, day))
      .find((each) => each && each >= today);
    return date && utc(date) - utc(today) <= farthest * dayMs ? date : null;
  };

/** The next date with this day of the month; months without it are skipped. */
const dayOfMonth =
  (day: number): Day =>
  (today) => {
    const [year = 0, month = 0] = today.split('-').map(Number);
    return (
      [0, 1, 2]
        .map((step) => dateOf(year + Math.floor((month - 1 + step) / 12), ((month - 1 + step) % 12) + 1, day))
        .find((each) => each && each >= today) ?? null
    );
  };

const figure = (tokens: readonly Token[], at: number, most: number): number | null => {
  const word = wordAt(tokens, at);
  const value = /^\d{1,2}$/.test(word) ? Number(word) : NaN;
  return value >= 1 && value <= most ? value : null;
};
const isOrdinal = (tokens: readonly Token[], at: number) =>
  ordinals.has(wordAt(tokens, at)) && tokens[at]?.joined === true;

function yearAt(tokens: readonly Token[], at: number): { year: number | null; length: number } {
  const word = wordAt(tokens, at);
  return /^20\d\d$/.test(word) ? { year: Number(word), length: 1 } : { year: null, length: 0 };
}

function weekdayAt(tokens: readonly Token[], at: number): Found | null {
  const word = wordAt(tokens, at);
  const which = ['next', 'this', 'coming'].includes(word) ? word : null;
  const start = at + (which ? 1 : 0);
  const name = wordAt(tokens, start);
  const weekday = weekdays.get(name);
  if (weekday === undefined || ['every', 'each'].includes(wordAt(tokens, at - 1))) return null;
  const behind = phraseAt(tokens, start + 1, ['next', 'week']) && !tokens[start + 1]?.fresh ? 2 : 0;
  const day =
    which === 'next' || behind
      ? nextWeeks(weekday)
      : which === 'this'
        ? thisOrToday(weekday)
        : coming(weekday);
  return { length: start + 1 + behind - at, day, soft: name.length < 6 && !which };
}

function relativeAt(tokens: readonly Token[], at: number): Found | null {
  const word = wordAt(tokens, at);
  if (word === 'today' || word === 'tonight') return { length: 1, day: (today) => today };
  if (['tomorrow', 'tmrw', 'tmr'].includes(word)) return { length: 1, day: (today) => daysAfter(today, 1) };
  const after = phraseAt(tokens, at, ['day', 'after', 'tomorrow']);
  if (after) return { length: after, day: (today) => daysAfter(today, 2) };
  const isIn = word === 'in';
  const from = at + (isIn ? 1 : 0);
  const count = wordAt(tokens, from) === 'a' ? { value: 1, length: 1 } : numberAt(tokens, from);
  if (!count || (isIn && tokens[from]?.fresh)) return null;
  const unit = from + count.length;
  const days = /^days?$/.test(wordAt(tokens, unit)) ? 1 : /^weeks?$/.test(wordAt(tokens, unit)) ? 7 : 0;
  if (!days || count.value < 1 || count.value * days > 730) return null;
  const later =
    (day: Day): Day =>
    (today) => {
      const first = day(today);
      return first && daysAfter(first, count.value * days);
    };
  if (isIn) return { length: unit + 1 - at, day: later((today) => today) };
  if (wordAt(tokens, unit + 1) !== 'from') return null;
  if (wordAt(tokens, unit + 2) === 'now') return { length: unit + 3 - at, day: later((today) => today) };
  const base = wordAt(tokens, unit + 2) === 'in' ? null : dayAt(tokens, unit + 2);
  return base && { length: unit + 2 + base.length - at, day: later(base.day) };
}

function calendarAt(tokens: readonly Token[], at: number): Found | null {
  const month = months.get(wordAt(tokens, at));
  if (month !== undefined) {
    const the = wordAt(tokens, at + 1) === 'the' ? 1 : 0;
    const day = figure(tokens, at + 1 + the, 31);
    if (day === null || tokens[at + 1 + the]?.fresh || isTime(tokens, at + 2 + the)) return null;
    const end = at + 2 + the + (isOrdinal(tokens, at + 2 + the) ? 1 : 0);
    const { year, length } = yearAt(tokens, end);
    return { length: end + length - at, day: monthDay(month + 1, day, year) };
  }
  return figuresAt(tokens, at) ?? dayFirstAt(tokens, at);
}

/** A number before this belongs to a time. */
const isTime = (tokens: readonly Token[], at: number) =>
  (wordAt(tokens, at) === ':' && tokens[at]?.joined === true) || ['am', 'pm'].includes(wordAt(tokens, at));

/** '28th', '28 november', 'the 28th of november'. */
function dayFirstAt(tokens: readonly Token[], at: number): Found | null {
  const the = wordAt(tokens, at) === 'the' ? 1 : 0;
  const day = figure(tokens, at + the, 31);
  if (day === null) return null;
  const ordinal = isOrdinal(tokens, at + the + 1) ? 1 : 0;
  const next = at + the + 1 + ordinal;
  const of = wordAt(tokens, next) === 'of' ? 1 : 0;
  const month = months.get(wordAt(tokens, next + of));
  if (month !== undefined && !tokens[next]?.fresh) {
    const { year, length } = yearAt(tokens, next + of + 1);
    return { length: next + of + 1 + length - at, day: monthDay(month + 1, day, year) };
  }
  return ordinal ? { length: next - at, day: dayOfMonth(day), soft: !the } : null;
}

const isTail = (tokens: readonly Token[], at: number) =>
  tokens[at]?.joined === true && /^[^a-z]/.test(wordAt(tokens, at - 1));

/** '11/28', '11/28/26' and '2026-11-28'. */
function figuresAt(tokens: readonly Token[], at: number): Found | null {
  const joined = (step: number, sign: string) =>
    wordAt(tokens, at + step) === sign && tokens[at + step]?.joined && tokens[at + step + 1]?.joined;
  if (/^20\d\d$/.test(wordAt(tokens, at)) && joined(1, '-') && joined(3, '-')) {
    const [year, month, day] = [0, 2, 4].map((step) => Number(wordAt(tokens, at + step)));
    return { length: 5, day: () => dateOf(year ?? 0, month ?? 0, day ?? 0) };
  }
  const month = figure(tokens, at, 12);
  const day = figure(tokens, at + 2, 31);
  if (month === null || day === null || !joined(1, '/') || isTail(tokens, at)) return null;
  if (!joined(3, '/')) return { length: 3, day: monthDay(month, day, null) };
  const year = wordAt(tokens, at + 4);
  if (!/^(20)?\d\d$/.test(year)) return null;
  return { length: 5, day: monthDay(month, day, Number(year.length === 2 ? `20${year}` : year)) };
}

const dayAt = (tokens: readonly Token[], at: number): Found | null =>
  weekdayAt(tokens, at) ?? relativeAt(tokens, at) ?? calendarAt(tokens, at);

/**
 * Reads a date: 'friday', 'next tuesday', 'in two weeks', 'nov 28', 'on the 28th'; a past one means
 * nothing.
 */
export function dateAt(tokens: readonly Token[], at: number): Reading | null {
  const on = ['on', 'by', 'for'].includes(wordAt(tokens, at)) ? 1 : 0;
  if (on && tokens[at + 1]?.fresh) return null;
  const found = dayAt(tokens, at + on);
  if (!found) return null;
  const { day, soft, length } = found;
  return {
    kind: 'date',
    length: length + on,
    evening: wordAt(tokens, at + on) === 'tonight',
    soft: soft && !on,
    mean: ({ today }) => {
      const date = day(today);
      return date !== null && date >= today ? { date } : null;
    },
  };
}
