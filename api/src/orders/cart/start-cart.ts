import { errorCodes } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import type { Actor } from '../../http';
import { assessTerms } from '../assessment/assess-order';
import { requireNoProblems, type Assessment } from '../assessment/assessment';
import { ownTerms, type OrderTerms } from '../assessment/order-terms';
import { recordHistory } from '../history';
import { storeDishes } from '../offer/store-dishes';
import type { Order } from '../order.model';
import { storeChosen } from './chosen-options';
import { setAssessed } from './keep-cart';

/** What a cart is begun with, beside what its record says. */
export type Beginning = Pick<OrderTerms, 'offer' | 'kitchens' | 'chosen' | 'dishes'>;

/** A cart that is stored nowhere yet, as it would be. */
export const assessStart = (
  order: Order,
  { timeZone, ...begun }: Beginning & { timeZone: string },
  on: { now: Date; transaction: Transaction },
): Promise<Assessment> =>
  assessTerms({ ...ownTerms(order, timeZone), ...begun, orderId: null, coupon: null }, on);

/** What stands against beginning a cart, which may lie below a delivery minimum. */
const againstStart = ({ problems }: Assessment) =>
  problems.filter(({ code }) => !code.includes(errorCodes.parts.deliveryMinimum));

export const isStartable = (assessment: Assessment): boolean => againstStart(assessment).length === 0;

/** What can't be had is refused with the code and the field of 1 §8. */
export const requireStartable = (assessment: Assessment): void =>
  requireNoProblems({ problems: againstStart(assessment) });

/** Stores a new cart as it was assessed; `ofItsOwn` makes what it holds of its package its own, once it has an id. */
export async function storeStart(
  order: Order,
  assessment: Assessment,
  actor: Actor,
  transaction: Transaction,
  ofItsOwn?: (orderId: number) => Promise<Pick<OrderTerms, 'offer' | 'chosen'>>,
): Promise<Order> {
  const { terms } = assessment;
  setAssessed(order, assessment);
  await order.save({ transaction });
  const { chosen, offer } = ofItsOwn ? await ofItsOwn(order.id) : terms;
  await storeChosen(order.id, chosen, offer.choices, transaction);
  await storeDishes(order.id, terms.dishes, [], transaction);
  await recordHistory({ orderId: order.id, kind: 'created', actor }, transaction);
  return order;
}
