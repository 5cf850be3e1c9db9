import type { Schemas } from '@copper-carrot/contracts';
import { Op, QueryTypes, type Transaction } from 'sequelize';
import { databaseNow } from '../clock';
import { database, inList, sql } from '../database';
import { prepared } from '../prepared';
import { columnsOf, recordOf } from '../records';
import type { Authorization } from './authorize-payment';
import { addLines, type InvoiceLine } from './invoice-lines';
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

/** SQL for whether an order has a live payment attempt; `orderId` is an SQL expression. */
export const hasLiveAttempt = (
  orderId: string,
) => `exists (select from payment_attempts where order_id = ${orderId}
  and change_id is null and renews is null and status in (${inList(live)}))`;

/**
 * The order's live payment attempt, if any. The database allows one at a time, one more that renews it, and one for a
 * change.
 */
export async function liveAttempt(orderId: number, transaction: Transaction) {
  const [row] = await sql.within(transaction, liveQuery, [orderId]);
  return row ? recordOf(PaymentAttempt, row) : null;
}

/** The live attempt that renews the order's authorized hold. */
export function liveRenewal(orderId: number, transaction: Transaction) {
  return PaymentAttempt.findOne({
    where: { orderId, renews: { [Op.not]: null }, status: { [Op.in]: live } },
    transaction,
  });
}

/** Whether an order's hold waits for Stripe or for the bank. */
export async function isBeingAsked(orderId: number, transaction: Transaction): Promise<boolean> {
  const status = ['claimed', 'requires_action'];
  const purpose = { [Op.ne]: 'change' };
  return (await PaymentAttempt.count({ where: { orderId, purpose, status }, transaction })) > 0;
}

/** The live attempt of a change, if any; it is separate from the order's attempt and its renewal. */
export function changeAttempt(changeId: number, transaction: Transaction) {
  return PaymentAttempt.findOne({ where: { changeId, status: { [Op.in]: live } }, transaction });
}

/** The latest attempt of a change in any status; none if the change costs no more, or is applied. */
export const lastAttemptFor = (changeId: number, transaction: Transaction) =>
  PaymentAttempt.findOne({ where: { changeId }, order: [['id', 'desc']], transaction });

/** Makes an applied change's attempt the order's; the order must have no other live attempt. */
export async function promoteAttempt(attempt: PaymentAttempt, now: Date, transaction: Transaction) {
  await attempt.update({ changeId: null }, { transaction });
  await paymentProcess.keep(attempt, now, transaction);
}

/** Takes the order's row lock before its payments are written; it is always the first lock. */
export async function lockOrderOf(orderId: number, transaction: Transaction): Promise<void> {
  await database.query('select 1 from orders where id = $1 for update', {
    type: QueryTypes.SELECT,
    transaction,
    bind: [orderId],
  });
}

const invoicesLocked = prepared(
  'payment-attempt-invoices-locked',
  {},
  `select from invoices where id in (select invoice_id from payment_attempt_invoices where payment_attempt_id = $1)
   order by id for update`,
);

/** Takes the row lock of what an attempt pays, an order or invoices, before its payments are written. */
export const lockPaid = ({ id, orderId }: PaymentAttempt, transaction: Transaction): Promise<unknown> =>
  orderId === null ? sql.within(transaction, invoicesLocked, [id]) : lockOrderOf(orderId, transaction);

/** An attempt under its row lock; lock what it pays first. */
export async function lockAttempt(id: number, transaction: Transaction): Promise<PaymentAttempt> {
  const [row] = await sql.within(transaction, lockedQuery, [id]);
  if (!row) throw new Error(`the payment attempt ${id} is not there`);
  return recordOf(PaymentAttempt, row);
}

export interface Claim {
  purpose: AttemptPurpose;
  /** Null for invoices. */
  orderId: number | null;
  /** The invoices that it pays for, instead of an order. */
  invoices?: readonly InvoiceLine[];
  /** The change that it pays for; absent for the order itself. */
  changeId?: number;
  creditCardId: number;
  amountCents: number;
  requestedBy: number;
  orderLockVersion: number;
  ignoreChecks: Schemas['IgnoreChecks'];
  /** Absent if no client waits for an answer. */
  submitKey?: string | null;
  /** The last moment to wait for the bank. */
  validUntil: Date | null;
  /** The hold that this one replaces once it is authorized. */
  renews?: number | null;
  /** The new tip of the order, for an attempt that pays only for it. */
  tipCents?: number;
}

/** Purposes without a person to confirm at the bank, or, for tips, not worth asking one. */
const isOffSession: Readonly<Record<AttemptPurpose, boolean>> = {
  submit: false,
  asked: false,
  hold: true,
  card: false,
  change: false,
  tip: true,
  invoices: false,
};

/** Claims a payment attempt before Stripe is called; the caller holds the row lock of the order or the invoices. */
export async function claimAttempt(
  { invoices = [], ...claim }: Claim,
  now: Date,
  transaction: Transaction,
): Promise<PaymentAttempt> {
  const columns = { ...claim, offSession: isOffSession[claim.purpose], claimedAt: now };
  const attempt = await PaymentAttempt.create(columns, { transaction });
  if (invoices.length > 0) await addLines(attempt.id, invoices, transaction);
  await paymentProcess.keep(attempt, now, transaction);
  return attempt;
}

/**
 * Applies Stripe's answer to an attempt. The caller's transaction holds the row locks of order and attempt, and `now`
 * was read under them.
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
  // The old hold was captured meanwhile, so nothing is left to pay.
  if (renewed?.status === 'captured') await voidLater(attempt, transaction);
}

/**
 * Releases every hold of an order, also possible ones, and returns the held sum in cents; a job calls Stripe until it
 * answers.
 */
export async function releaseHold(orderId: number, transaction: Transaction): Promise<number> {
  const renewedCents = await letGo(await liveRenewal(orderId, transaction), transaction);
  return renewedCents + (await letGo(await liveAttempt(orderId, transaction), transaction));
}

/** The same for the hold of a change that is not applied yet. */
export const releaseChangeHold = async (changeId: number, transaction: Transaction): Promise<number> =>
  letGo(await changeAttempt(changeId, transaction), transaction);

async function letGo(attempt: PaymentAttempt | null, transaction: Transaction): Promise<number> {
  if (!attempt) return 0;
  const heldCents = attempt.status === 'authorized' ? attempt.amountCents : 0;
  await voidLater(attempt, transaction);
  return heldCents;
}

/** Continues an attempt that waits for the bank, with the key and options of the new request. */
export async function resumeAttempt(
  attempt: PaymentAttempt,
  promise: Pick<Claim, 'submitKey' | 'ignoreChecks' | 'orderLockVersion'>,
  transaction: Transaction,
) {
  await attempt.update(promise, { transaction });
}

/** Records that the person was told that the order may be placed later; without this, it is not placed late. */
export async function tellLater(attempt: PaymentAttempt, transaction: Transaction) {
  if (attempt.status === 'claimed')
    await attempt.update({ toldAt: await databaseNow(transaction) }, { transaction });
}

/** Marks an attempt for release, with its intent if Stripe has just returned it; a job cancels it at Stripe. */
export async function voidLater(attempt: PaymentAttempt, transaction: Transaction, released: Released = {}) {
  await paymentProcess.step('release', attempt, { actor: null, input: released, transaction });
}
