import { QueryTypes, type Transaction } from 'sequelize';
import { href } from '@copper-carrot/contracts';
import { User } from '../accounts';
import { database } from '../database';
import { Action, defineMail, Facts, MailLayout, Paragraph } from '../mail';
import { centsToDollars } from '../pricing';
import type { Assessment } from './assessment/assessment';
import { OrderPriceLine, type Order } from './order.model';
import { shortTime } from './assessment/order-terms';

interface OrderMail {
  orderId: number;
  path: string;
  firstName: string;
  brand: string;
  what: string;
  when: string;
  where: string;
  headcount: number;
  /** Dollars, by the label that the recipient reads. */
  money: [string, string][];
  reason?: string;
}

const facts = ({ when, where, headcount, what, money }: OrderMail): [string, string][] => [
  ['Food', what],
  ['When', when],
  ['Where', where],
  ['People', String(headcount)],
  ...money,
];

const submittedToOrderer = defineMail<OrderMail>('order_submitted', (data) => ({
  subject: `Your order #${data.orderId} is with ${data.brand}`,
  body: (
    <MailLayout heading="Your order is placed" preview={`${data.brand} will answer soon.`}>
      <Paragraph>
        Hello {data.firstName}, {data.brand} has your order and will answer soon. Nothing is charged before
        the food is delivered.
      </Paragraph>
      <Facts rows={facts(data)} />
      <Action path={data.path}>See your order</Action>
    </MailLayout>
  ),
}));

const submittedToCaterer = defineMail<OrderMail>('order_received', (data) => ({
  subject: `New order #${data.orderId} for ${data.brand}`,
  body: (
    <MailLayout heading="A new order" preview={`${data.headcount} people, ${data.when}`}>
      <Paragraph>Please accept or decline it, so that the office can plan.</Paragraph>
      <Facts rows={facts(data)} />
      <Action path={data.path}>Answer the order</Action>
    </MailLayout>
  ),
}));

const accepted = defineMail<OrderMail>('order_accepted', (data) => ({
  subject: `${data.brand} accepted your order #${data.orderId}`,
  body: (
    <MailLayout heading="It is on" preview={`${data.brand} is cooking for you.`}>
      <Paragraph>
        Hello {data.firstName}, {data.brand} accepted your order.
      </Paragraph>
      <Facts rows={facts(data)} />
      <Action path={data.path}>See your order</Action>
    </MailLayout>
  ),
}));

const ended = defineMail<OrderMail>('order_ended', (data) => ({
  subject: `Your order #${data.orderId} will not be delivered`,
  body: (
    <MailLayout heading="We are sorry" preview={`${data.brand} can't take this order.`}>
      <Paragraph>
        Hello {data.firstName}, {data.brand} can’t take your order for {data.when}: {data.reason} Nothing was
        charged.
      </Paragraph>
      <Action path={href.search()}>Find another caterer</Action>
    </MailLayout>
  ),
}));

const paymentFailed = defineMail<OrderMail>('order_payment_failed', (data) => ({
  subject: `Please check the card of your order #${data.orderId}`,
  body: (
    <MailLayout heading="The card was not accepted" preview="Your order stands; it needs another card.">
      <Paragraph>
        Hello {data.firstName}, your card could not be authorized: {data.reason} Your order stands. Please
        choose another card.
      </Paragraph>
      <Action path={data.path}>Choose another card</Action>
    </MailLayout>
  ),
}));

export const orderMails = [submittedToOrderer, submittedToCaterer, accepted, ended, paymentFailed];

const dollars = (cents: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(centsToDollars(cents));

const ordererPath = ({ teamId, id }: Order) =>
  href.organizationOrder({ organizationId: teamId ?? undefined, id });

/** One mail to the orderer and one to the caterer, whatever is retried. */
export async function mailOrderSubmitted(
  order: Order,
  { priced, terms }: Assessment,
  owner: User,
  transaction: Transaction,
) {
  const event = `order-${order.id}-submitted`;
  const base = { ...(await describe(order, transaction)), what: terms.package.name };
  await submittedToOrderer.queue(transaction, {
    event,
    to: owner.email,
    data: {
      ...base,
      firstName: owner.firstName,
      path: ordererPath(order),
      money: [['Total', dollars(priced.totalCents)]],
    },
  });
  const cook = await brandMailbox(order.brandId, transaction);
  if (!cook) return;
  await submittedToCaterer.queue(transaction, {
    event,
    to: cook.email,
    data: {
      ...base,
      firstName: cook.firstName,
      path: href.catererOrder({ brandId: order.brandId, orderId: order.id }),
      money: [['Your payout', dollars(priced.payoutCents)]],
    },
  });
}

export const mailOrderAccepted = (order: Order, transaction: Transaction) =>
  tellOwner(accepted, `order-${order.id}-accepted`, order, undefined, transaction);

export const mailOrderEnded = (order: Order, reason: string, transaction: Transaction) =>
  tellOwner(ended, `order-${order.id}-${order.status}`, order, reason, transaction);

export const mailPaymentFailed = (
  order: Order,
  attemptId: number,
  reason: string,
  transaction: Transaction,
) => tellOwner(paymentFailed, `order-${order.id}-payment-${attemptId}`, order, reason, transaction);

async function tellOwner(
  mail: typeof accepted,
  event: string,
  order: Order,
  reason: string | undefined,
  transaction: Transaction,
) {
  const owner = await User.findByPk(order.userId, { transaction, rejectOnEmpty: true });
  const [food] = await OrderPriceLine.findAll({
    where: { orderId: order.id },
    order: ['position'],
    limit: 1,
    transaction,
  });
  await mail.queue(transaction, {
    event,
    to: owner.email,
    data: {
      ...(await describe(order, transaction)),
      what: food?.label ?? 'Your order',
      firstName: owner.firstName,
      path: ordererPath(order),
      money: [['Total', dollars(order.totalCents ?? 0)]],
      reason,
    },
  });
}

async function describe(order: Order, transaction: Transaction) {
  const [brand] = await database.query<{ name: string }>('select name from brands where id = :id', {
    type: QueryTypes.SELECT,
    replacements: { id: order.brandId },
    transaction,
  });
  return {
    orderId: order.id,
    brand: brand?.name ?? '',
    when: `${whenOf(order)}`,
    where: order.pickup ? 'Pickup at the restaurant' : (order.formattedAddress ?? ''),
    headcount: order.headcount ?? 0,
  };
}

/** Like "Mon 01/31/2024, 12:00 pm", the wall clock of the place. */
function whenOf(order: Order): string {
  const [year = '', month = '', day = ''] = (order.startDate ?? '').split('-');
  const [hour = 0, minute = 0] = (shortTime(order.startTime) ?? '').split(':').map(Number);
  const weekday = new Date(`${order.startDate}T12:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'short',
    timeZone: 'UTC',
  });
  const clock = `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
  return `${weekday} ${month}/${day}/${year}, ${clock}`;
}

/** Who answers for a brand: its first owner. */
async function brandMailbox(brandId: number, transaction: Transaction) {
  const [row] = await database.query<{ email: string; firstName: string }>(
    `select u.email::text, u.first_name as "firstName" from brand_members m join users u on u.id = m.user_id
     where m.brand_id = :brandId order by m.role = 'owner' desc, m.user_id limit 1`,
    { type: QueryTypes.SELECT, replacements: { brandId }, transaction },
  );
  return row;
}
