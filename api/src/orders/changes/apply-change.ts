import type { Transaction } from 'sequelize';
import { settleCredit } from '../../coins';
import { changeRedemption } from '../../coupons';
import { takeCapacity } from '../../delivery';
import { storeTerms } from '../agreed-terms';
import { replaceChosen } from '../cart/chosen-options';
import { coinsOf, creditIn } from '../credit';
import { replaceDishes } from '../offer/store-dishes';
import type { Order } from '../order.model';
import { orderProcess } from '../order.process';
import { cardAndPayer } from '../payment/card-and-payer';
import { requireCredit } from '../payment/credit-limit';
import { replaceLines } from '../price-lines';
import { holdTheNewSum } from './difference-payment';
import type { OrderChange } from './order-change.model';
import { keptOnInvoice } from './who-pays';

/** Applies a change's proposal to its order; the caller holds the locks of both. */
export async function applyChange(
  order: Order,
  change: OrderChange,
  now: Date,
  transaction: Transaction,
): Promise<void> {
  const { columns, chosen, dishes, price, booking, coupon, agreed, terms } = change.proposal;
  const onInvoice = keptOnInvoice({ change, order });
  const { creditCardId } = { ...order.get(), ...columns };
  await order.update(
    {
      ...columns,
      ...('creditCardId' in columns && (await cardAndPayer(order, creditCardId, transaction))),
      ...(price && {
        totalCents: price.totalCents,
        foodCents: price.foodCents,
        pointsAwarded: price.pointsAwarded,
      }),
      ...(agreed && { agreed }),
    },
    { transaction },
  );
  const { id: orderId, teamId } = order;
  if (chosen) await replaceChosen(order.id, chosen, transaction);
  if (dishes) await replaceDishes(order.id, dishes, transaction);
  if (price) await replaceLines(order.id, price.lines, transaction);
  if (terms) await storeTerms(order.id, terms, transaction);
  if (booking)
    await takeCapacity(
      order.id,
      booking.kitchenId,
      booking.date,
      booking.daypart,
      booking.headcount,
      transaction,
      { force: change.ignoreChecks.availability ?? false },
    );
  const { userId, brandId, timeZone } = order;
  const use = {
    orderId,
    at: now,
    userId,
    teamId,
    brandId,
    placeId: coupon?.placeId === undefined ? order.placeId : coupon.placeId,
    timeZone: timeZone ?? 'America/New_York',
  };
  if (price) await changeRedemption({ orderId, userId }, coupon, use, transaction);
  if (price && order.creditCents) await settleCredit(coinsOf(order), creditIn(price.lines), transaction);
  if (onInvoice) await requireCredit(onInvoice, transaction);
  await holdTheNewSum(order, change, now, transaction);
  // Jobs for the end, the answer and the fulfilment may be due at another time now.
  await orderProcess.keep(order, now, transaction);
}
