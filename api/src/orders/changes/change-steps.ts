import { errorCodes, type Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { ApiError } from '../../errors';
import type { Actor } from '../../http';
import { changeAttempt } from '../../payments';
import { centsToDollars } from '../../pricing';
import { pendingExpiry } from '../../schedule';
import type { Order } from '../order.model';
import { orderPolicy } from '../order.policy';
import { decisionWaits, mayTakeOver, type DecisionStep } from '../payment/until-decided';
import { presentChangedItems } from './change.presenter';
import { changeProcess } from './change.process';
import type { OpenChange } from './open-change';
import { requireNoOtherDelivery } from './other-deliveries';

/** How long a modify waits for a decision; tests shorten it. */
export const modifyWaits = decisionWaits();

/** The next step of a modify, decided under the order's row lock. */
export type ModifyStep = DecisionStep<Schemas['ModifiedOrder']>;

/** Takes the next step of a change once its payment is authorized: applies it, or asks the restaurant. */
export async function sendOrApply(
  open: OpenChange,
  actor: Actor,
  now: Date,
  transaction: Transaction,
): Promise<ModifyStep> {
  const { change, order } = open;
  await requireNoOtherDelivery(open, actor, transaction);
  // A caterer who changes their own direct order needs no approval; the customer is told that the caterer did it.
  if (!orderPolicy.pay(actor, order))
    await changeProcess.step('make', open, { actor, input: undefined, transaction });
  // A pending order has not been accepted yet, so the caterer answers the changed order.
  else if (order.status === 'pending' || change.withinLimits)
    await changeProcess.step('apply', open, { actor, input: undefined, transaction });
  else {
    const expiresAt = answerBy(open, now);
    await changeProcess.step('request', open, { actor, input: { expiresAt }, transaction });
  }
  return { do: 'answer', answer: presentModified(open) };
}

/** The deadline for the restaurant's answer to a change that is sent now. */
export const answerBy = (open: OpenChange, now: Date): Date =>
  pendingExpiry({ submittedAt: now, startsAt: earliestStart(open), leadTimeHours });

/** Like for a new order, the answer must come some hours before the start. */
const leadTimeHours = 24;

/** The earlier of old and new start, because the restaurant must answer before it cooks. */
function earliestStart({ change, order }: OpenChange): Date {
  const { startAt } = change.proposal.columns;
  const starts = [order.startAt, typeof startAt === 'string' ? new Date(startAt) : null];
  return new Date(Math.min(...starts.flatMap((start) => (start ? [start.getTime()] : []))));
}

/** The state of a change that was sent before, with the same key or the same wish. */
export async function goOn(
  { change, order }: OpenChange,
  undecided: number | null,
  now: Date,
  transaction: Transaction,
): Promise<ModifyStep> {
  if (change.status === 'applied' || change.status === 'requested')
    return { do: 'answer', answer: presentModified({ change, order }) };
  const attempt = change.status === 'paying' ? await changeAttempt(change.id, transaction) : null;
  if (!attempt) return { do: 'refuse', error: closed(change.status) };
  const isTakenOver = mayTakeOver(attempt, { undecided, now, waits: modifyWaits });
  return attempt.status !== 'claimed' || isTakenOver ? { do: 'pay', attempt } : { do: 'wait' };
}

const closed = (status: string) =>
  new ApiError(409, errorCodes.modify.changeClosed, {
    message: 'These changes were not made. Please send them again.',
    context: { status },
  });

const presentModified = ({ change, order }: OpenChange): Schemas['ModifiedOrder'] => ({
  id: order.id,
  change_id: change.id,
  status: change.status === 'applied' ? 'applied' : 'requested',
  pricing: { customer_price: centsToDollars(change.after.totalCents) },
  changes: presentChangedItems(change.proposal.items),
  from_referral: order.fromReferral,
});

/** The answer if the changes equal the order. */
export const presentUnchanged = (order: Order): Schemas['ModifiedOrder'] => ({
  id: order.id,
  change_id: null,
  status: 'unchanged',
  pricing: { customer_price: centsToDollars(order.totalCents ?? 0) },
  changes: [],
  from_referral: order.fromReferral,
});
