import { Action, defineMail, Facts, MailLayout, Paragraph } from '../mail';
import { inDollars } from '../pricing';
import { facts, nameOf, startOf, type OrderMail } from './order-mail';

export interface PaymentFailedMail extends OrderMail {
  /** What the card was for; the order that stands where an older release queued it. */
  paysFor?: keyof typeof unpaid;
  /** In cents, where it is the fee of a cancellation. */
  feeCents?: number;
  /** Whose card it was, where the reader is the owner and it was not theirs: what its bank said is not theirs to hear. */
  colleague?: string;
}

/** What is left unpaid where a card was refused. */
const unpaid = {
  order: () => 'Your order stands.',
  food: () => 'You have had your food, and it is not paid yet.',
  fee: ({ feeCents = 0 }: PaymentFailedMail) =>
    `Your order is canceled, and its fee of ${inDollars(feeCents)} is not paid yet.`,
};

export const paymentFailed = defineMail<PaymentFailedMail>('order_payment_failed', (data) => {
  const stands = unpaid[data.paysFor ?? 'order'](data);
  return {
    subject: data.colleague
      ? `The card of ${data.colleague} was not accepted for your order #${data.orderId}`
      : `Please check the card of your order #${data.orderId}`,
    body: (
      <MailLayout heading="The card was not accepted" preview={`${stands} It needs another card.`}>
        <Paragraph>
          Hello {data.firstName},{' '}
          {data.colleague
            ? `the card of ${data.colleague} was not accepted for this order; they have heard why. `
            : `your card could not be authorized: ${data.reason} `}
          {stands} Please choose another card
          {data.colleague ? `, or one of your organization, or talk to ${data.colleague},` : ''}
          {data.until ? ` until ${data.until}: after that the order ends` : ''}.
        </Paragraph>
        <Action path={data.path}>Choose another card</Action>
      </MailLayout>
    ),
  };
});

/** To whoever pays for the order of somebody else: their card, in their bank's words. */
export const payersCardFailed = defineMail<PaymentFailedMail>('order_payment_failed_payer', (data) => ({
  subject: `Your card was not accepted for ${nameOf(data)} with ${data.brand}`,
  body: (
    <MailLayout heading="Your card was not accepted" preview={`${startOf(data)} needs another card.`}>
      <Paragraph>
        Hello {data.firstName}, your card, which was to pay for {nameOf(data)} with {data.brand} for{' '}
        {data.when}, could not be authorized: {data.reason} {data.orderOf} is asked for another card
        {data.until ? ` until ${data.until}: after that the order ends` : ''}, and does not hear why yours was
        not accepted.
      </Paragraph>
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
        Hello {data.firstName}, {inDollars(data.amountCents)} that was charged too much for this order could
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

export interface ChargedMail extends OrderMail {
  chargedCents: number;
}

export const charged = defineMail<ChargedMail>('order_charged', (data) => ({
  subject: `Your receipt for order #${data.orderId}: ${inDollars(data.chargedCents)}`,
  body: (
    <MailLayout heading="Your receipt" preview={`${inDollars(data.chargedCents)} for ${data.brand}`}>
      <Paragraph>
        Hello {data.firstName}, {inDollars(data.chargedCents)} was charged for {nameOf(data)} with{' '}
        {data.brand}. Its receipt and its invoice, line by line, are on its page.
      </Paragraph>
      <Facts rows={facts(data)} />
      <Action path={data.path}>
        {data.orderOf ? 'See the order and its receipt' : 'See your order and its receipt'}
      </Action>
    </MailLayout>
  ),
}));

export interface InvoicedMail extends OrderMail {
  number: string;
  amountCents: number;
  /** For people: the day by which it is to be paid. */
  dueOn: string;
}

export const invoiced = defineMail<InvoicedMail>('order_invoiced', (data) => ({
  subject: `Invoice ${data.number} for order #${data.orderId}: ${inDollars(data.amountCents)}`,
  body: (
    <MailLayout heading="Your invoice" preview={`${inDollars(data.amountCents)}, due ${data.dueOn}`}>
      <Paragraph>
        Hello {data.firstName}, {inDollars(data.amountCents)} for {nameOf(data)} with {data.brand} is to be
        paid by {data.dueOn}. Please name the number {data.number} with your payment. The invoice, line by
        line, is on the order’s page.
      </Paragraph>
      <Facts rows={facts(data)} />
      <Action path={data.path}>See the order and its invoice</Action>
    </MailLayout>
  ),
}));

/** What is told of the money of an order. */
export const paymentMails = [
  notPlaced,
  charged,
  invoiced,
  paymentFailed,
  payersCardFailed,
  refundFailed,
  refundStuck,
  tipNotRaised,
];
