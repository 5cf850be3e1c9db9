import { errorCodes } from '@copper-carrot/contracts';
import { refused, type ApiError } from '../../errors';
import { isSiteAdmin, type Actor } from '../../http';
import type { Assessment } from '../assessment/assessment';
import { priceTerms } from '../assessment/price-terms';
import type { Order, OrderRow } from '../order.model';

/**
 * Whether a cart that a site admin let pass without payment costs more by now than when it was saved last: a menu moves by
 * itself, and a bypass is for the price that was seen. One of before that price was kept passes as it did.
 */
export const hasOutgrownBypass = (
  { bypassPayment, savedCents }: Pick<OrderRow, 'bypassPayment' | 'savedCents'>,
  { priced }: Pick<Assessment, 'priced'>,
): boolean => Boolean(bypassPayment) && savedCents != null && priced.totalCents > savedCents;

/** A cart as it is once its bypass has ended: priced as one that a card pays, while nobody says otherwise. */
export function assessedAsPaid(assessment: Assessment): Assessment {
  const terms = { ...assessment.terms, payment: 'card' as const };
  return { ...assessment, terms, priced: priceTerms(terms, assessment.config, assessment.pricedKitchen) };
}

/** Ends the bypass of a cart that has outgrown it, unless it is a site admin who saves it so. The record is not stored. */
export function endOutgrownBypass(order: Order, assessment: Assessment, actor: Actor): Assessment {
  if (isSiteAdmin(actor) || !hasOutgrownBypass(order, assessment)) return assessment;
  order.bypassPayment = false;
  return assessedAsPaid(assessment);
}

/** The same at the last step, where nothing of the cart changes: it wants a payment, by its field, or a site admin's yes once more. */
export const outgrownBypass = (order: Order, assessment: Assessment): ApiError[] =>
  !hasOutgrownBypass(order, assessment)
    ? []
    : [
        refused(
          'credit_card_id',
          'blank',
          'This order costs more by now than what was to need no payment. Please choose how it is paid.',
          errorCodes.submit.invalid,
        ),
      ];
