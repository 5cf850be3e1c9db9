import { href } from '@copper-carrot/contracts';
import { approvalMails } from './approval.mails';
import { askMails } from './ask.mails';
import { Action, defineMail, Facts, MailLayout, Paragraph } from '../mail';
import { inDollars } from '../pricing';
import { entered, facts, Food, nameOf, saidByCaterer, startOf, type OrderMail } from './order-mail';
import { paymentMails } from './payment.mails';
import { removedToCaterer, removedToOwner } from './removed.mails';

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

export const madeForCustomer = defineMail<OrderMail>('order_made_for_you', (data) => ({
  subject: `${data.brand} made order #${data.orderId} for you`,
  body: (
    <MailLayout
      heading={`${data.brand} made an order for you`}
      preview={`${data.when}: nothing is ordered before you place it.`}
    >
      <Paragraph>
        Hello {data.firstName}, {data.brand} made this order like an earlier one of yours, and may still be
        changing it. Nothing is ordered or charged before you place it: look through it, change what you like,
        and say how it is paid.
      </Paragraph>
      <Facts rows={facts(data)} />
      <Food heading="What it is" ticket={data.ticket} />
      <Action path={data.path}>See the order and place it</Action>
    </MailLayout>
  ),
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

export const accepted = defineMail<OrderMail>(
  'order_accepted',
  (data) => ({
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
  }),
  { kind: 'order_progress' },
);

export const confirmed = defineMail<OrderMail>(
  'order_confirmed',
  (data) => ({
    subject: `${data.brand} confirmed your order #${data.orderId}`,
    body: (
      <MailLayout heading="All set" preview={`${data.brand} is ready to cook for ${data.when}.`}>
        <Paragraph>
          Hello {data.firstName}, {data.brand} has gone through your order once more and is ready to cook.
        </Paragraph>
        <Facts rows={facts(data)} />
        <Action path={data.path}>See your order</Action>
      </MailLayout>
    ),
  }),
  { kind: 'order_progress' },
);

export const onItsWay = defineMail<OrderMail>(
  'order_on_its_way',
  (data) => ({
    subject: `Your order #${data.orderId} is on its way`,
    body: (
      <MailLayout heading="On its way" preview={`${data.brand} is bringing your food.`}>
        <Paragraph>
          Hello {data.firstName}, {data.brand} has left the kitchen with your order.
        </Paragraph>
        <Facts rows={facts(data)} />
        <Action path={data.path}>See your order</Action>
      </MailLayout>
    ),
  }),
  { kind: 'order_progress' },
);

export const ended = defineMail<OrderMail>('order_ended', (data) => ({
  subject: `Your order #${data.orderId} will not be made`,
  body: (
    <MailLayout heading="We are sorry" preview={`${data.brand} can't take this order.`}>
      <Paragraph>
        Hello {data.firstName}, {data.brand} can’t take your order for {data.when}
        {data.isCaterersReason ? `. ${saidByCaterer(data)}` : `: ${data.reason}`} It costs you nothing.
      </Paragraph>
      <Action path={href.search()}>Find another caterer</Action>
    </MailLayout>
  ),
  calendar: entered(data, 'cancelled'),
}));

const feeOf = ({ feeCents = 0 }: { feeCents?: number }) =>
  feeCents > 0
    ? `${inDollars(feeCents)} is charged for the cancellation, as agreed.`
    : 'It costs you nothing.';

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

export const unpaidToOrderer = defineMail<OrderMail>('order_unpaid', (data) => ({
  subject: `Your order #${data.orderId} was canceled`,
  body: (
    <MailLayout heading="Your order was canceled" preview="No card could be authorized in time.">
      <Paragraph>
        Hello {data.firstName}, your order with {data.brand} for {data.when} was canceled: {data.reason} It
        costs you nothing.
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

export const orderMails = [
  ...approvalMails,
  ...askMails,
  ...paymentMails,
  removedToOwner,
  removedToCaterer,
  madeForCustomer,
  submittedToOrderer,
  submittedToCaterer,
  accepted,
  confirmed,
  onItsWay,
  ended,
  unpaidToOrderer,
  unpaidToCaterer,
  canceledToOrderer,
  canceledToCaterer,
];
