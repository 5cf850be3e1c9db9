import { Action, defineMail, Facts, MailLayout, Paragraph } from '../mail';
import { facts, type OrderMail } from './order-mail';

export const approvalAsked = defineMail<OrderMail & { asker: string; team: string }>(
  'order_approval_asked',
  (data) => ({
    subject: `${data.asker} asks you to approve an order with ${data.brand}`,
    body: (
      <MailLayout
        heading="May this order be placed?"
        preview={`${data.asker} asks the admins of ${data.team}.`}
      >
        <Paragraph>
          Hello {data.firstName}, {data.asker} has an order with {data.brand} ready that is outside of the
          rules of {data.team}. It is placed only if one of its admins says yes, until {data.until}.
        </Paragraph>
        <Facts rows={facts(data)} />
        <Action path={data.path}>See the order and answer</Action>
      </MailLayout>
    ),
  }),
);

export const approvalDecided = defineMail<OrderMail & { admin: string; isApproved: boolean }>(
  'order_approval_decided',
  (data) => ({
    subject: data.isApproved
      ? `${data.admin} approved your order with ${data.brand}`
      : `${data.admin} declined your order with ${data.brand}`,
    body: (
      <MailLayout
        heading={data.isApproved ? 'You can place your order' : 'Your order was declined'}
        preview={data.isApproved ? 'It is not placed yet.' : 'Your cart is as you left it.'}
      >
        <Paragraph>
          Hello {data.firstName}, {data.admin}{' '}
          {data.isApproved
            ? `approved your order with ${data.brand}. Place it by ${data.until}: the approval holds for this price and this start.`
            : `declined your order with ${data.brand}. Change it, or talk to them and ask again.`}
        </Paragraph>
        <Facts rows={facts(data)} />
        <Action path={data.path}>Back to the order</Action>
      </MailLayout>
    ),
  }),
);

export const approvalLapsed = defineMail<OrderMail>('order_approval_lapsed', (data) => ({
  subject: `An order with ${data.brand} was not approved in time`,
  body: (
    <MailLayout heading="Nobody answered in time" preview="The order was not placed.">
      <Paragraph>
        Hello {data.firstName}, an order with {data.brand} waited for the yes of an admin until {data.until}.
        Nobody answered, so it was not placed. It can be moved to a later day.
      </Paragraph>
      <Facts rows={facts(data)} />
      <Action path={data.path}>See the order</Action>
    </MailLayout>
  ),
}));

/** What is told of the question to an organization's admins whether an order may be placed. */
export const approvalMails = [approvalAsked, approvalDecided, approvalLapsed];
