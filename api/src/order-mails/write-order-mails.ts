import { href, momentAt, stoppedStatuses } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { User } from '../accounts';
import { sql } from '../database';
import { on, subscribe, type EventHandler } from '../events';
import type { Mail } from '../mail';
import { orderEvents, type Order } from '../orders';
import { PaymentAttempt, paymentEvents } from '../payments';
import { prepared } from '../prepared';
import { brandMailbox, describeOrder, toOwner } from './describe-order';
import { otherWhoPressed, payerOf, toPayer } from './paying-person';
import { inDollars } from './in-dollars';
import { mailRemoved } from './write-removed-mails';
import {
  accepted,
  canceledToCaterer,
  canceledToOrderer,
  charged,
  ended,
  notPlaced,
  payAsked,
  payDeclined,
  paymentFailed,
  refundFailed,
  refundStuck,
  submittedToCaterer,
  submittedToOrderer,
  tipNotRaised,
  unpaidToCaterer,
  unpaidToOrderer,
  type OrderMail,
} from './order.mails';

type OfOrder = EventHandler<object>;

/** One mail to the orderer and one to the caterer, whatever is retried. */
const mailSubmitted: OfOrder = async ({ id, subject }, transaction) => {
  const told = await describeOrder(subject.key, transaction);
  const { order, owner, base, ticket, payoutCents } = told;
  const event = `order-${order.id}-submitted`;
  await submittedToOrderer.queue(transaction, { event, to: owner.email, data: toOwner(told, id) });
  const payer = await payerOf(told, transaction);
  if (payer)
    await submittedToOrderer.queue(transaction, { event, to: payer.email, data: toPayer(told, payer) });
  const cook = await brandMailbox(order.brandId, transaction);
  if (!cook) return;
  await submittedToCaterer.queue(transaction, {
    event,
    to: cook.email,
    data: {
      ...base,
      firstName: cook.firstName,
      path: href.catererOrder({ brandId: order.brandId, orderId: order.id }),
      money: [['Your payout', inDollars(payoutCents)]],
      ticket,
    },
  });
};

/** Both sides hear that what was planned is off. */
const mailUnpaid: EventHandler<{ reason: string }> = async ({ id, subject, data }, transaction) => {
  const told = await describeOrder(subject.key, transaction);
  const { order, owner, base } = told;
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
    data: { ...base, firstName: cook.firstName, path, money: [], reason },
  });
};

/**
 * Who pressed hears why, and the way back is where they pressed: the cart, or the question that was put to them. What a bank
 * said of somebody else's card is not the owner's to hear.
 */
const mailNotPlaced: EventHandler<{ attemptId: number; reason: string }> = async (
  { id, subject, data },
  transaction,
) => {
  const told = await describeOrder(subject.key, transaction);
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

/** Both sides learn that it is off: the kitchen before it cooks, the orderer with what it costs. */
const mailCanceled: EventHandler<{ reason: string; feeCents: number }> = async (
  { id, subject, data: { reason, feeCents } },
  transaction,
) => {
  const told = await describeOrder(subject.key, transaction);
  const { order, owner, base } = told;
  const event = `order-${order.id}-canceled`;
  await canceledToOrderer.queue(transaction, {
    event,
    to: owner.email,
    data: { ...toOwner(told, id), feeCents },
  });
  const cook = await brandMailbox(order.brandId, transaction);
  if (!cook) return;
  const path = href.catererOrder({ brandId: order.brandId, orderId: order.id });
  const data = { ...base, firstName: cook.firstName, path, money: [], reason };
  await canceledToCaterer.queue(transaction, { event, to: cook.email, data });
};

/** Whose money it is hears to call; who runs the site, that it is theirs to send. */
const mailRefundFailed: EventHandler<{ refundId: number; amountCents: number }> = async (
  { id, subject, data: { refundId, amountCents } },
  transaction,
) => {
  const told = await describeOrder(subject.key, transaction);
  const event = `order-${subject.key}-refund-failed-${refundId}`;
  const data = { ...toOwner(told, id), amountCents };
  await refundFailed.queue(transaction, { event, to: told.owner.email, data });
  const admins = await User.findAll({ where: { isAdmin: true, deactivatedAt: null }, transaction });
  for (const { email, firstName } of admins)
    await refundStuck.queue(transaction, { event: `${event}-site`, to: email, data: { ...data, firstName } });
};

/** Who wanted to give more hears it, be it the owner or an admin beside them. */
const mailTipNotRaised: EventHandler<{
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
const mailCharged: EventHandler<{ orderId: number; amountCents: number }> = async (
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

/** Who owes nothing any more need not hear that a card was refused for it. */
const mailPaymentFailed: EventHandler<{ attemptId: number; reason: string }> = async (
  { id, subject, data: { attemptId, reason } },
  transaction,
) => {
  const told = await describeOrder(subject.key, transaction);
  const { order, owner } = told;
  const feeCents = order.cancellationFeeCents ?? 0;
  const isStopped = stoppedStatuses.includes(order.status);
  if (isStopped && feeCents === 0) return;
  const paysFor = isStopped ? 'fee' : order.status === 'fulfilled' ? 'food' : 'order';
  await paymentFailed.queue(transaction, {
    event: `order-${order.id}-payment-${attemptId}`,
    to: owner.email,
    data: { ...toOwner(told, id), reason, until: untilOf(order), paysFor, feeCents },
  });
};

const askQuery = prepared(
  'payment-ask-told',
  {
    until: 'timestamptz',
    askerEmail: 'text',
    askerFirstName: 'text',
    asker: 'text',
    payerEmail: 'text',
    payerFirstName: 'text',
    payer: 'text',
  },
  `select a.until, b.email::text as "askerEmail", b.first_name as "askerFirstName",
     trim(b.first_name || ' ' || b.last_name) as asker, p.email::text as "payerEmail", p.first_name as "payerFirstName",
     trim(p.first_name || ' ' || p.last_name) as payer
   from payment_asks a join users b on b.id = a.asked_by join users p on p.id = a.asked_user_id where a.id = $1`,
);
async function readAsk(askId: number, transaction: Transaction) {
  const [ask] = await sql.within(transaction, askQuery, [askId]);
  if (!ask) throw new Error(`the question ${askId} is not there`);
  return ask;
}

/** The link works for its recipient alone, by who they are. */
const mailPayAsked: EventHandler<{ askId: number }> = async ({ subject, data: { askId } }, transaction) => {
  const { order, base } = await describeOrder(subject.key, transaction);
  const ask = await readAsk(askId, transaction);
  await payAsked.queue(transaction, {
    event: `order-${order.id}-pay-asked-${askId}`,
    to: ask.payerEmail,
    data: {
      ...base,
      firstName: ask.payerFirstName,
      path: href.payForOrder({ orderId: order.id, askId }),
      money: [],
      asker: ask.asker,
      until: wallClock(ask.until, order),
    },
  });
};

/** Who asked hears it, and the owner where somebody else asked for them. */
const mailPayDeclined: EventHandler<{ askId: number }> = async (
  { subject, data: { askId } },
  transaction,
) => {
  const { order, owner, base } = await describeOrder(subject.key, transaction);
  const ask = await readAsk(askId, transaction);
  const asker = { email: ask.askerEmail, firstName: ask.askerFirstName };
  for (const { email, firstName } of asker.email === owner.email ? [asker] : [asker, owner])
    await payDeclined.queue(transaction, {
      event: `order-${order.id}-pay-declined-${askId}`,
      to: email,
      data: { ...base, firstName, path: href.checkout(order.id), money: [], payer: ask.payer },
    });
};

/** A mail to the owner about each event of a type, once. */
const mailOwner =
  <Data extends { reason?: string }>(mail: Mail<OrderMail>, what: string): EventHandler<Data> =>
  async ({ id, subject, data }, transaction) => {
    const told = await describeOrder(subject.key, transaction);
    await mail.queue(transaction, {
      event: `order-${subject.key}-${what}`,
      to: told.owner.email,
      data: { ...toOwner(told, id), reason: data.reason },
    });
  };

/** Until when another card may be chosen, by the wall clock of the place. */
const untilOf = (order: Order): string | undefined =>
  order.heldUntil ? wallClock(order.heldUntil, order) : undefined;

/** Who reads a mail may be anywhere: its zone is always named. */
const wallClock = (at: Date, { timeZone }: Order): string => momentAt(at, timeZone, null);

/** Who writes which mail after what; of one order in its order. */
export const orderMailSubscription = subscribe(
  'order_mails',
  on(orderEvents.submitted, mailSubmitted),
  on(orderEvents.accepted, mailOwner(accepted, 'accepted')),
  on(orderEvents.declined, mailOwner(ended, 'declined')),
  on(orderEvents.expired, mailOwner(ended, 'expired')),
  on(orderEvents.canceledUnpaid, mailUnpaid),
  on(orderEvents.notPlaced, mailNotPlaced),
  on(orderEvents.removed, mailRemoved),
  on(orderEvents.payAsked, mailPayAsked),
  on(orderEvents.payDeclined, mailPayDeclined),
  on(orderEvents.canceled, mailCanceled),
  on(paymentEvents.refundFailed, mailRefundFailed),
  on(orderEvents.tipNotRaised, mailTipNotRaised),
  on(paymentEvents.captured, mailCharged),
  on(orderEvents.paymentFailed, mailPaymentFailed),
);
