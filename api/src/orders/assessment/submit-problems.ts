import { errorCodes, sentences } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { isMember, Team, User } from '../../accounts';
import { ApiError, invalid, refused } from '../../errors';
import type { Actor } from '../../http';
import { cardsToChoose, hasItsAddress } from '../access';
import type { Order } from '../order.model';
import { expiredCard } from '../payment/payment-methods';
import type { AssessOptions } from './assessment';
import type { OrderTerms } from './order-terms';

/**
 * What is missing of an order. A site admin's flags skip every check before submit (1 §5), save for what no order can be
 * without, whoever places it: when, for how many, for whom, where to, and who pays.
 */
export async function missingParts(
  order: Order,
  terms: OrderTerms,
  { now, ignoreChecks, actor, transaction }: AssessOptions & { actor: Actor },
): Promise<ApiError[]> {
  const skips = ignoreChecks?.availability || ignoreChecks?.delivery_area_minimum;
  const missing: ApiError[] = [];
  const lacks = (field: string, sentence: string) =>
    missing.push(refused(field, 'blank', sentence, errorCodes.submit.invalid));
  if (!terms.startDate) lacks('start_date', sentences.dateMissing);
  if (!terms.startTime) lacks('start_time', 'Please choose a delivery time for your order.');
  if (terms.headcount === null) lacks('headcount', 'Please say how many people you are ordering for.');
  if (terms.teamId === null) lacks('team_id', sentences.teamMissing);
  if (!terms.pickup && !(await hasItsAddress(order, transaction)))
    lacks('address_id', sentences.addressFaulty);
  else if (!terms.pickup && (!terms.location || (!skips && !order.formattedAddress)))
    lacks('address', sentences.addressFaulty);
  else if (!terms.pickup && !skips && !order.contactPhone) lacks('contact_phone', sentences.addressFaulty);
  if (terms.payment === 'card') {
    const cards = await cardsToChoose(order, actor, transaction);
    const card = cards.find(({ id }) => id === order.creditCardId);
    if (!card) lacks('credit_card_id', sentences.paymentMissing);
    else if (!card.isValidOn(now)) missing.push(expiredCard(errorCodes.submit.invalid));
  }
  return missing;
}

export async function peopleProblems(order: Order, transaction: Transaction | null): Promise<ApiError[]> {
  if (order.teamId === null) return [];
  const team = await Team.findByPk(order.teamId, { transaction, rejectOnEmpty: true });
  const owner = await User.findByPk(order.userId, { transaction, rejectOnEmpty: true });
  const belongs = await isMember(order.userId, order.teamId, transaction);
  if (!belongs && !owner.isAdmin)
    return [invalid('team_id', 'inclusion', sentences.teamMissing, errorCodes.submit.invalid)];
  if (team.requiresEmailVerification && !owner.emailVerifiedAt) {
    return [
      new ApiError(403, errorCodes.submit.emailVerification, {
        message: 'Please verify your e-mail address before you place this order.',
      }),
    ];
  }
  const domain = owner.email.split('@')[1]?.toLowerCase();
  if (team.requiresEmailDomain && domain !== team.emailDomain?.toLowerCase()) {
    return [
      new ApiError(403, errorCodes.submit.domainMismatch, {
        message: `${team.name} takes orders from @${team.emailDomain} addresses only.`,
      }),
    ];
  }
  return [];
}
