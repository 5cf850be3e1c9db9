import { momentAt } from '@copper-carrot/contracts';
import { invalid } from '../errors';
import { LocalTimeError, toLocal, toUtc } from '../schedule';
import type { StoredPollStatus } from './poll.model';

/** A poll's own end and its order's cutoff. */
interface Ending {
  expiresAt: Date;
  cutoffAt: Date | null;
}

/** When a poll ends: at its own end, but not after the order's cutoff. */
export const endOf = ({ expiresAt, cutoffAt }: Ending): Date =>
  cutoffAt && cutoffAt < expiresAt ? cutoffAt : expiresAt;

/** Whether a poll accepts no more answers. */
export const isOver = (poll: Ending & { status: StoredPollStatus }, now: Date): boolean =>
  poll.status !== 'open' || now >= endOf(poll);

/** SQL for the end of a poll `q` of an order `o` (`endOf`); `least` ignores nulls. */
export const endSql = 'least(q.expires_at, o.cutoff_at)';
/** SQL for whether the poll still accepts answers (the opposite of `isOver`). */
export const isGoingOnSql = `(q.status = 'open' and now() < ${endSql})`;

export interface WallEnd {
  end_date: string;
  end_time: string;
}

/**
 * The end of a new poll: as its owner sets it, else the order's cutoff. 422 by field for an invalid end, or if neither
 * is known.
 */
export function newPollEnd(
  { end_date: date, end_time: time }: Partial<WallEnd>,
  { timeZone, cutoffAt, now }: { timeZone: string; cutoffAt: Date | null; now: Date },
): Date {
  if (date !== undefined && time !== undefined)
    return saidEnd({ end_date: date, end_time: time }, { timeZone, cutoffAt, now });
  if (!cutoffAt)
    throw invalid(
      'end_date',
      'blank',
      'is needed while the order has no delivery date: say until when people can answer.',
    );
  if (cutoffAt <= now)
    throw invalid('end_date', 'in_past', 'is over already: it is too late to order for this delivery date.');
  return cutoffAt;
}

/** The instant of an end in local time; 422 by field if it is invalid. */
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

/** A local time read as UTC, in milliseconds. */
const wallOf = (instant: Date, timeZone: string): number => {
  const { date, time } = toLocal(instant, timeZone);
  return Date.parse(`${date}T${time}:00Z`);
};

/**
 * The poll's end after its order has moved: the same distance in local time. An end that would have passed stays
 * unchanged.
 */
export function movedEnd(
  expiresAt: Date,
  { before, after, timeZone, now }: { before: Date; after: Date; timeZone: string; now: Date },
): Date {
  const by = wallOf(after, timeZone) - wallOf(before, timeZone);
  const wall = new Date(wallOf(expiresAt, timeZone) + by).toISOString();
  // A time skipped by a clock change is moved forward instead of refused.
  const moved = toUtc({ date: wall.slice(0, 10), time: wall.slice(11, 16), timeZone }, 'forward');
  return moved > now ? moved : expiresAt;
}

/** When people without an answer are reminded, in minutes before the end. */
export const reminderMinutes = [24 * 60, 2 * 60, 15] as const;

const momentsOf = (end: Date) =>
  reminderMinutes.map((minutes) => ({ minutes, at: new Date(end.getTime() - minutes * 60_000) }));

/** When the next reminder after the last handled one is due; null if none is left or the poll has ended. */
export const nextReminder = (end: Date, remindedAt: Date, now: Date): Date | null =>
  now >= end ? null : (momentsOf(end).find(({ at }) => at > remindedAt)?.at ?? null);

/** The reminder that is due now: the latest one whose time has come. */
export const reminderDue = (end: Date, now: Date): number =>
  momentsOf(end).findLast(({ at }) => at <= now)?.minutes ?? reminderMinutes[0];
