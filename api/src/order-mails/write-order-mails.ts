import { href } from '@copper-carrot/contracts';
import { on, subscribe, type EventHandler } from '../events';
import type { Mail } from '../mail';
import { orderEvents } from '../orders';
import { brandMailbox, describeOrder, ticketOf, toOwner } from './describe-order';
import { inDollars } from './in-dollars';
import {
  accepted,
  canceledToCaterer,
  canceledToOrderer,
  ended,
  paymentFailed,
  submittedToCaterer,
  submittedToOrderer,
  type OrderMail,
} from './order.mails';

type OfOrder = EventHandler<object>;

/** One mail to the orderer and one to the caterer, whatever is retried. */
const mailSubmitted: OfOrder = async ({ subject }, transaction) => {
  const told = await describeOrder(subject.key, transaction);
  const { order, owner, base, payoutCents } = told;
  const event = `order-${order.id}-submitted`;
  await submittedToOrderer.queue(transaction, { event, to: owner.email, data: toOwner(told) });
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
      ticket: await ticketOf(order, transaction),
    },
  });
};

/** Both sides learn that it is off: the kitchen before it cooks, the orderer with what it costs. */
const mailCanceled: EventHandler<{ reason: string; feeCents: number }> = async (
  { subject, data: { reason, feeCents } },
  transaction,
) => {
  const told = await describeOrder(subject.key, transaction);
  const { order, owner, base } = told;
  const event = `order-${order.id}-canceled`;
  await canceledToOrderer.queue(transaction, {
    event,
    to: owner.email,
    data: { ...toOwner(told), feeCents },
  });
  const cook = await brandMailbox(order.brandId, transaction);
  if (!cook) return;
  const path = href.catererOrder({ brandId: order.brandId, orderId: order.id });
  const data = { ...base, firstName: cook.firstName, path, money: [], reason };
  await canceledToCaterer.queue(transaction, { event, to: cook.email, data });
};

/** A mail to the owner about each event of a type, once. */
const mailOwner =
  <Data extends { reason?: string }>(
    mail: Mail<OrderMail>,
    what: (data: Data) => string,
  ): EventHandler<Data> =>
  async ({ subject, data }, transaction) => {
    const told = await describeOrder(subject.key, transaction);
    await mail.queue(transaction, {
      event: `order-${subject.key}-${what(data)}`,
      to: told.owner.email,
      data: { ...toOwner(told), reason: data.reason },
    });
  };

/** Who writes which mail after what; of one order in its order. */
export const orderMailSubscription = subscribe(
  'order_mails',
  on(orderEvents.submitted, mailSubmitted),
  on(
    orderEvents.accepted,
    mailOwner(accepted, () => 'accepted'),
  ),
  on(
    orderEvents.declined,
    mailOwner(ended, () => 'declined'),
  ),
  on(
    orderEvents.expired,
    mailOwner(ended, () => 'expired'),
  ),
  on(orderEvents.canceled, mailCanceled),
  on(
    orderEvents.paymentFailed,
    mailOwner(
      paymentFailed,
      ({ attemptId }: { attemptId: number; reason: string }) => `payment-${attemptId}`,
    ),
  ),
);
