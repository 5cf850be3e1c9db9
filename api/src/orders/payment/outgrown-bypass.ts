import { errorCodes } from '@copper-carrot/contracts';
import { refused, type ApiError } from '../../errors';
import { isSiteAdmin, type Actor } from '../../http';
import type { Assessment } from '../assessment/assessment';
import { priceTerms } from '../assessment/price-terms';
import type { Order, OrderRow } from '../order.model';

/**
 * Whether a bypassed cart costs more now than when it was last saved: menus change, and a bypass is only for the price
 * that the site admin saw. Carts from before that price was stored keep their bypass.
 */
export const hasOutgrownBypass = (
  { bypassPayment, savedCents }: Pick<OrderRow, 'bypassPayment' | 'savedCents'>,
  { priced }: Pick<Assessment, 'priced'>,
): boolean => Boolean(bypassPayment) && savedCents != null && priced.totalCents > savedCents;

/** A cart after its bypass has ended, priced as paid by card. */
export function assessedAsPaid(assessment: Assessment): Assessment {
  const terms = { ...assessment.terms, payment: 'card' as const };
  return { ...assessment, terms, priced: priceTerms(terms, assessment.config, assessment.pricedKitchen) };
}

/**
 * Ends the bypass of a cart that has become more expensive, unless a site admin saves it. Changes the record without
 * saving it.
 */
export function endOutgrownBypass(order: Order, assessment: Assessment, actor: Actor): Assessment {
  if (isSiteAdmin(actor) || !hasOutgrownBypass(order, assessment)) return assessment;
  order.bypassPayment = false;
  return assessedAsPaid(assessment);
}

/**
 * The same check at submit, which changes nothing of the cart: it needs a payment, or a new confirmation by a site
 * admin.
 */
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
