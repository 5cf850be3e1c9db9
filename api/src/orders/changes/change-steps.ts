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

/** How long a modify waits; tests of it wait shorter. */
export const modifyWaits = decisionWaits();

/** What the next step of a modify is, decided under the order's row lock. */
export type ModifyStep = DecisionStep<Schemas['ModifiedOrder']>;

/** Takes the step that a change is due once its money is there: it holds at once, or its restaurant is asked. */
export async function sendOrApply(
  open: OpenChange,
  actor: Actor,
  now: Date,
  transaction: Transaction,
): Promise<ModifyStep> {
  const { change, order } = open;
  await requireNoOtherDelivery(open, actor, transaction);
  // Who cooks a direct order asks nobody; what becomes of it is told as theirs.
  if (!orderPolicy.pay(actor, order))
    await changeProcess.step('make', open, { actor, input: undefined, transaction });
  // What nobody has accepted yet is accepted, or not, as it is then.
  else if (order.status === 'pending' || change.withinLimits)
    await changeProcess.step('apply', open, { actor, input: undefined, transaction });
  else {
    const expiresAt = answerBy(open, now);
    await changeProcess.step('request', open, { actor, input: { expiresAt }, transaction });
  }
  return { do: 'answer', answer: presentModified(open) };
}

/** Until when the restaurant has to answer a change that is sent now. */
export const answerBy = (open: OpenChange, now: Date): Date =>
  pendingExpiry({ submittedAt: now, startsAt: earliestStart(open), leadTimeHours });

/** An answer comes some hours before the start, as that to a new order. */
const leadTimeHours = 24;

/** The restaurant answers before it has to cook, at the old time or the new one. */
function earliestStart({ change, order }: OpenChange): Date {
  const { startAt } = change.proposal.columns;
  const starts = [order.startAt, typeof startAt === 'string' ? new Date(startAt) : null];
  return new Date(Math.min(...starts.flatMap((start) => (start ? [start.getTime()] : []))));
}

/** Where a change stands that was asked for before, by the same key or with the same wish. */
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

/** Nothing that was sent is another than what is. */
export const presentUnchanged = (order: Order): Schemas['ModifiedOrder'] => ({
  id: order.id,
  change_id: null,
  status: 'unchanged',
  pricing: { customer_price: centsToDollars(order.totalCents ?? 0) },
  changes: [],
  from_referral: order.fromReferral,
});
