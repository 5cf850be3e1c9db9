import { QueryTypes, type Transaction } from 'sequelize';
import { href } from '@copper-carrot/contracts';
import { User } from '../accounts';
import { database } from '../database';
import { on, subscribe, type EventHandler } from '../events';
import { Action, defineMail, Facts, MailLayout, Paragraph, type Mail } from '../mail';
import { Order, orderEvents, OrderPriceLine } from '../orders';
import { centsToDollars } from '../pricing';

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

type OfOrder = EventHandler<object>;

/** One mail to the orderer and one to the caterer, whatever is retried. */
const mailSubmitted: OfOrder = async ({ subject }, transaction) => {
  const told = await describe(subject.key, transaction);
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
      money: [['Your payout', dollars(payoutCents)]],
    },
  });
};

/** A mail to the owner about each event of a type, once. */
const mailOwner =
  <Data extends { reason?: string }>(
    mail: Mail<OrderMail>,
    what: (data: Data) => string,
  ): EventHandler<Data> =>
  async ({ subject, data }, transaction) => {
    const told = await describe(subject.key, transaction);
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
  on(
    orderEvents.paymentFailed,
    mailOwner(
      paymentFailed,
      ({ attemptId }: { attemptId: number; reason: string }) => `payment-${attemptId}`,
    ),
  ),
);

type Told = Awaited<ReturnType<typeof describe>>;

const toOwner = ({ order, owner, base }: Told): OrderMail => ({
  ...base,
  firstName: owner.firstName,
  path: href.organizationOrder({ organizationId: order.teamId ?? undefined, id: order.id }),
  money: [['Total', dollars(order.totalCents ?? 0)]],
});

/** What the mails of an order say, as it was submitted. */
async function describe(orderId: number, transaction: Transaction) {
  const order = await Order.findByPk(orderId, { transaction, rejectOnEmpty: true });
  const owner = await User.findByPk(order.userId, { transaction, rejectOnEmpty: true });
  const lines = await OrderPriceLine.findAll({ where: { orderId }, order: ['position'], transaction });
  const [brand] = await database.query<{ name: string }>('select name from brands where id = :id', {
    type: QueryTypes.SELECT,
    replacements: { id: order.brandId },
    transaction,
  });
  const base = {
    orderId,
    brand: brand?.name ?? '',
    what: lines[0]?.label ?? 'Your order',
    when: whenOf(order),
    where: order.pickup ? 'Pickup at the restaurant' : (order.formattedAddress ?? ''),
    headcount: order.headcount ?? 0,
  };
  return { order, owner, base, payoutCents: lines.reduce((sum, { catererCents }) => sum + catererCents, 0) };
}

/** Like "Mon 01/31/2024, 12:00 pm", the wall clock of the place. */
function whenOf(order: Order): string {
  const [year = '', month = '', day = ''] = (order.startDate ?? '').split('-');
  const [hour = 0, minute = 0] = (order.startTime ?? '').split(':').map(Number);
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
