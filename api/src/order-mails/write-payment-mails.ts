import { formatOrderDate, href, stoppedStatuses } from '@copper-carrot/contracts';
import { User } from '../accounts';
import type { EventHandler } from '../events';
import type { Order } from '../orders';
import { PaymentAttempt } from '../payments';
import { inDollars } from '../pricing';
import { describeOrder, toOwner, wallClock } from './describe-order';
import type { OrderMail } from './order-mail';
import { adminsBeside, otherWhoPressed, payerOf, payerOfRefund, toPayer } from './paying-person';
import {
  charged,
  invoiced,
  notPlaced,
  payersCardFailed,
  paymentFailed,
  refundFailed,
  refundStuck,
  tipNotRaised,
} from './payment.mails';

/**
 * Who pressed hears why, and the way back is where they pressed: the cart, or the question that was put to them. What a bank
 * said of somebody else's card is not the owner's to hear.
 */
export const mailNotPlaced: EventHandler<{ attemptId: number; reason: string }> = async (
  { id, subject, data },
  transaction,
) => {
  const told = await describeOrder(subject.key, transaction);
  // It may have been placed by another payment since, or taken away.
  if (!told.order.isInCart || told.order.removedAt) return;
  const event = `order-${subject.key}-not-placed-${data.attemptId}`;
  const path = href.checkout(subject.key);
  const other = await otherWhoPressed(told, data.attemptId, transaction);
  const reason = other ? undefined : data.reason;
  const toTheOwner = { ...toOwner(told, id), path, reason };
  await notPlaced.queue(transaction, { event, to: told.owner.email, data: toTheOwner });
  if (!other) return;
  const { askId, ...person } = other;
  const theirs = askId === null ? path : href.payForOrder({ orderId: subject.key, askId });
  await notPlaced.queue(transaction, {
    event,
    to: person.email,
    data: { ...toPayer(told, person), path: theirs, reason: data.reason },
  });
};

/** Whose money it is hears to call; who runs the site, that it is theirs to send. */
export const mailRefundFailed: EventHandler<{ refundId: number; amountCents: number }> = async (
  { id, subject, data: { refundId, amountCents } },
  transaction,
) => {
  const told = await describeOrder(subject.key, transaction);
  const event = `order-${subject.key}-refund-failed-${refundId}`;
  // What the order costs by now is another sum, or none.
  const money: OrderMail['money'] = [['Refund', inDollars(amountCents)]];
  const sum = { money, amountCents };
  const data = { ...toOwner(told, id), ...sum };
  const payer = await payerOfRefund(told, refundId, transaction);
  const theirs = payer && { ...toPayer(told, payer), ...sum };
  await refundFailed.queue(transaction, {
    event,
    to: (payer ?? told.owner).email,
    data: theirs ?? data,
  });
  const admins = await User.findAll({ where: { isAdmin: true, deactivatedAt: null }, transaction });
  for (const { email, firstName } of admins)
    await refundStuck.queue(transaction, { event: `${event}-site`, to: email, data: { ...data, firstName } });
};

/** Who wanted to give more hears it, be it the owner or an admin beside them. */
export const mailTipNotRaised: EventHandler<{
  attemptId: number;
  by: number;
  amountCents: number;
  reason: string;
}> = async ({ id, subject, data: { attemptId, by, amountCents, reason } }, transaction) => {
  const told = await describeOrder(subject.key, transaction);
  const { email, firstName } = (await User.findByPk(by, { transaction })) ?? told.owner;
  await tipNotRaised.queue(transaction, {
    event: `order-${subject.key}-tip-${attemptId}`,
    to: email,
    data: { ...toOwner(told, id), firstName, amountCents, reason },
  });
};

/** Who paid hears of each charge, and where its receipt is. */
export const mailCharged: EventHandler<{ orderId: number; amountCents: number }> = async (
  { id, subject, data: { orderId, amountCents } },
  transaction,
) => {
  const told = await describeOrder(orderId, transaction);
  const event = `payment-${subject.key}-captured`;
  // Of a canceled order its total would say what nobody pays.
  const money: OrderMail['money'] = [['Charged', inDollars(amountCents)]];
  const sum = { money, chargedCents: amountCents };
  await charged.queue(transaction, {
    event,
    to: told.owner.email,
    data: { ...toOwner(told, id), ...sum },
  });
  const payer = await payerOf(told, transaction);
  const attempt = payer && (await PaymentAttempt.findByPk(subject.key, { transaction }));
  // A tip may be on another card than the order.
  if (payer && attempt?.creditCardId === told.order.creditCardId)
    await charged.queue(transaction, {
      event,
      to: payer.email,
      data: { ...toPayer(told, payer), ...sum },
    });
};

/** Who ordered hears of the invoice, and who runs the organization that is to pay it, once each. */
export const mailInvoiced: EventHandler<{ number: string; amountCents: number; dueOn: string }> = async (
  { id, subject, data: { number, amountCents, dueOn } },
  transaction,
) => {
  const told = await describeOrder(subject.key, transaction);
  const { order, owner } = told;
  const event = `order-${order.id}-invoiced`;
  const money: OrderMail['money'] = [['Invoice', number]];
  const sum = { money, number, amountCents, dueOn: formatOrderDate(dueOn) };
  await invoiced.queue(transaction, { event, to: owner.email, data: { ...toOwner(told, id), ...sum } });
  for (const admin of await adminsBeside(told, transaction))
    await invoiced.queue(transaction, { event, to: admin.email, data: { ...toPayer(told, admin), ...sum } });
};

/** Who owes nothing any more need not hear that a card was refused for it. */
export const mailPaymentFailed: EventHandler<{
  attemptId: number;
  reason: string;
  colleague?: { id: number; name: string };
}> = async ({ id, subject, data: { attemptId, reason, colleague } }, transaction) => {
  const told = await describeOrder(subject.key, transaction);
  const { order, owner } = told;
  const feeCents = order.cancellationFeeCents ?? 0;
  const isStopped = stoppedStatuses.includes(order.status);
  if (isStopped && feeCents === 0) return;
  const paysFor = isStopped ? 'fee' : order.status === 'fulfilled' ? 'food' : 'order';
  const event = `order-${order.id}-payment-${attemptId}`;
  const about = { until: untilOf(order), paysFor, feeCents } as const;
  const toTheOwner = colleague ? { colleague: colleague.name } : { reason };
  await paymentFailed.queue(transaction, {
    event,
    to: owner.email,
    data: { ...toOwner(told, id), ...about, ...toTheOwner },
  });
  const payer = colleague && (await User.findByPk(colleague.id, { transaction }));
  if (!payer) return;
  const data = { ...toPayer(told, payer), ...about, reason };
  await payersCardFailed.queue(transaction, { event, to: payer.email, data });
};

/** Until when another card may be chosen, by the wall clock of the place. */
const untilOf = (order: Order): string | undefined =>
  order.heldUntil ? wallClock(order.heldUntil, order) : undefined;
