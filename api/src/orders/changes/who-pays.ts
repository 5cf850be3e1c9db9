import { errorCodes, sentences } from '@copper-carrot/contracts';
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
import { lastingCreditProblem } from '../payment/credit-limit';
import { invoiceProblem, owedByInvoice, paymentMethodOf } from '../payment/payment-methods';
import type { OpenChange } from './open-change';

type Paid = Pick<Order, 'bypassPayment' | 'paidWithInvoice' | 'creditCardId' | 'waivedCents'>;

interface Paying {
  actor: Actor;
  sender: Sender;
  /** Whether more is to be paid for the order than before. */
  isMore: boolean;
  /** Whether it comes to more, be it that nobody pays what was let pass. */
  costsMore: boolean;
}

/** Why somebody may not have an order paid as a change of it wants (2 §6): who pays more has to be allowed to charge its card. */
export function payerProblems(
  { before, after }: { before: Order; after: Paid },
  { actor, sender, isMore, costsMore }: Paying,
): ApiError[] {
  if (costsMore && !orderPolicy.pay(actor, before))
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
  const lacks = (code: string, sentence: string) => [
    refused('credit_card_id', code, sentence, errorCodes.submit.invalid),
  ];
  if (after.creditCardId === null) return lacks(...missingFor(after));
  if (!chargesAnew(before, after, isMore)) return [];
  return sender.cards.some(({ id }) => id === after.creditCardId)
    ? []
    : lacks('inclusion', 'is not a card that you may charge; please choose another one');
}

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

/** Less on the same card was charged already. */
export const chargesAnew = (before: Paid, after: Paid, isMore: boolean): boolean =>
  isMore || after.creditCardId !== before.creditCardId;

/**
 * The same of a change that is kept, at its last steps: by the rights that somebody has now, and for the card that holds for
 * it. Null where they may; who is nobody any more may nothing.
 */
export async function payerRefusal(
  { change, order }: OpenChange,
  actor: Actor | null,
  transaction: Transaction,
): Promise<ApiError | null> {
  if (!actor || !orderPolicy.edit(actor, order)) return forbidden();
  const held = await changeAttempt(change.id, transaction);
  const wished = { ...order.get(), ...change.proposal.columns };
  const after = { ...wished, creditCardId: held?.creditCardId ?? wished.creditCardId };
  const { totalCents } = change.after;
  const isMore = paysMore({ before: order, after }, totalCents) > 0;
  const costsMore = totalCents > (order.totalCents ?? 0);
  const owedCents = owedByInvoice({ ...after, totalCents });
  const onInvoice = { orderId: order.id, teamId: order.teamId, owedCents };
  const credit = owedCents > owedByInvoice(order) ? await lastingCreditProblem(onInvoice, transaction) : null;
  const sender = await readSender(order, { actor, startAt: null }, transaction);
  const [problem] = [
    ...payerProblems({ before: order, after }, { actor, sender, isMore, costsMore }),
    ...(isMore ? ownerProblems(order, sender.owner) : []),
    ...(credit ? [credit] : []),
  ];
  return problem ?? null;
}
