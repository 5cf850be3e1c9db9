import { cardPaymentCents, errorCodes, sentences } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { ApiError, forbidden, refused } from '../../errors';
import type { Actor } from '../../http';
import { changeAttempt } from '../../payments';
import { inDollars } from '../../pricing';
import { ownerProblems } from '../assessment/owner-problems';
import { readSender, type Sender } from '../assessment/sender';
import type { Order } from '../order.model';
import { orderPolicy } from '../order.policy';
import { owedCents } from '../owed';
import { creditProblem, type OnInvoice } from '../payment/credit-limit';
import {
  expiredCard,
  invoiceProblem,
  othersCard,
  owedByInvoice,
  paymentMethodOf,
} from '../payment/payment-methods';
import { senderOf, type OpenChange } from './open-change';

type Paid = Pick<Order, 'bypassPayment' | 'paidWithInvoice' | 'creditCardId' | 'waivedCents'>;

/** How an order is paid after a change, requested or stored. */
interface PaidChange {
  before: Order;
  after: Paid;
  totalCents: number;
}

interface Paying {
  actor: Actor;
  sender: Sender;
  /** The time of the request; null at the change's last steps. */
  wishedAt: Date | null;
}

/**
 * Payment problems of a change (2 §6), at the request and again at its last steps. At those, a former member's order
 * may still get cheaper, and the card's expiry is not checked, because bank and caterer have already agreed.
 */
export async function payingProblems(
  change: PaidChange,
  paying: Paying,
  transaction: Transaction,
): Promise<ApiError[]> {
  const { actor, sender, wishedAt } = paying;
  const isMore = paysMore(change, change.totalCents) > 0;
  // At the last steps the problem is stored as the change's reason, which has no particular reader.
  const reader = wishedAt ? actor : null;
  const onInvoice = moreOnInvoice(change, reader);
  const credit = onInvoice && (await creditProblem(onInvoice, transaction));
  return [
    ...(wishedAt || isMore ? ownerProblems(change.before, sender.owner, reader) : []),
    ...payerProblems(change, paying, isMore),
    ...(credit ? [credit] : []),
  ];
}

/** The invoice of a change if it grows: the sum must fit the organization's credit. */
function moreOnInvoice({ before, after, totalCents }: PaidChange, reader: Actor | null): OnInvoice | null {
  const { id: orderId, teamId, status } = before;
  const { bypassPayment, paidWithInvoice, creditCardId, waivedCents } = after;
  const paid = { bypassPayment, paidWithInvoice, creditCardId, waivedCents };
  const owedCents = owedByInvoice({ ...paid, status, totalCents });
  return owedCents > owedByInvoice(before) ? { orderId, teamId, owedCents, reader } : null;
}

/** Why the actor may not pay for an order as changed: a higher price needs a card that they may charge. */
function payerProblems(
  { before, after, totalCents }: PaidChange,
  { actor, sender, wishedAt }: Paying,
  isMore: boolean,
): ApiError[] {
  // Also if nobody pays more, because the waived amount is the customer's to spend.
  if (totalCents > (before.totalCents ?? 0) && !orderPolicy.pay(actor, before))
    return [
      new ApiError(403, errorCodes.modify.customerPays, {
        message: 'Only the customer can make this order cost more.',
      }),
    ];
  const method = paymentMethodOf(after);
  // The right to invoices may have been lost since the order was placed.
  const isByInvoice = method === 'invoice' && (isMore || !before.paidWithInvoice);
  const invoice = isByInvoice ? invoiceProblem(before, actor, sender.owner) : null;
  if (method !== 'card') return invoice ? [invoice] : [];
  if (after.creditCardId === null)
    return [refused('credit_card_id', ...missingFor(after), errorCodes.submit.invalid)];
  const restCents = totalCents - (after.waivedCents ?? 0);
  if (restCents > 0 && restCents < cardPaymentCents.least) return [restTooSmall(restCents)];
  // The same card was already authorized for at least this sum.
  if (!isMore && after.creditCardId === before.creditCardId) return [];
  const card = sender.cards.find(({ id }) => id === after.creditCardId);
  if (!card) return [othersCard(errorCodes.submit.invalid)];
  return !wishedAt || card.isValidOn(wishedAt) ? [] : [expiredCard(errorCodes.submit.invalid)];
}

/** The rest beside a waived amount is below the smallest card payment. */
const restTooSmall = (cents: number) =>
  refused(
    'total',
    'greater_than',
    `The rest that is to be paid comes to ${inDollars(cents)}, which is less than a card payment can be: ${inDollars(cardPaymentCents.least)}.`,
    errorCodes.submit.totalNotChargeable,
  );

/** Code and sentence for a missing card: for the whole order, or for the rest beside a waived amount. */
const missingFor = ({ waivedCents }: Paid): [code: string, sentence: string] =>
  waivedCents == null
    ? ['blank', sentences.paymentMissing]
    : [
        'rest_missing',
        `${inDollars(waivedCents)} of this order needs no payment. Please choose how the rest is paid.`,
      ];

/** How much more is paid if the total changes, in cents. */
export const paysMore = (
  { before, after: { waivedCents } }: { before: Order; after: Pick<Order, 'waivedCents'> },
  totalCents: number,
): number => owedCents({ status: before.status, totalCents, waivedCents }) - owedCents(before);

/** The payment of a stored change. */
const paidAsKept = ({ change, order }: OpenChange): PaidChange => ({
  before: order,
  after: { ...order.get(), ...change.proposal.columns },
  totalCents: change.after.totalCents,
});

/** The invoice of a stored change; null if it does not grow. */
export const keptOnInvoice = (open: OpenChange): OnInvoice | null => moreOnInvoice(paidAsKept(open), null);

/**
 * Payment problems of a stored change at its last steps, by the actor's current rights and for the card that is held.
 * Null if there is none; an actor without an account is always refused.
 */
export async function payerRefusal(
  open: OpenChange,
  actor: Actor | null,
  transaction: Transaction,
): Promise<ApiError | null> {
  const { change, order } = open;
  if (!actor || !orderPolicy.edit(actor, order)) return forbidden();
  const held = await changeAttempt(change.id, transaction);
  const kept = paidAsKept(open);
  const after = { ...kept.after, creditCardId: held?.creditCardId ?? kept.after.creditCardId };
  const sender = await readSender(order, { actor, startAt: null }, transaction);
  const [problem] = await payingProblems({ ...kept, after }, { actor, sender, wishedAt: null }, transaction);
  return problem ?? null;
}

/** The sender of a change may no longer pay for it, which is not an error of the person who approves it. */
export class PayerRefused extends Error {
  constructor(readonly refusal: ApiError) {
    super(refusal.message, { cause: refusal });
  }
}

/** Requires that a change's sender may still pay for it; throws a `PayerRefused`. */
export async function requirePayer(open: OpenChange, transaction: Transaction): Promise<void> {
  const refusal = await payerRefusal(open, await senderOf(open.change), transaction);
  if (refusal) throw new PayerRefused(refusal);
}
