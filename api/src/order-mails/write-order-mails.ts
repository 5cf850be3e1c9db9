import { href } from '@copper-carrot/contracts';
import { on, subscribe, type EventHandler } from '../events';
import { invoiceEvents } from '../invoices';
import type { Mail } from '../mail';
import { heldTooLong, orderEvents } from '../orders';
import { paymentEvents } from '../payments';
import { inDollars } from '../pricing';
import { brandMailbox, describeOrder, toOwner } from './describe-order';
import type { OrderMail } from './order-mail';
import { mailRemoved } from './write-removed-mails';
import {
  accepted,
  canceledToCaterer,
  canceledToOrderer,
  confirmed,
  ended,
  madeForCustomer,
  onItsWay,
  submittedToCaterer,
  submittedToOrderer,
  unpaidToCaterer,
  unpaidToOrderer,
} from './order.mails';
import { payerOf, toPayer } from './paying-person';
import { mailAskEnded, mailAskSettled, mailPayAsked, mailPayDeclined } from './write-ask-mails';
import { mailApprovalAsked, mailApprovalDecided, mailApprovalLapsed } from './write-approval-mails';
import {
  mailCharged,
  mailInvoiced,
  mailNotPlaced,
  mailPaymentFailed,
  mailRefundFailed,
  mailTipNotRaised,
} from './write-payment-mails';

type OfOrder = EventHandler<object>;

/** One mail to the orderer and one to the caterer, whatever is retried. */
const mailSubmitted: OfOrder = async ({ id, subject }, transaction) => {
  const told = await describeOrder(subject.key, transaction);
  const { order, owner, forCaterer, kitchenTicket, payoutCents } = told;
  const event = `order-${order.id}-submitted`;
  await submittedToOrderer.queue(transaction, { event, to: owner.email, data: toOwner(told, id) });
  const payer = await payerOf(told, transaction);
  if (payer)
    await submittedToOrderer.queue(transaction, { event, to: payer.email, data: toPayer(told, payer) });
  await mailAskSettled(told, transaction);
  const cook = await brandMailbox(order.brandId, transaction);
  if (!cook) return;
  await submittedToCaterer.queue(transaction, {
    event,
    to: cook.email,
    data: {
      ...forCaterer,
      firstName: cook.firstName,
      path: href.catererOrder({ brandId: order.brandId, orderId: order.id }),
      money: [['Your payout', inDollars(payoutCents)]],
      ticket: kitchenTicket,
    },
  });
};

/** Whoever a caterer made an order for hears where it is, as long as it waits for them. */
const mailMade: OfOrder = async ({ id, subject }, transaction) => {
  const told = await describeOrder(subject.key, transaction);
  const { order, owner } = told;
  if (order.status !== 'in_cart' || order.removedAt) return;
  // A cart has no total yet, but what it cost when it was last saved.
  const money: OrderMail['money'] =
    order.savedCents === null ? [] : [['Total as it is', inDollars(order.savedCents)]];
  await madeForCustomer.queue(transaction, {
    event: `order-${order.id}-made`,
    to: owner.email,
    data: { ...toOwner(told, id), path: href.checkout(order.id), money },
  });
};

/** Both sides hear that what was planned is off. */
const mailUnpaid: EventHandler<{ reason: string }> = async ({ id, subject, data }, transaction) => {
  const told = await describeOrder(subject.key, transaction);
  const { order, owner, forCaterer } = told;
  const event = `order-${order.id}-unpaid`;
  const { reason } = data;
  await unpaidToOrderer.queue(transaction, {
    event,
    to: owner.email,
    data: { ...toOwner(told, id), reason },
  });
  const cook = await brandMailbox(order.brandId, transaction);
  if (!cook) return;
  const path = href.catererOrder({ brandId: order.brandId, orderId: order.id });
  await unpaidToCaterer.queue(transaction, {
    event,
    to: cook.email,
    data: {
      ...forCaterer,
      ...{ firstName: cook.firstName, path, money: [], reason: heldTooLong },
    },
  });
};

/** What a canceled order costs: its total is what nobody pays. */
const feeOf = (feeCents: number): OrderMail['money'] =>
  feeCents > 0 ? [['Cancellation fee', inDollars(feeCents)]] : [];

/** Both sides learn that it is off: the kitchen before it cooks, the orderer with what it costs. */
const mailCanceled: EventHandler<{ reason: string; feeCents: number }> = async (
  { id, subject, data: { reason, feeCents } },
  transaction,
) => {
  const told = await describeOrder(subject.key, transaction);
  const { order, owner, forCaterer } = told;
  const event = `order-${order.id}-canceled`;
  await canceledToOrderer.queue(transaction, {
    event,
    to: owner.email,
    data: { ...toOwner(told, id), money: feeOf(feeCents), feeCents },
  });
  const cook = await brandMailbox(order.brandId, transaction);
  if (!cook) return;
  const path = href.catererOrder({ brandId: order.brandId, orderId: order.id });
  const data = { ...forCaterer, firstName: cook.firstName, path, money: [], reason };
  await canceledToCaterer.queue(transaction, { event, to: cook.email, data });
};

/** A mail to the owner about each event of a type, once. */
const mailOwner =
  <Data extends { reason?: string }>(
    mail: Mail<OrderMail>,
    what: string,
    more: Partial<OrderMail> = {},
  ): EventHandler<Data> =>
  async ({ id, subject, data }, transaction) => {
    const told = await describeOrder(subject.key, transaction);
    await mail.queue(transaction, {
      event: `order-${subject.key}-${what}`,
      to: told.owner.email,
      data: { ...toOwner(told, id), reason: data.reason, ...more },
    });
  };

/** Who writes which mail after what; of one order in its order. */
export const orderMailSubscription = subscribe(
  'order_mails',
  on(orderEvents.madeForCustomer, mailMade),
  on(orderEvents.submitted, mailSubmitted),
  on(orderEvents.accepted, mailOwner(accepted, 'accepted')),
  on(orderEvents.confirmed, mailOwner(confirmed, 'confirmed')),
  on(orderEvents.onItsWay, mailOwner(onItsWay, 'on-its-way')),
  on(orderEvents.declined, mailOwner(ended, 'declined', { isCaterersReason: true })),
  on(orderEvents.expired, mailOwner(ended, 'expired')),
  on(orderEvents.canceledUnpaid, mailUnpaid),
  on(orderEvents.notPlaced, mailNotPlaced),
  on(orderEvents.removed, mailRemoved),
  on(orderEvents.approvalAsked, mailApprovalAsked),
  on(orderEvents.approvalDecided, mailApprovalDecided),
  on(orderEvents.approvalLapsed, mailApprovalLapsed),
  on(orderEvents.payAsked, mailPayAsked),
  on(orderEvents.payDeclined, mailPayDeclined),
  on(orderEvents.payAskEnded, mailAskEnded),
  on(orderEvents.canceled, mailCanceled),
  on(paymentEvents.refundFailed, mailRefundFailed),
  on(orderEvents.tipNotRaised, mailTipNotRaised),
  on(paymentEvents.captured, mailCharged),
  on(invoiceEvents.issued, mailInvoiced),
  on(orderEvents.paymentFailed, mailPaymentFailed),
);
