import { Action, defineMail, Facts, MailLayout, Paragraph } from '../mail';

export interface ReviewAskedMail {
  firstName: string;
  brand: string;
  what: string;
  when: string;
  path: string;
  /** What a review earns; 0 where it earns nothing. */
  coins: number;
}

export const reviewAsked = defineMail<ReviewAskedMail>(
  'review_asked',
  (data) => ({
    subject: `How was the food from ${data.brand}?`,
    body: (
      <MailLayout heading="How was it?" preview={`A few taps tell ${data.brand}, and others, how it was.`}>
        <Paragraph>
          Hello {data.firstName}, your order from {data.brand} was delivered. How was it? A few taps are
          enough
          {data.coins > 0 ? `, and earn you ${data.coins} coins` : ''}. You can also write to {data.brand}{' '}
          alone, or review without your name.
        </Paragraph>
        <Facts
          rows={[
            ['Food', data.what],
            ['When', data.when],
          ]}
        />
        <Action path={data.path}>Review your order</Action>
        <Paragraph>This is the only mail about it.</Paragraph>
      </MailLayout>
    ),
  }),
  { kind: 'review_requests' },
);

export const reviewMails = [reviewAsked];
