import type { Schemas } from '@copper-carrot/contracts';
import { Op, QueryTypes, type Transaction } from 'sequelize';
import { databaseNow } from '../clock';
import { database, inList, sql } from '../database';
import { prepared } from '../prepared';
import { columnsOf, recordOf } from '../records';
import type { Authorization } from './authorize-payment';
import { PaymentAttempt, type AttemptPurpose } from './payment.model';
import { paymentProcess, type Released } from './payment.process';

const live = ['claimed', 'authorized', 'requires_action'] as const;

const { columns, list } = columnsOf(PaymentAttempt, 'a');
const liveQuery = prepared(
  'payment-attempt-live',
  columns,
  `select ${list} from payment_attempts a
   where order_id = $1 and change_id is null and renews is null and status in (${inList(live)})`,
);
const lockedQuery = prepared(
  'payment-attempt-locked',
  columns,
  `select ${list} from payment_attempts a where id = $1 for update`,
);

/** Whether one stands for an order, in a statement that knows the order's id by this name. */
export const hasLiveAttempt = (
  orderId: string,
) => `exists (select from payment_attempts where order_id = ${orderId}
  and change_id is null and renews is null and status in (${inList(live)}))`;

/** The attempt that stands for an order now, if any; the database allows one at a time, one to renew it, and one for its change. */
export async function liveAttempt(orderId: number, transaction: Transaction) {
  const [row] = await sql.within(transaction, liveQuery, [orderId]);
  return row ? recordOf(PaymentAttempt, row) : null;
}

/** The attempt that is to take the place of the one that stands. */
export function liveRenewal(orderId: number, transaction: Transaction) {
  return PaymentAttempt.findOne({
    where: { orderId, renews: { [Op.not]: null }, status: { [Op.in]: live } },
    transaction,
  });
}

/** Whether Stripe is being asked for a hold of an order, or its person is by the bank. */
export async function isBeingAsked(orderId: number, transaction: Transaction): Promise<boolean> {
  const status = ['claimed', 'requires_action'];
  const purpose = { [Op.ne]: 'change' };
  return (await PaymentAttempt.count({ where: { orderId, purpose, status }, transaction })) > 0;
}

/** The attempt that stands for a change of an order, if any; it is neither the order's nor renews that. */
export function changeAttempt(changeId: number, transaction: Transaction) {
  return PaymentAttempt.findOne({ where: { changeId, status: { [Op.in]: live } }, transaction });
}

/** The newest attempt for a change, whatever became of it; none where the change costs no more, or holds. */
export const lastAttemptFor = (changeId: number, transaction: Transaction) =>
  PaymentAttempt.findOne({ where: { changeId }, order: [['id', 'desc']], transaction });

/** A change holds: from now on its attempt is the order's, which has none other that lives. */
export async function promoteAttempt(attempt: PaymentAttempt, now: Date, transaction: Transaction) {
  await attempt.update({ changeId: null }, { transaction });
  await paymentProcess.keep(attempt, now, transaction);
}

/** Takes the order's row lock for whoever writes of its money: everybody takes that one first. */
export async function lockOrderOf(orderId: number, transaction: Transaction): Promise<void> {
  await database.query('select 1 from orders where id = $1 for update', {
    type: QueryTypes.SELECT,
    transaction,
    bind: [orderId],
  });
}

/** An attempt under its row lock; the order's is taken first. */
export async function lockAttempt(id: number, transaction: Transaction): Promise<PaymentAttempt> {
  const [row] = await sql.within(transaction, lockedQuery, [id]);
  if (!row) throw new Error(`the payment attempt ${id} is not there`);
  return recordOf(PaymentAttempt, row);
}

export interface Claim {
  purpose: AttemptPurpose;
  orderId: number;
  /** The change of the order that it is for; absent for the order itself. */
  changeId?: number;
  creditCardId: number;
  amountCents: number;
  requestedBy: number;
  orderLockVersion: number;
  ignoreChecks: Schemas['IgnoreChecks'];
  /** Absent where nobody waits for an answer. */
  submitKey?: string | null;
  /** The latest until when the bank may be waited for. */
  validUntil: Date | null;
  /** The hold that stands until this one does. */
  renews?: number | null;
  /** What the tip of the order is to be, where it is for that alone. */
  tipCents?: number;
}

/** What nobody confirms with their bank: nobody is there, or it is not worth a second errand. */
const isOffSession: Readonly<Record<AttemptPurpose, boolean>> = {
  submit: false,
  asked: false,
  hold: true,
  card: false,
  change: false,
  tip: true,
};

/** Claims the right to ask Stripe, before Stripe is asked; the caller holds the order's row lock. */
export async function claimAttempt(
  claim: Claim,
  now: Date,
  transaction: Transaction,
): Promise<PaymentAttempt> {
  const columns = { ...claim, offSession: isOffSession[claim.purpose], claimedAt: now };
  const attempt = await PaymentAttempt.create(columns, { transaction });
  await paymentProcess.keep(attempt, now, transaction);
  return attempt;
}

/**
 * Takes the step that Stripe's answer asks for; the caller's transaction holds the order's row lock and the attempt's, and its
 * moment is one under them.
 */
export async function takeAnswer(
  attempt: PaymentAttempt,
  result: Authorization,
  now: Date,
  transaction: Transaction,
) {
  if (result.outcome === 'requires_action') {
    const given = { actor: null, input: result, now, transaction };
    if (attempt.status === 'claimed') await paymentProcess.step('askBank', attempt, given);
    return;
  }
  if (result.outcome === 'failed') {
    await paymentProcess.step('refuse', attempt, { actor: null, input: result, now, transaction });
    return;
  }
  const renewed = attempt.renews === null ? null : await lockAttempt(attempt.renews, transaction);
  if (renewed?.status === 'authorized') await voidLater(renewed, transaction);
  await paymentProcess.step('authorize', attempt, { actor: null, input: result, now, transaction });
  // Charged by the old hold meanwhile: nothing is left to pay.
  if (renewed?.status === 'captured') await voidLater(attempt, transaction);
}

/**
 * Lets go all that is held, or may be, for an order, and answers how much was held (cents); a job tells Stripe, and tells it
 * again until it has answered.
 */
export async function releaseHold(orderId: number, transaction: Transaction): Promise<number> {
  const renewedCents = await letGo(await liveRenewal(orderId, transaction), transaction);
  return renewedCents + (await letGo(await liveAttempt(orderId, transaction), transaction));
}

/** The same of what is held for a change, and is not its order's yet. */
export const releaseChangeHold = async (changeId: number, transaction: Transaction): Promise<number> =>
  letGo(await changeAttempt(changeId, transaction), transaction);

async function letGo(attempt: PaymentAttempt | null, transaction: Transaction): Promise<number> {
  if (!attempt) return 0;
  const heldCents = attempt.status === 'authorized' ? attempt.amountCents : 0;
  await voidLater(attempt, transaction);
  return heldCents;
}

/** Takes an attempt that waits for the bank up again, under the promise of who asks now. */
export async function resumeAttempt(
  attempt: PaymentAttempt,
  promise: Pick<Claim, 'submitKey' | 'ignoreChecks' | 'orderLockVersion'>,
  transaction: Transaction,
) {
  await attempt.update(promise, { transaction });
}

/** Writes down that whoever pressed heard that the order may be placed later: nobody's order is placed late who did not. */
export async function tellLater(attempt: PaymentAttempt, transaction: Transaction) {
  if (attempt.status === 'claimed')
    await attempt.update({ toldAt: await databaseNow(transaction) }, { transaction });
}

/** Marks one attempt for release, with the intent where Stripe has named it; what Stripe may hold under it is let go by a job. */
export async function voidLater(attempt: PaymentAttempt, transaction: Transaction, released: Released = {}) {
  await paymentProcess.step('release', attempt, { actor: null, input: released, transaction });
}
