import {
  authorizationLeadDays,
  isHeldAtOnce,
  laterAuthorizationLeadDays,
  laterHoldAt,
} from '@copper-carrot/contracts';
import { HOUR } from './zones';

const PENDING_HOURS = 24;
const ANSWER_BEFORE_START_HOURS = 4;

/**
 * When a pending order that no caterer has answered expires: 24 hours after submit, or 4 hours before the start (half
 * the lead time where that is shorter), whichever is earlier. An order let in inside its lead time keeps half of what
 * time it has, so that it can't expire as it arrives.
 */
export function pendingExpiry(order: { submittedAt: Date; startsAt: Date; leadTimeHours: number }): Date {
  const submitted = order.submittedAt.getTime();
  const start = order.startsAt.getTime();
  const margin = Math.min(
    ANSWER_BEFORE_START_HOURS * HOUR,
    (order.leadTimeHours / 2) * HOUR,
    Math.max(0, start - submitted) / 2,
  );
  return new Date(Math.min(submitted + PENDING_HOURS * HOUR, start - margin));
}

/**
 * When the card is to be authorised: at submit, which lasts seven days, or four days before a start that lies too far ahead
 * for that, since what is held without its person may last four days and 18 hours.
 */
export const authorizationDue = ({ submittedAt, startsAt }: { submittedAt: Date; startsAt: Date }): Date =>
  isHeldAtOnce(startsAt, submittedAt) ? submittedAt : laterHoldAt(startsAt);

/** The same of a row of `orders` in a statement. */
export const authorizationDueSql = (order: string): string =>
  `case when ${order}.start_at - ${order}.submitted_at <= ${hours(authorizationLeadDays)} then ${order}.submitted_at
    else ${order}.start_at - ${hours(laterAuthorizationLeadDays)} end`;

/** Days of 24 hours, whatever the clocks of a place do. */
const hours = (days: number) => `interval '${days * 24} hours'`;

const HELD_HOURS = 4;

/**
 * Until when an order whose card was refused waits for another one: the cutoff, after which its caterer cooks, and four
 * hours where that is near or over, but never past the start.
 */
export function heldUntil({
  refusedAt,
  cutoffAt,
  startsAt,
}: Record<'refusedAt' | 'startsAt', Date> & { cutoffAt: Date | null }): Date {
  const soonest = refusedAt.getTime() + HELD_HOURS * HOUR;
  return new Date(Math.min(Math.max(cutoffAt?.getTime() ?? 0, soonest), startsAt.getTime()));
}

/** Copied onto the order at submit, so that a later policy never changes what was agreed. */
export interface CancellationPolicy {
  freeHoursBefore: number;
  supportOnlyHoursBefore: number;
  /** Share of food, in parts per million. */
  feePpm: number;
}

export interface CancellationTerms {
  /** `support`: only support may still cancel, for the fee. */
  kind: 'free' | 'fee' | 'support';
  feePpm: number;
  /** Until when (inclusive) it is free once accepted. */
  freeUntil: Date;
  /** Until when (inclusive) the orderer can cancel without support once accepted. */
  byOrdererUntil: Date;
  /** Whether they are counted to the start that was agreed to, which lies behind the one that it has. */
  isMovedNearer: boolean;
}

/**
 * What canceling at `now` means: free before acceptance or 24 hours and more before, then a fee, then support only. Of an order
 * that its caterer has moved nearer than its customer agreed to, the hours are those before the start that was agreed to, and
 * support alone cancels what has begun.
 */
export function cancellationTerms(
  policy: CancellationPolicy,
  { startsAt, agreedStart, accepted }: { startsAt: Date; agreedStart?: Date | null; accepted: boolean },
  now: Date,
): CancellationTerms {
  const isMovedNearer = agreedStart != null && agreedStart > startsAt;
  const counted = isMovedNearer ? agreedStart : startsAt;
  const before = (hours: number) => new Date(counted.getTime() - hours * HOUR);
  const freeUntil = before(policy.freeHoursBefore);
  const byOrdererUntil = before(policy.supportOnlyHoursBefore);
  const isFree = !accepted || now <= freeUntil;
  const hasBegun = isMovedNearer && accepted && now > startsAt;
  const kind = hasBegun ? 'support' : isFree ? 'free' : now <= byOrdererUntil ? 'fee' : 'support';
  const orStart = (until: Date) => (until < startsAt ? until : startsAt);
  return {
    kind,
    feePpm: isFree ? 0 : policy.feePpm,
    freeUntil: orStart(freeUntil),
    byOrdererUntil: orStart(byOrdererUntil),
    isMovedNearer,
  };
}
