import { Action, defineMail, Facts, MailLayout, Paragraph } from '../mail';
import { facts, nameOf, type OrderMail } from './order-mail';

export interface PayAskedMail extends OrderMail {
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

export const payAskEnded = defineMail<OrderMail & { isPlaced: boolean }>('order_pay_ask_ended', (data) => ({
  subject: `You need not pay for ${nameOf(data)} with ${data.brand}`,
  body: (
    <MailLayout heading="You need not pay for it" preview="Nothing was charged to you.">
      <Paragraph>
        Hello {data.firstName}, you were asked to pay for {nameOf(data)} with {data.brand}.{' '}
        {data.isPlaced
          ? 'It is placed, and nothing of it is yours to pay.'
          : 'You are not asked any more: the link in our last mail opens no payment.'}{' '}
        There is nothing for you to do, and nothing was charged to you.
      </Paragraph>
      <Facts rows={facts(data)} />
    </MailLayout>
  ),
}));

/** What is told of the question to a colleague whether they pay. */
export const askMails = [payAsked, payDeclined, payAskEnded];
