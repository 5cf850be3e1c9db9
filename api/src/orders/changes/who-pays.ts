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

/** How a change has an order paid: as it is wished for, or as it was kept. */
interface PaidChange {
  before: Order;
  after: Paid;
  totalCents: number;
}

interface Paying {
  actor: Actor;
  sender: Sender;
  /** When it is wished for; null at its last steps. */
  wishedAt: Date | null;
}

/**
 * What stands against how a change is paid for (2 §6), as it is wished for and again at its last steps. At those whoever has
 * left the organization still spends less of it, and a bank or a caterer that has said yes knows more of a card than its date.
 */
export async function payingProblems(
  change: PaidChange,
  paying: Paying,
  transaction: Transaction,
): Promise<ApiError[]> {
  const { actor, sender, wishedAt } = paying;
  const isMore = paysMore(change, change.totalCents) > 0;
  // At its last steps it is kept as the change's reason, which is told to nobody in particular.
  const reader = wishedAt ? actor : null;
  const onInvoice = moreOnInvoice(change, reader);
  const credit = onInvoice && (await creditProblem(onInvoice, transaction));
  return [
    ...(wishedAt || isMore ? ownerProblems(change.before, sender.owner, reader) : []),
    ...payerProblems(change, paying, isMore),
    ...(credit ? [credit] : []),
  ];
}

/** What a change puts on an invoice, where that is more than before: it has to fit into what its organization may owe. */
function moreOnInvoice({ before, after, totalCents }: PaidChange, reader: Actor | null): OnInvoice | null {
  const { id: orderId, teamId, status } = before;
  const { bypassPayment, paidWithInvoice, creditCardId, waivedCents } = after;
  const paid = { bypassPayment, paidWithInvoice, creditCardId, waivedCents };
  const owedCents = owedByInvoice({ ...paid, status, totalCents });
  return owedCents > owedByInvoice(before) ? { orderId, teamId, owedCents, reader } : null;
}

/** Why somebody may not have an order paid as a change of it wants: who pays more has to be allowed to charge its card. */
function payerProblems(
  { before, after, totalCents }: PaidChange,
  { actor, sender, wishedAt }: Paying,
  isMore: boolean,
): ApiError[] {
  // Be it that nobody pays more: what was let pass is the customer's to use.
  if (totalCents > (before.totalCents ?? 0) && !orderPolicy.pay(actor, before))
    return [
      new ApiError(403, errorCodes.modify.customerPays, {
        message: 'Only the customer can make this order cost more.',
      }),
    ];
  const method = paymentMethodOf(after);
  // The right to it may be gone since the order was placed.
  const isByInvoice = method === 'invoice' && (isMore || !before.paidWithInvoice);
  const invoice = isByInvoice ? invoiceProblem(before, actor, sender.owner) : null;
  if (method !== 'card') return invoice ? [invoice] : [];
  if (after.creditCardId === null)
    return [refused('credit_card_id', ...missingFor(after), errorCodes.submit.invalid)];
  const restCents = totalCents - (after.waivedCents ?? 0);
  if (restCents > 0 && restCents < cardPaymentCents.least) return [restTooSmall(restCents)];
  // Less on the same card was charged already.
  if (!isMore && after.creditCardId === before.creditCardId) return [];
  const card = sender.cards.find(({ id }) => id === after.creditCardId);
  if (!card) return [othersCard(errorCodes.submit.invalid)];
  return !wishedAt || card.isValidOn(wishedAt) ? [] : [expiredCard(errorCodes.submit.invalid)];
}

/** Of an order that was let pass: beside that no card can be charged so little. */
const restTooSmall = (cents: number) =>
  refused(
    'total',
    'greater_than',
    `The rest that is to be paid comes to ${inDollars(cents)}, which is less than a card payment can be: ${inDollars(cardPaymentCents.least)}.`,
    errorCodes.submit.totalNotChargeable,
  );

/** The code and the sentence of a card that is missing: for all of an order, or beside what of it was let pass. */
const missingFor = ({ waivedCents }: Paid): [code: string, sentence: string] =>
  waivedCents == null
    ? ['blank', sentences.paymentMissing]
    : [
        'rest_missing',
        `${inDollars(waivedCents)} of this order needs no payment. Please choose how the rest is paid.`,
      ];

/** How much more, in cents, is paid for an order that comes to another total. */
export const paysMore = (
  { before, after: { waivedCents } }: { before: Order; after: Pick<Order, 'waivedCents'> },
  totalCents: number,
): number => owedCents({ status: before.status, totalCents, waivedCents }) - owedCents(before);

/** How a kept change has its order paid, by its own columns. */
const paidAsKept = ({ change, order }: OpenChange): PaidChange => ({
  before: order,
  after: { ...order.get(), ...change.proposal.columns },
  totalCents: change.after.totalCents,
});

/** What a kept change puts on an invoice; null for no more than before. */
export const keptOnInvoice = (open: OpenChange): OnInvoice | null => moreOnInvoice(paidAsKept(open), null);

/**
 * The same of a change that is kept, at its last steps: by the rights that somebody has now, and for the card that holds for
 * it. Null where they may; who is nobody any more may nothing.
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

/** Why whoever sent a change may not pay for it any more, which is nothing that whoever answers it did wrong. */
export class PayerRefused extends Error {
  constructor(readonly refusal: ApiError) {
    super(refusal.message, { cause: refusal });
  }
}

/** That whoever sent a change may pay for it still, at its last steps; throws a `PayerRefused`. */
export async function requirePayer(open: OpenChange, transaction: Transaction): Promise<void> {
  const refusal = await payerRefusal(open, await senderOf(open.change), transaction);
  if (refusal) throw new PayerRefused(refusal);
}
