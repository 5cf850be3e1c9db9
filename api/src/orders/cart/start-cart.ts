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

/** The initial contents of a cart beside its own record. */
export type Beginning = Pick<OrderTerms, 'offer' | 'kitchens' | 'chosen' | 'dishes'>;

/** Assesses a cart before it is stored. */
export const assessStart = (
  order: Order,
  { timeZone, ...begun }: Beginning & { timeZone: string },
  on: { now: Date; transaction: Transaction },
): Promise<Assessment> =>
  assessTerms({ ...ownTerms(order, timeZone), ...begun, orderId: null, coupon: null }, on);

/** Problems that prevent starting a cart, which may be below a delivery minimum. */
const againstStart = ({ problems }: Assessment) =>
  problems.filter(({ code }) => !code.includes(errorCodes.parts.deliveryMinimum));

export const isStartable = (assessment: Assessment): boolean => againstStart(assessment).length === 0;

/** Throws the problems with the code and field of 1 §8. */
export const requireStartable = (assessment: Assessment): void =>
  requireNoProblems({ problems: againstStart(assessment) });

/** Stores a new cart as assessed; `ofItsOwn` copies the parts that need the order's id, such as combinations. */
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
