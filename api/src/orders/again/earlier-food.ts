import type { Transaction } from 'sequelize';
import { repeatCombo } from '../../catalog';
import { sql } from '../../database';
import type { OrderTerms } from '../assessment/order-terms';
import { dishesFor } from '../offer/ordered-dish';
import type { OrderRow } from '../order.model';
import { chosenAndCoupon } from '../order-parts';
import type { FoodBefore } from './food-again';

export async function foodBefore(order: OrderRow, transaction: Transaction | null): Promise<FoodBefore> {
  const [parts] = await sql.within(transaction, chosenAndCoupon, [order.id, null]);
  return {
    headcount: order.headcount,
    chosen: parts?.chosen ?? [],
    byHand: order.chosenByHand ?? null,
    dishes: await dishesFor(order, transaction),
  };
}

/** Replaces the option combinations of the earlier order, which belong to that order alone, by those of the new one. */
export async function withOwnCombos(
  { offer, chosen }: OrderTerms,
  orderId: number,
  transaction: Transaction,
): Promise<Pick<OrderTerms, 'offer' | 'chosen'>> {
  const own = new Map<number, number>();
  for (const { id, comboOf } of offer.choices.flatMap(({ options }) => options))
    if (comboOf.length > 0 && chosen.some(({ optionId }) => optionId === id))
      own.set(id, await repeatCombo(id, orderId, transaction));
  const renamed = <Option extends { id: number }>(option: Option): Option => ({
    ...option,
    id: own.get(option.id) ?? option.id,
  });
  return {
    offer: {
      ...offer,
      choices: offer.choices.map((choice) => ({ ...choice, options: choice.options.map(renamed) })),
    },
    chosen: chosen.map(({ optionId, qty }) => ({ optionId: own.get(optionId) ?? optionId, qty })),
  };
}
