import { momentAt } from '@copper-carrot/contracts';
import { invalid } from '../errors';
import { LocalTimeError, toLocal, toUtc } from '../schedule';
import type { StoredPollStatus } from './poll.model';

/** The end that a poll was given, and the last moment to order what it is about. */
interface Ending {
  expiresAt: Date;
  cutoffAt: Date | null;
}

/** When a poll ends: as it was said, and no later than its order can be ordered. */
export const endOf = ({ expiresAt, cutoffAt }: Ending): Date =>
  cutoffAt && cutoffAt < expiresAt ? cutoffAt : expiresAt;

/** Whether nobody can answer a poll any more. */
export const isOver = (poll: Ending & { status: StoredPollStatus }, now: Date): boolean =>
  poll.status !== 'open' || now >= endOf(poll);

/** SQL for when a poll `q` of an order `o` ends (`endOf`); `least` leaves out what is null. */
export const endSql = 'least(q.expires_at, o.cutoff_at)';
/** SQL for whether it can still be answered (`isOver`). */
export const isGoingOnSql = `(q.status = 'open' and now() < ${endSql})`;

export interface WallEnd {
  end_date: string;
  end_time: string;
}

/** The instant of an end that somebody says by the clock of the place; 422 by its fields for one that can't be. */
export function saidEnd(
  { end_date: date, end_time: time }: WallEnd,
  { timeZone, cutoffAt, now }: { timeZone: string; cutoffAt: Date | null; now: Date },
): Date {
  const end = instantOf(date, time, timeZone);
  if (end <= now) throw invalid('end_time', 'in_past', 'is over already. Please choose a later end.');
  if (cutoffAt && end > cutoffAt)
    throw invalid(
      'end_time',
      'after_cutoff',
      `is after the last moment to order, which is ${momentAt(cutoffAt, timeZone, null)}.`,
    );
  return end;
}

function instantOf(date: string, time: string, timeZone: string): Date {
  try {
    return toUtc({ date, time, timeZone });
  } catch (error) {
    if (!(error instanceof LocalTimeError)) throw error;
    throw invalid(error.field === 'start_date' ? 'end_date' : 'end_time', 'invalid', error.message);
  }
}

/** A wall clock as if it were one of UTC, in milliseconds. */
const wallOf = (instant: Date, timeZone: string): number => {
  const { date, time } = toLocal(instant, timeZone);
  return Date.parse(`${date}T${time}:00Z`);
};

/**
 * The end of a poll once its order is at another time: it keeps its distance, by the clocks of the place. Where that would be
 * over already, it stays where it was.
 */
export function movedEnd(
  expiresAt: Date,
  { before, after, timeZone, now }: { before: Date; after: Date; timeZone: string; now: Date },
): Date {
  const by = wallOf(after, timeZone) - wallOf(before, timeZone);
  const wall = new Date(wallOf(expiresAt, timeZone) + by).toISOString();
  // An hour that the clocks leave out is one as far after the gap: a deadline is moved, not refused.
  const moved = toUtc({ date: wall.slice(0, 10), time: wall.slice(11, 16), timeZone }, 'forward');
  return moved > now ? moved : expiresAt;
}

/** How long before its end whoever has not answered is reminded, in minutes. */
export const reminderMinutes = [24 * 60, 2 * 60, 15] as const;

const momentsOf = (end: Date) =>
  reminderMinutes.map((minutes) => ({ minutes, at: new Date(end.getTime() - minutes * 60_000) }));

/** When the next reminder is due, after the one that was looked after last; null once none is left, and after the end. */
export const nextReminder = (end: Date, remindedAt: Date, now: Date): Date | null =>
  now >= end ? null : (momentsOf(end).find(({ at }) => at > remindedAt)?.at ?? null);

/** Which reminder is due at a moment: the last one whose time has come. */
export const reminderDue = (end: Date, now: Date): number =>
  momentsOf(end).findLast(({ at }) => at <= now)?.minutes ?? reminderMinutes[0];
