import { href } from '@copper-carrot/contracts';
import { Action, defineMail, Facts, MailLayout, Paragraph } from '../mail';

/** What is said of a cart that was taken away: it leads nowhere any more. */
export interface RemovedMail {
  orderId: number;
  firstName: string;
  /** Who took it away. */
  by: string;
  brand: string;
  when: string;
  headcount: number;
}

const factsOf = ({ when, headcount }: RemovedMail): [string, string][] => [
  ['When', when],
  ['People', String(headcount)],
];

export const removedToOwner = defineMail<RemovedMail>('order_removed', (data) => ({
  subject: `${data.by} removed your unfinished order with ${data.brand}`,
  body: (
    <MailLayout heading="Your unfinished order is removed" preview="Nothing was ordered or charged.">
      <Paragraph>
        Hello {data.firstName}, {data.by} removed your order #{data.orderId} with {data.brand}, which was not
        placed yet. Nothing was ordered or charged.
      </Paragraph>
      <Facts rows={factsOf(data)} />
      <Action path={href.search()}>Start another order</Action>
    </MailLayout>
  ),
}));

export const removedToCaterer = defineMail<RemovedMail & { brandId: number }>(
  'order_removed_for_caterer',
  (data) => ({
    subject: `${data.by} does not want order #${data.orderId}`,
    body: (
      <MailLayout heading="Your direct order is removed" preview={`It was not placed: ${data.when}`}>
        <Paragraph>
          Hello {data.firstName}, {data.by} removed the order that {data.brand} made for them. It was not
          placed, so there is nothing to cook.
        </Paragraph>
        <Facts rows={factsOf(data)} />
        <Action path={href.catererOrders(data.brandId)}>See your orders</Action>
      </MailLayout>
    ),
  }),
);
