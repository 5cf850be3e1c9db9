import { errorCodes, isOpen } from '@copper-carrot/contracts';
import { inList } from '../../database';
import { ApiError } from '../../errors';
import { paymentWaits } from '../../payments';
import { Process, type Move, type Transition } from '../../processes';
import { lockOrder } from '../find-order';
import { recordHistory, type HistoryKind } from '../history';
import type { Order } from '../order.model';
import { applyChange } from './apply-change';
import { changeEvents } from './change.events';
import { dropHold } from './difference-payment';
import { openChangeStatuses, OrderChange, type ChangeStatus } from './order-change.model';

/** A change with its order, both locked. */
export interface OpenChange {
  change: OrderChange;
  order: Order;
}
type Step<Input> = Transition<ChangeStatus, OpenChange, Input>;

/** The payment's own clock hears what the bank said; this one ends what that has not ended. */
const payingMs = () => paymentWaits.bankMs + 5 * 60_000;

/** A change and its order under their locks, the order's first as everywhere; null where there is none. */
export async function lockChange(id: number, transaction: Move['transaction']): Promise<OpenChange | null> {
  const found = await OrderChange.findByPk(id, { attributes: ['orderId'], transaction });
  if (!found) return null;
  const order = await lockOrder(found.orderId, transaction);
  const change = await OrderChange.findByPk(id, { transaction, lock: true, rejectOnEmpty: true });
  return { change, order };
}

/** An order that has ended or begun takes no change any more, though nobody has closed it yet. */
function orderStands({ order }: OpenChange, { now }: Move): void {
  if (isOpen(order.status) && order.startAt && now < order.startAt) return;
  throw new ApiError(409, errorCodes.modify.changeClosed, {
    message: 'This order can’t be changed any more.',
  });
}
function inTime({ change: { expiresAt } }: OpenChange, { now }: Move): void {
  if (!expiresAt || now < expiresAt) return;
  throw new ApiError(409, 'order_change-answer_too_late', {
    message: 'The time to answer these changes is over.',
  });
}

const decided = (_open: OpenChange, { now, actor }: Move) => ({
  decidedAt: now,
  decidedBy: actor?.userId ?? null,
});
const told = (kind: HistoryKind, detailsOf: (input: unknown) => object = () => ({})) => ({
  history: ({ change, order }: OpenChange, { actor, input, transaction }: Move) =>
    recordHistory(
      {
        orderId: order.id,
        kind,
        actor,
        details: {
          change_id: change.id,
          difference_cents: change.priceDifferenceCents,
          lock_version: order.lockVersion,
          ...detailsOf(input),
        },
      },
      transaction,
    ),
});
const holds = {
  'change the order': ({ change, order }: OpenChange, { now, transaction }: Move) =>
    applyChange(order, change, now, transaction),
};
const letsGo = {
  'let its hold go': ({ change }: OpenChange, { transaction }: Move) => dropHold(change, transaction),
};

const pay: Step<void> = {
  from: ['proposed'],
  to: 'paying',
  by: 'customer',
  writes: (_open, { now }) => ({ expiresAt: new Date(now.getTime() + payingMs()) }),
  event: changeEvents.paying,
  follows: {},
};
const request: Step<{ expiresAt: Date }> = {
  from: ['proposed', 'paying'],
  to: 'requested',
  by: 'customer',
  guards: { 'the order stands': orderStands },
  writes: (_open, { input }) => ({ expiresAt: input.expiresAt }),
  event: changeEvents.requested,
  follows: told('change_requested'),
};
const apply: Step<void> = {
  from: ['proposed', 'paying'],
  to: 'applied',
  by: 'customer',
  guards: { 'the order stands': orderStands },
  writes: decided,
  event: changeEvents.applied,
  follows: { ...holds, ...told('change_applied') },
};
const approve: Step<void> = {
  from: ['requested'],
  to: 'applied',
  by: 'caterer',
  guards: { 'the order stands': orderStands, 'in time': inTime },
  writes: decided,
  event: changeEvents.approved,
  follows: { ...holds, ...told('change_approved') },
};
const decline: Step<{ reason: string }> = {
  from: ['requested'],
  to: 'declined',
  by: 'caterer',
  guards: { 'in time': inTime },
  writes: (open, move) => ({ ...decided(open, move), reason: move.input.reason }),
  event: changeEvents.declined,
  tells: (_open, { input }) => ({ reason: input.reason }),
  follows: {
    ...told('change_declined', (input) => ({ reason: (input as { reason: string }).reason })),
    ...letsGo,
  },
};
const withdraw: Step<void> = {
  from: ['requested'],
  to: 'withdrawn',
  by: 'customer',
  writes: decided,
  event: changeEvents.withdrawn,
  follows: { ...told('change_withdrawn'), ...letsGo },
};
const expire: Step<void> = {
  from: ['requested'],
  to: 'expired',
  by: 'clock',
  writes: decided,
  event: changeEvents.expired,
  follows: { ...told('change_expired'), ...letsGo },
};
/** Nobody told the bank in time, or something else is wished for now; the caterer never heard of it. */
const abandon: Step<void> = {
  from: ['paying'],
  to: 'refused',
  by: 'clock',
  writes: decided,
  event: changeEvents.refused,
  follows: { ...told('change_abandoned'), ...letsGo },
};
const refuse: Step<void> = {
  from: ['paying'],
  to: 'refused',
  by: 'bank',
  writes: decided,
  event: changeEvents.refused,
  follows: { ...told('payment_failed'), ...letsGo },
};
/** What was held for it is gone at Stripe while the restaurant thinks: it would be cooked unpaid. */
const lapse: Step<void> = {
  from: ['requested'],
  to: 'refused',
  by: 'Stripe',
  writes: decided,
  event: changeEvents.lapsed,
  follows: { ...told('change_lapsed'), ...letsGo },
};

interface Inputs {
  pay: void;
  request: { expiresAt: Date };
  apply: void;
  approve: void;
  decline: { reason: string };
  withdraw: void;
  expire: void;
  abandon: void;
  refuse: void;
  lapse: void;
}

const answerUntil = ({ change }: OpenChange): Date | null => change.expiresAt ?? null;

/** The life of a change of an order that was submitted: the order stands as it is until the change is applied (1 §4). */
export const changeProcess = new Process<ChangeStatus, OpenChange, Inputs>({
  kind: 'order_change',
  initial: 'proposed',
  lock: lockChange,
  keyOf: ({ change }) => change.id,
  stateOf: ({ change }) => change.status,
  enter: ({ change }, status, columns, transaction) => change.update({ ...columns, status }, { transaction }),
  transitions: { pay, request, apply, approve, decline, withdraw, expire, abandon, refuse, lapse },
  strays: `
    select c.id as key from order_change_requests c
      left join processes p on p.kind = 'order_change' and p.key = c.id
    where c.status in (${inList(openChangeStatuses)}) and p.state is distinct from c.status
    union
    select p.key from processes p join order_change_requests c on c.id = p.key
    where p.kind = 'order_change' and p.due_at is not null and p.state <> c.status`,
  timers: {
    paying: { take: 'abandon', at: answerUntil },
    requested: { take: 'expire', at: answerUntil },
  },
});
