import { href } from '@copper-carrot/contracts';
import type { CalendarEntry } from '../calendar';
import { inDollars } from './in-dollars';
import { removedToCaterer, removedToOwner } from './removed.mails';
import { Action, defineMail, Facts, MailLayout, Paragraph, Subheading } from '../mail';

/** What every mail of an order says. */
export interface OrderMail {
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
  /** Whose order it is, where somebody else reads it who pays for it. */
  orderOf?: string;
  /** The last moment for what it asks for. */
  until?: string;
  /** None in a letter that an older release queued; its state is the mail's. */
  calendar?: Omit<CalendarEntry, 'status'>;
  /** What is cooked and brought; none in a letter that an older release queued. */
  ticket?: Ticket;
}

/** What the kitchen works by, and the orderer finds on the table. */
export interface Ticket {
  /** Each with how many or how much of it. */
  dishes: [string, string][];
  service: [string, string][];
}

const facts = ({ when, where, headcount, what, money }: OrderMail): [string, string][] => [
  ['Food', what],
  ['When', when],
  ['Where', where],
  ['People', String(headcount)],
  ...money,
];

/** An order in the words of its reader: its owner's, or whoever pays for it. */
const nameOf = ({ orderOf }: OrderMail) => (orderOf ? `the order of ${orderOf}` : 'your order');
const startOf = (data: OrderMail) => nameOf(data).replace(/^./, (letter) => letter.toUpperCase());

function Food({ heading, ticket }: { heading: string; ticket: Ticket | undefined }) {
  if (!ticket) return null;
  return (
    <>
      <Subheading>{heading}</Subheading>
      <Facts rows={ticket.dishes} />
      <Facts rows={ticket.service} />
    </>
  );
}

export const entered = ({ calendar }: OrderMail, status: CalendarEntry['status']) =>
  calendar ? { ...calendar, status } : null;

export const submittedToOrderer = defineMail<OrderMail>('order_submitted', (data) => ({
  subject: `${startOf(data)} #${data.orderId} is with ${data.brand}`,
  body: (
    <MailLayout heading={`${startOf(data)} is placed`} preview={`${data.brand} will answer soon.`}>
      <Paragraph>
        Hello {data.firstName}, {data.brand} has {nameOf(data)}
        {data.orderOf ? ', which you pay for,' : ''} and will answer soon. Nothing is charged before the food
        is delivered.
      </Paragraph>
      <Facts rows={facts(data)} />
      <Food heading={data.orderOf ? 'What was ordered' : 'What you ordered'} ticket={data.ticket} />
      <Action path={data.path}>{data.orderOf ? 'See the order' : 'See your order'}</Action>
    </MailLayout>
  ),
  calendar: entered(data, 'tentative'),
}));

export const submittedToCaterer = defineMail<OrderMail>('order_received', (data) => ({
  subject: `New order #${data.orderId} for ${data.brand}`,
  body: (
    <MailLayout heading="A new order" preview={`${data.headcount} people, ${data.when}`}>
      <Paragraph>Please accept or decline it, so that the office can plan.</Paragraph>
      <Facts rows={facts(data)} />
      <Food heading="To cook and bring" ticket={data.ticket} />
      <Action path={data.path}>Answer the order</Action>
    </MailLayout>
  ),
}));

export const accepted = defineMail<OrderMail>('order_accepted', (data) => ({
  subject: `${data.brand} accepted your order #${data.orderId}`,
  body: (
    <MailLayout heading="It is on" preview={`${data.brand} is cooking for you.`}>
      <Paragraph>
        Hello {data.firstName}, {data.brand} accepted your order.
      </Paragraph>
      <Facts rows={facts(data)} />
      <Food heading="What is coming" ticket={data.ticket} />
      <Action path={data.path}>See your order</Action>
    </MailLayout>
  ),
  calendar: entered(data, 'confirmed'),
}));

export const ended = defineMail<OrderMail>('order_ended', (data) => ({
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
  calendar: entered(data, 'cancelled'),
}));

const feeOf = ({ feeCents = 0 }: { feeCents?: number }) =>
  feeCents > 0 ? `${inDollars(feeCents)} of it are charged, as agreed.` : 'Nothing was charged.';

interface CanceledMail extends OrderMail {
  feeCents: number;
}

export const canceledToOrderer = defineMail<CanceledMail>('order_canceled', (data) => ({
  subject: `Your order #${data.orderId} is canceled`,
  body: (
    <MailLayout heading="Your order is canceled" preview={feeOf(data)}>
      <Paragraph>
        Hello {data.firstName}, your order with {data.brand} is canceled. {feeOf(data)}
      </Paragraph>
      <Facts rows={facts(data)} />
      <Action path={data.path}>See your order</Action>
    </MailLayout>
  ),
  calendar: entered(data, 'cancelled'),
}));

export const canceledToCaterer = defineMail<OrderMail>('order_canceled_for_caterer', (data) => ({
  subject: `Order #${data.orderId} is canceled: please don’t cook it`,
  body: (
    <MailLayout heading="Please don’t cook this order" preview={`Canceled: ${data.when}`}>
      <Paragraph>
        Hello {data.firstName}, this order was canceled: {data.reason}
      </Paragraph>
      <Facts rows={facts(data)} />
      <Action path={data.path}>See the order</Action>
    </MailLayout>
  ),
}));

interface PaymentFailedMail extends OrderMail {
  /** What the card was for; the order that stands where an older release queued it. */
  paysFor?: keyof typeof unpaid;
  /** In cents, where it is the fee of a cancellation. */
  feeCents?: number;
}

/** What is left unpaid where a card was refused. */
const unpaid = {
  order: () => 'Your order stands.',
  food: () => 'Your order was delivered, and is not paid yet.',
  fee: ({ feeCents = 0 }: PaymentFailedMail) =>
    `Your order is canceled, and its fee of ${inDollars(feeCents)} is not paid yet.`,
};

export const paymentFailed = defineMail<PaymentFailedMail>('order_payment_failed', (data) => {
  const stands = unpaid[data.paysFor ?? 'order'](data);
  return {
    subject: `Please check the card of your order #${data.orderId}`,
    body: (
      <MailLayout heading="The card was not accepted" preview={`${stands} It needs another card.`}>
        <Paragraph>
          Hello {data.firstName}, your card could not be authorized: {data.reason} {stands} Please choose
          another card{data.until ? ` until ${data.until}: after that the order ends` : ''}.
        </Paragraph>
        <Action path={data.path}>Choose another card</Action>
      </MailLayout>
    ),
  };
});

export const unpaidToOrderer = defineMail<OrderMail>('order_unpaid', (data) => ({
  subject: `Your order #${data.orderId} was canceled`,
  body: (
    <MailLayout heading="Your order was canceled" preview="No card could be authorized in time.">
      <Paragraph>
        Hello {data.firstName}, your order with {data.brand} for {data.when} was canceled: {data.reason}{' '}
        Nothing was charged.
      </Paragraph>
      <Action path={data.path}>See your order</Action>
    </MailLayout>
  ),
  calendar: entered(data, 'cancelled'),
}));

export const unpaidToCaterer = defineMail<OrderMail>('order_unpaid_caterer', (data) => ({
  subject: `Order #${data.orderId} was canceled: please do not cook it`,
  body: (
    <MailLayout heading="An order was canceled" preview={`${data.headcount} people, ${data.when}`}>
      <Paragraph>
        Hello {data.firstName}, the order for {data.when} was canceled: {data.reason}
      </Paragraph>
      <Facts rows={facts(data)} />
      <Action path={data.path}>See the order</Action>
    </MailLayout>
  ),
}));

export const notPlaced = defineMail<OrderMail>('order_not_placed', (data) => ({
  subject: `${startOf(data)} with ${data.brand} was not placed`,
  body: (
    <MailLayout
      heading={`${startOf(data)} was not placed`}
      preview="Nothing is charged; the cart is as it was."
    >
      <Paragraph>
        Hello {data.firstName}, {nameOf(data)} with {data.brand} for {data.when} was not placed:{' '}
        {data.reason ?? 'the payment of whoever else was to pay for it came to nothing.'} Nothing is charged,{' '}
        {data.reason ? 'what your bank may have held is let go, ' : ''}and the cart is as it was.
      </Paragraph>
      <Action path={data.path}>{data.orderOf ? 'Back to the order' : 'Back to your cart'}</Action>
    </MailLayout>
  ),
}));

export const refundFailed = defineMail<OrderMail & { amountCents: number }>(
  'order_refund_failed',
  (data) => ({
    subject: `We could not send ${inDollars(data.amountCents)} back for your order #${data.orderId}`,
    body: (
      <MailLayout heading="A refund did not arrive" preview="Your bank sent it back to us.">
        <Paragraph>
          Hello {data.firstName}, we tried several times to send {inDollars(data.amountCents)} of your order
          with {data.brand} back to your card, and your bank did not take it. The money is yours: please call
          support, who will send it another way.
        </Paragraph>
        <Facts rows={facts(data)} />
        <Action path={data.path}>See your order</Action>
      </MailLayout>
    ),
  }),
);

export const refundStuck = defineMail<OrderMail & { amountCents: number }>('order_refund_stuck', (data) => ({
  subject: `No card took ${inDollars(data.amountCents)} of order #${data.orderId} back`,
  body: (
    <MailLayout heading="A refund waits for you" preview={`Order #${data.orderId} with ${data.brand}`}>
      <Paragraph>
        Hello {data.firstName}, {inDollars(data.amountCents)} that were charged too much for this order could
        not be sent back to their card, at three tries. On the order’s page you can have it tried once more,
        or write down how you sent it. Its owner is asked to call support.
      </Paragraph>
      <Facts rows={facts(data)} />
      <Action path={data.path}>See the order</Action>
    </MailLayout>
  ),
}));

export const tipNotRaised = defineMail<OrderMail & { amountCents: number }>(
  'order_tip_not_raised',
  (data) => ({
    subject: `Your tip for order #${data.orderId} was not raised`,
    body: (
      <MailLayout heading="Your tip stays as it was" preview="Nothing more was charged.">
        <Paragraph>
          Hello {data.firstName}, {inDollars(data.amountCents)} more for {data.brand} could not be charged to
          the card of your order: {data.reason} The tip is what it was before; it can be raised again on the
          order’s page.
        </Paragraph>
        <Action path={data.path}>See your order</Action>
      </MailLayout>
    ),
  }),
);

interface ChargedMail extends OrderMail {
  chargedCents: number;
}

export const charged = defineMail<ChargedMail>('order_charged', (data) => ({
  subject: `Your receipt for order #${data.orderId}: ${inDollars(data.chargedCents)}`,
  body: (
    <MailLayout heading="Your receipt" preview={`${inDollars(data.chargedCents)} for ${data.brand}`}>
      <Paragraph>
        Hello {data.firstName}, {inDollars(data.chargedCents)} were charged for {nameOf(data)} with{' '}
        {data.brand}. Its receipt and its invoice, line by line, are on its page.
      </Paragraph>
      <Facts rows={facts(data)} />
      <Action path={data.path}>
        {data.orderOf ? 'See the order and its receipt' : 'See your order and its receipt'}
      </Action>
    </MailLayout>
  ),
}));

interface PayAskedMail extends OrderMail {
  asker: string;
}

export const payAsked = defineMail<PayAskedMail>('order_pay_asked', (data) => ({
  subject: `${data.asker} asks you to pay for an order with ${data.brand}`,
  body: (
    <MailLayout
      heading="Would you pay for this order?"
      preview={`${data.asker} has it ready with ${data.brand}.`}
    >
      <Paragraph>
        Hello {data.firstName}, {data.asker} has an order with {data.brand} ready and asks you to pay for it.
        The link opens it with its price; it works for you alone, until {data.until}. Nothing is ordered and
        nothing is charged before you say so there.
      </Paragraph>
      <Facts rows={facts(data)} />
      <Action path={data.path}>See the order and pay</Action>
    </MailLayout>
  ),
}));

export const payDeclined = defineMail<OrderMail & { payer: string }>('order_pay_declined', (data) => ({
  subject: `${data.payer} does not pay for your order with ${data.brand}`,
  body: (
    <MailLayout heading={`${data.payer} said no`} preview="Your cart is as you left it.">
      <Paragraph>
        Hello {data.firstName}, {data.payer} was asked to pay for the order with {data.brand} and said no. The
        cart is as it was: pay for it yourself, or ask somebody else.
      </Paragraph>
      <Action path={data.path}>Back to the cart</Action>
    </MailLayout>
  ),
}));

export const orderMails = [
  removedToOwner,
  removedToCaterer,
  payAsked,
  payDeclined,
  submittedToOrderer,
  submittedToCaterer,
  accepted,
  ended,
  unpaidToOrderer,
  unpaidToCaterer,
  notPlaced,
  canceledToOrderer,
  canceledToCaterer,
  charged,
  paymentFailed,
  refundFailed,
  refundStuck,
  tipNotRaised,
];
