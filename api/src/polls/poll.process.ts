import { errorCodes } from '@copper-carrot/contracts';
import { databaseNow } from '../clock';
import { inList } from '../database';
import { ApiError } from '../errors';
import { requireWritableCart, waitForPoll } from '../orders';
import { releaseHold } from '../payments';
import { Process, type Move, type Transition } from '../processes';
import { toLocal } from '../schedule';
import { makeBills } from './bills';
import { lockPoll, type LockedPoll } from './lock-poll';
import { endOf, nextReminder, reminderDue } from './poll-end';
import { pollEvents } from './poll.events';
import { sendPolled } from './poll.jobs';
import type { StoredPollStatus } from './poll.model';

type Step<Input> = Transition<StoredPollStatus, LockedPoll, Input>;

/** How long a scheduled poll waits before it tries the submit again. */
export const pollWaits = { againMs: 60_000 };

export const pollEnd = ({ poll, order }: LockedPoll): Date =>
  endOf({ expiresAt: poll.expiresAt, cutoffAt: order.cutoffAt ?? null });

const closes = (_locked: LockedPoll, { now }: Move) => ({ closedAt: now });

/** Requires a cart that may be written. */
function orderWaits({ order }: LockedPoll): void {
  requireWritableCart(order);
}
function endsInTime({ order }: LockedPoll, { now, input }: Move<{ expiresAt: Date }>): void {
  if (now < endOf({ expiresAt: input.expiresAt, cutoffAt: order.cutoffAt ?? null })) return;
  throw new ApiError(409, errorCodes.poll.over, {
    message: 'The last moment to place this order is over, so that its poll can’t be opened again.',
  });
}

const freesTheOrder = {
  'let the order be changed again': ({ order }: LockedPoll, { transaction }: Move) =>
    waitForPoll(order, false, transaction),
};

const remind: Step<void> = {
  from: ['open'],
  to: 'open',
  by: 'clock',
  writes: (_locked, { now }) => ({ remindedAt: now }),
  event: pollEvents.reminded,
  tells: (locked, { now }) => ({
    minutes: reminderDue(pollEnd(locked), now),
    round: locked.poll.round,
    day: toLocal(pollEnd(locked), locked.order.timeZone ?? 'UTC').date,
  }),
  follows: {},
};
const close: Step<void> = {
  from: ['open'],
  to: 'closed',
  by: 'owner',
  writes: closes,
  event: pollEvents.closed,
  tells: ({ poll }) => ({ byClock: false, isScheduled: poll.scheduledAt != null }),
  follows: {},
};
const expire: Step<void> = {
  from: ['open'],
  to: 'closed',
  by: 'clock',
  writes: closes,
  event: pollEvents.closed,
  tells: ({ poll }) => ({ byClock: true, isScheduled: poll.scheduledAt != null }),
  follows: {
    'send the order, where it is scheduled': ({ poll }, { transaction }) =>
      poll.scheduledAt ? sendPolled.enqueue(transaction, { pollId: poll.id }) : undefined,
  },
};
interface Reopening {
  expiresAt: Date;
}
const reopen: Step<Reopening> = {
  from: ['closed', 'applied'],
  to: 'open',
  by: 'owner',
  guards: { 'the order may be changed': orderWaits, 'before the last moment to order': endsInTime },
  writes: ({ poll }, { now, input }) => ({
    expiresAt: input.expiresAt,
    round: poll.round + 1,
    remindedAt: now,
    closedAt: null,
    selectionsAppliedAt: null,
    ...noFailure,
  }),
  event: pollEvents.opened,
  tells: ({ poll }) => ({ round: poll.round }),
  follows: {},
};
const noFailure = { failureCode: null, failureMessage: null, failedAt: null };
/** The caller stores the quantities in the order, under the same locks. */
const apply: Step<void> = {
  from: ['open', 'closed'],
  to: 'applied',
  by: 'owner or the clock',
  writes: ({ poll }, { now }) => ({
    selectionsAppliedAt: now,
    closedAt: poll.closedAt ?? now,
    ...noFailure,
  }),
  event: pollEvents.applied,
  follows: {},
};
/** Answers changed, so the order has to be updated again. */
const change: Step<void> = {
  from: ['applied'],
  to: 'closed',
  by: 'owner',
  guards: { 'the order may be changed': orderWaits },
  writes: () => ({ selectionsAppliedAt: null }),
  follows: {},
};
const submit: Step<void> = {
  from: ['open', 'closed', 'applied'],
  to: 'submitted',
  by: 'order',
  writes: ({ poll }, { now }) => ({ closedAt: poll.closedAt ?? now, scheduledAt: null, ...noFailure }),
  event: pollEvents.submitted,
  follows: {
    'bill what the organization does not pay': ({ poll }, { transaction }) => makeBills(poll.id, transaction),
  },
};
interface Why {
  code: string;
  message: string;
}
/** The submit failed: the owner fixes the order, or submits it by hand. */
const fail: Step<Why> = {
  from: ['closed', 'applied'],
  to: 'closed',
  by: 'order',
  writes: (_locked, { now, input }) => ({
    autoSubmit: false,
    scheduledAt: null,
    selectionsAppliedAt: null,
    failureCode: input.code,
    failureMessage: input.message,
    failedAt: now,
  }),
  event: pollEvents.failed,
  tells: ({ poll }, { input }) => ({ ...input, armedBy: poll.armedBy ?? null }),
  follows: {
    ...freesTheOrder,
    'release the hold': ({ order }, { transaction }) => releaseHold(order.id, transaction),
  },
};
interface Deletion {
  emailPollees: boolean;
}
const remove: Step<Deletion> = {
  from: ['open', 'closed', 'applied'],
  to: 'deleted',
  by: 'owner or the order',
  writes: (_locked, { now }) => ({ deletedAt: now, autoSubmit: false, scheduledAt: null }),
  event: pollEvents.deleted,
  tells: (_locked, { actor, input }) => ({ by: actor?.userId ?? null, emailPollees: input.emailPollees }),
  follows: freesTheOrder,
};

interface Inputs {
  remind: void;
  close: void;
  expire: void;
  reopen: Reopening;
  apply: void;
  change: void;
  submit: void;
  fail: Why;
  remove: Deletion;
}

const reminderOf = (locked: LockedPoll, now: Date): Date | null =>
  nextReminder(pollEnd(locked), locked.poll.remindedAt, now);

/** The order may have moved to a later time since the job was scheduled. */
const comesTooEarly =
  (at: (locked: LockedPoll, now: Date) => Date | null) =>
  async (locked: LockedPoll, transaction: Move['transaction']): Promise<boolean> => {
    const now = await databaseNow(transaction);
    const due = at(locked, now);
    return due === null || due > now;
  };

/** Submits a scheduled poll's order at its end, and retries while the outcome is unknown. */
const send = {
  does: 'send the order of a scheduled poll',
  queue: ({ poll }: LockedPoll, transaction: Move['transaction']) =>
    sendPolled.enqueue(transaction, { pollId: poll.id }),
  at: (locked: LockedPoll, now: Date) => {
    if (!locked.poll.scheduledAt) return null;
    const end = pollEnd(locked);
    return end > now ? end : new Date(now.getTime() + pollWaits.againMs);
  },
};

/** The life cycle of a poll (1 §4, POLL-03 to POLL-06). */
export const pollProcess = new Process<StoredPollStatus, LockedPoll, Inputs>({
  kind: 'poll',
  initial: 'open',
  lock: lockPoll,
  keyOf: ({ poll }) => poll.id,
  stateOf: ({ poll }) => poll.status,
  enter: ({ poll }, status, columns, transaction) => poll.update({ ...columns, status }, { transaction }),
  transitions: { remind, close, expire, reopen, apply, change, submit, fail, remove },
  strays: `
    select q.id as key from order_polls q left join processes p on p.kind = 'poll' and p.key = q.id
    where q.status in (${inList(['open', 'closed', 'applied'])}) and p.state is distinct from q.status
    union
    select p.key from processes p join order_polls q on q.id = p.key
    where p.kind = 'poll' and p.due_at is not null and p.state <> q.status`,
  timers: {
    open: [
      { take: 'remind', at: reminderOf, waits: comesTooEarly(reminderOf) },
      { take: 'expire', at: pollEnd, waits: comesTooEarly(pollEnd) },
    ],
    closed: send,
    applied: send,
  },
});
