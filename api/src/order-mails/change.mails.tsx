import { defineMail, Action, Facts, MailLayout, Paragraph, Subheading, type Mail } from '../mail';
import { entered, facts, Food, saidByCaterer, type OrderMail } from './order-mail';

/** What a mail about changes of an order says. */
export interface ChangeMail extends OrderMail {
  /** What changes, and from what to what. */
  items: [label: string, change: string][];
  /** Whether the caterer has accepted the order. */
  isSure?: boolean;
}

interface Words {
  subject: string;
  heading: string;
  says: string;
  action: string;
}

/** All of them show what changes, and then the order as it stands: under `food`, also all that is cooked and brought. */
const changeMail = (
  template: string,
  words: (data: ChangeMail) => Words,
  { food, moves = false }: { food?: string; moves?: boolean } = {},
): Mail<ChangeMail> =>
  defineMail<ChangeMail>(template, (data) => {
    const { subject, heading, says, action } = words(data);
    return {
      subject,
      body: (
        <MailLayout heading={heading} preview={says}>
          <Paragraph>
            Hello {data.firstName}, {says}
          </Paragraph>
          <Subheading>What changes</Subheading>
          <Facts rows={data.items} />
          <Facts rows={facts(data)} />
          {food && <Food heading={food} ticket={data.ticket} />}
          <Action path={data.path}>{action}</Action>
        </MailLayout>
      ),
      calendar: moves ? entered(data, data.isSure ? 'confirmed' : 'tentative') : null,
    };
  });

export const changeRequested = changeMail('order_change_requested', ({ orderId, brand }) => ({
  subject: `Your changes of order #${orderId} are with ${brand}`,
  heading: 'Your changes are sent',
  says: `${brand} has your changes and will answer soon. Until then your order stands as it was.`,
  action: 'See your order',
}));
export const changeReceived = changeMail('order_change_received', ({ orderId }) => ({
  subject: `Please answer the changes of order #${orderId}`,
  heading: 'Changes to answer',
  says: 'your customer would like to change this order. Until you approve it, it stands as it was.',
  action: 'Answer the changes',
}));
export const changeApplied = changeMail(
  'order_change_applied',
  ({ orderId }) => ({
    subject: `Your order #${orderId} is changed`,
    heading: 'Your order is changed',
    says: 'your changes hold.',
    action: 'See your order',
  }),
  { food: 'What is coming', moves: true },
);
export const changeByCaterer = changeMail(
  'order_change_by_caterer',
  ({ orderId, brand }) => ({
    subject: `${brand} has changed your order #${orderId}`,
    heading: 'Your order is changed',
    says: `${brand} has changed the order that they made for you. It costs no more than before, and neither does canceling it. If that is not what you agreed on, change it back on its page, or call them.`,
    action: 'See your order',
  }),
  { food: 'What is coming', moves: true },
);
export const changeNotMade = changeMail('order_change_not_made', ({ orderId, reason }) => ({
  subject: `Your changes of order #${orderId} were not made`,
  heading: 'Your order stands as it was',
  says: `your changes could not be made: ${reason} Your order stands as it was, and costs no more.`,
  action: 'See your order',
}));
export const changeMade = changeMail(
  'order_change_made',
  ({ orderId }) => ({
    subject: `Order #${orderId} has changed`,
    heading: 'An order has changed',
    says: 'please cook and bring it as it is now.',
    action: 'See the order',
  }),
  { food: 'To cook and bring' },
);
export const changeDeclined = changeMail('order_change_declined', (data) => ({
  subject: `${data.brand} can’t change your order #${data.orderId}`,
  heading: 'Your order stands as it was',
  says: `${data.brand} can’t take your changes. ${saidByCaterer(data)} Your order stands as it was, and costs no more.`,
  action: 'See your order',
}));
export const changeExpired = changeMail('order_change_expired', ({ orderId, brand }) => ({
  subject: `Your changes of order #${orderId} were not answered`,
  heading: 'Your order stands as it was',
  says: `${brand} did not answer your changes in time. Your order stands as it was, and costs no more.`,
  action: 'See your order',
}));
export const changeLapsed = changeMail('order_change_lapsed', ({ orderId }) => ({
  subject: `Your changes of order #${orderId} were not made`,
  heading: 'Your order stands as it was',
  says: 'your bank no longer holds what your changes cost. Your order stands as it was; please send them again.',
  action: 'See your order',
}));
export const changeWithdrawn = changeMail('order_change_withdrawn', ({ orderId }) => ({
  subject: `The changes of order #${orderId} are taken back`,
  heading: 'Nothing to answer any more',
  says: 'your customer has taken the changes back. The order stands as it was.',
  action: 'See the order',
}));

export const changeMails = [
  changeRequested,
  changeReceived,
  changeApplied,
  changeByCaterer,
  changeNotMade,
  changeMade,
  changeDeclined,
  changeExpired,
  changeLapsed,
  changeWithdrawn,
];
