import {
  canBeDialed,
  errorCodes,
  headcountMissing,
  notDialed,
  pickupTimeMissing,
  sentences,
  timeMissing,
} from '@copper-carrot/contracts';
import { undeliverable, undeliverableError } from '../../addresses';
import { refused, type ApiError } from '../../errors';
import type { Order } from '../order.model';
import { expiredCard } from '../payment/payment-methods';
import type { AssessOptions } from './assessment';
import type { OrderTerms } from './order-terms';
import { fieldError } from './problems';
import type { Sender } from './sender';

/**
 * What is missing of an order. A site admin's flags skip every check before submit (1 §5), except the parts that every
 * order needs: when, for how many, for whom, where to, and who pays.
 */
export function missingParts(
  order: Order,
  terms: OrderTerms,
  { cards, hasItsAddress }: Sender,
  { now, ignoreChecks, cardIsAskedFor }: Pick<AssessOptions, 'now' | 'ignoreChecks' | 'cardIsAskedFor'>,
): ApiError[] {
  const skips = ignoreChecks?.availability || ignoreChecks?.delivery_area_minimum;
  const missing: ApiError[] = [];
  const lacks = (field: string, sentence: string) =>
    missing.push(refused(field, 'blank', sentence, errorCodes.submit.invalid));
  if (!terms.startDate) lacks('start_date', sentences.dateMissing);
  if (!terms.startTime) lacks('start_time', terms.pickup ? pickupTimeMissing : timeMissing);
  if (terms.headcount === null) lacks('headcount', headcountMissing);
  if (terms.offer.packageId === null && terms.dishes.length === 0)
    lacks('menu_items', 'Please choose at least one dish.');
  if (terms.teamId === null) lacks('team_id', sentences.teamMissing);
  if (!terms.pickup && !hasItsAddress) lacks('address_id', sentences.addressFaulty);
  else if (!terms.pickup && (!terms.location || (!skips && !order.formattedAddress)))
    lacks('address', sentences.addressFaulty);
  else if (!terms.pickup && !skips) {
    const noDoor = undeliverable(order.formattedAddress ?? '');
    if (noDoor) missing.push(undeliverableError(noDoor));
    const noPhone = phoneProblem(order.contactPhone);
    if (noPhone) missing.push(noPhone);
  }
  if (terms.payment === 'card' && !cardIsAskedFor) {
    const card = cards.find(({ id }) => id === order.creditCardId);
    if (!card) lacks('credit_card_id', sentences.paymentMissing);
    else if (!card.isValidOn(now)) missing.push(expiredCard(errorCodes.submit.invalid));
  }
  return missing;
}

/** Why a driver could not call the contact, or null. */
export function phoneProblem(phone: string | null): ApiError | null {
  if (!phone) return refused('contact_phone', 'blank', sentences.addressFaulty, errorCodes.submit.invalid);
  return canBeDialed(phone) ? null : fieldError('The contact phone', undialed, errorCodes.recordInvalid);
}

const undialed = { field: 'contact_phone', code: 'invalid', message: notDialed };
