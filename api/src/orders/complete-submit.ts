import type { Schemas } from '@copper-carrot/contracts';
import { Op, type Transaction } from 'sequelize';
import { User } from '../accounts';
import { databaseNow } from '../clock';
import { takeCapacity } from '../delivery';
import { addJob } from '../jobs';
import { centsToDollars, coinsFor, toPpm } from '../pricing';
import { authorizationDue, pendingExpiry, standardCancellationPolicy } from '../schedule';
import { cardToHold, type Assessment } from './assess-order';
import { couponUse, redeemCoupon } from './coupons';
import { recordHistory } from './history';
import { mailOrderSubmitted } from './order-mails';
import { Order, OrderPriceLine } from './order.model';
import type { SubmitRequest } from './submit-order';

/** Moves a cart to pending with all that belongs to it, inside the transaction that holds its row lock. */
export async function completeSubmit(
  order: Order,
  assessment: Assessment,
  request: SubmitRequest,
  transaction: Transaction,
): Promise<Schemas['SubmittedOrder']> {
  const { priced, chosenKitchen, startAt, terms } = assessment;
  if (!chosenKitchen?.daypart || !startAt || !terms.headcount || !terms.startDate || !terms.startTime) {
    throw new Error(`order ${order.id} was assessed as complete but is not`);
  }
  const now = await databaseNow(transaction);
  // One submit of a person at a time, so that the first order is one, whatever else is submitted beside it.
  const owner = await User.findByPk(order.userId, {
    transaction,
    lock: transaction.LOCK.NO_KEY_UPDATE,
    rejectOnEmpty: true,
  });

  const { kitchen, daypart, distanceMiles } = chosenKitchen;
  await takeCapacity(order.id, kitchen.id, terms.startDate, daypart, terms.headcount, transaction, {
    force: request.ignoreChecks.availability,
  });
  const couponLine = priced.lines.find((line) => line.code === 'coupon');
  if (terms.coupon && couponLine) {
    await redeemCoupon(
      {
        couponId: terms.coupon.id,
        orderId: order.id,
        userId: order.userId,
        amountCents: -couponLine.amountCents,
      },
      couponUse(terms),
      transaction,
    );
  }
  await storePriceLines(order.id, assessment, transaction);
  const expiresAt = pendingExpiry({
    submittedAt: now,
    startsAt: startAt,
    leadTimeHours: terms.package.leadTimeHours,
  });
  await order.update(
    {
      status: 'pending',
      kitchenId: kitchen.id,
      placeId: kitchen.placeId,
      timeZone: assessment.timeZone,
      distanceMiles,
      startAt,
      totalCents: priced.totalCents,
      foodCents: priced.foodCents,
      pointsAwarded:
        owner.rewardsDisabled || owner.isAdmin
          ? 0
          : coinsFor(priced.foodCents, toPpm(owner.awardsMultiplier)),
      cancellationPolicy: standardCancellationPolicy,
      submittedAt: now,
      submittedBy: request.actor.userId,
      submitKey: request.submitKey,
      expiresAt,
    },
    { transaction },
  );
  await recordHistory(
    {
      orderId: order.id,
      kind: 'submitted',
      actor: request.actor,
      details: { total_cents: priced.totalCents },
    },
    transaction,
  );
  await addJob(
    transaction,
    'expire_order',
    { orderId: order.id },
    { jobKey: `expire-${order.id}`, runAt: expiresAt },
  );
  if (cardToHold(order, assessment, now)?.atSubmit === false) {
    const runAt = authorizationDue({ submittedAt: now, startsAt: startAt });
    await addJob(
      transaction,
      'authorize_order',
      { orderId: order.id },
      { jobKey: `authorize-${order.id}`, runAt },
    );
  }
  await mailOrderSubmitted(order, assessment, owner, transaction);
  return presentSubmitted(order, transaction);
}

export async function storePriceLines(orderId: number, assessment: Assessment, transaction: Transaction) {
  await OrderPriceLine.destroy({ where: { orderId }, transaction });
  await OrderPriceLine.bulkCreate(
    assessment.priced.lines.map((line, position) => ({
      orderId,
      position,
      code: line.code,
      key: line.key,
      label: line.label,
      amountCents: line.amountCents,
      taxable: line.taxable,
      taxableCents: line.taxableCents,
      catererCents: line.parties.caterer,
      platformCents: line.parties.platform,
    })),
    { transaction },
  );
}

/** What every caller of the same submit gets; nothing in it changes when the order goes on. */
export async function presentSubmitted(
  order: Order,
  transaction: Transaction,
): Promise<Schemas['SubmittedOrder']> {
  const earlier = await Order.count({
    where: {
      userId: order.userId,
      id: { [Op.ne]: order.id },
      submittedAt: { [Op.lt]: order.submittedAt ?? new Date(0) },
    },
    transaction,
  });
  return {
    id: order.id,
    team_id: order.teamId ?? 0,
    status: 'pending',
    pricing: { customer_price: centsToDollars(order.totalCents ?? 0) },
    from_referral: order.fromReferral,
    first_order: earlier === 0,
  };
}
