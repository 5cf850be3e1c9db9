import { formatTime } from '@copper-carrot/contracts';
import { isClosedFor, isServing } from '../rules';
import { minutesOf, wallClock, weekdayOf, type LocalMoment } from './zones';

export type Daypart = 'breakfast' | 'lunch' | 'afternoon' | 'dinner';

/** When a kitchen serves on a weekday (0 is Sunday); HH:mm, from `opens` until just before `closes`. */
export interface KitchenHours {
  weekday: number;
  daypart: Daypart;
  opens: string;
  closes: string;
}

/** A time off in the kitchen's wall clock (YYYY-MM-DDTHH:mm), whole days from midnight to midnight. */
export interface Closure {
  from: string;
  to: string;
  reason: string;
}

export type Opening =
  | { open: true; daypart: Daypart }
  | { open: false; code: 'closed_that_day' | 'outside_hours' | 'closure'; reason: string };

/** Whether a kitchen serves a start in its own wall clock: its hours, and no closure during the delivery window. */
export function isOpenFor(
  hours: readonly KitchenHours[],
  closures: readonly Closure[],
  start: Pick<LocalMoment, 'date' | 'time'>,
): Opening {
  const from = wallClock(start);
  const weekday = weekdayOf(start.date);
  const day = hours.filter((row) => row.weekday === weekday).sort((a, b) => (a.opens < b.opens ? -1 : 1));
  if (day.length === 0)
    return {
      open: false,
      code: 'closed_that_day',
      reason: `The kitchen is closed on ${weekdayNames[weekday]}s`,
    };
  const closure = closures.find((off) => isClosedFor(wallOf(off.from), wallOf(off.to), from));
  if (closure) {
    const why = closure.reason ? `: ${closure.reason}` : '';
    return { open: false, code: 'closure', reason: `The kitchen is closed at that time${why}` };
  }
  const time = minutesOf(start.time);
  const serving = day.find(({ opens, closes }) => isServing(minutesOf(opens), minutesOf(closes), time));
  if (serving) return { open: true, daypart: serving.daypart };
  const spans = joined(day)
    .map(({ opens, closes }) => `${clockForPeople(opens)} to ${clockForPeople(closes)}`)
    .join(' and ');
  return {
    open: false,
    code: 'outside_hours',
    reason: `The kitchen is open on ${weekdayNames[weekday]}s from ${spans}`,
  };
}

/** Hours in their sequence, those that touch or overlap as one: nobody outside knows of dayparts. */
function joined(day: readonly Pick<KitchenHours, 'opens' | 'closes'>[]) {
  const spans: Pick<KitchenHours, 'opens' | 'closes'>[] = [];
  for (const { opens, closes } of day) {
    const last = spans.at(-1);
    if (!last || opens > last.closes) spans.push({ opens, closes });
    else if (closes > last.closes) last.closes = closes;
  }
  return spans;
}

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function wallOf(moment: string): number {
  const [date = '', time = ''] = moment.split(/[T ]/);
  return wallClock({ date, time });
}

const longDate = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** 2026-12-01 as people read it: Tuesday, December 1. */
export const dateForPeople = (date: string): string => longDate.format(new Date(`${date}T00:00:00Z`));

/** 13:30 as people read it: 1:30 pm. */
export const clockForPeople = formatTime;
