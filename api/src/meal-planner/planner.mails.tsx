import { href } from '@copper-carrot/contracts';
import { Action, defineMail, Facts, MailLayout, Paragraph } from '../mail';

export interface StandingHeldMail {
  firstName: string;
  rule: string;
  what: string;
  brand: string;
  when: string;
  /** Why it was not sent, in a sentence. */
  reason: string;
  teamId: number;
  /** The cart that was made of it; null where it did not come to one. */
  orderId: number | null;
}

/** The owner of a rule hears that a standing order was not sent, and what to do. */
export const standingHeld = defineMail<StandingHeldMail>(
  'standing_order_held',
  ({ firstName, rule, what, brand, when, reason, teamId, orderId }) => ({
    subject: `Your standing order for ${when} was not placed`,
    body: (
      <MailLayout heading="Your standing order was not placed" preview={reason}>
        <Paragraph>
          Hello {firstName}, the next meal of “{rule}” was due to be ordered, and could not be: {reason}
        </Paragraph>
        <Facts
          rows={[
            ['Food', what],
            ['From', brand],
            ['When', when],
          ]}
        />
        <Paragraph>
          Nothing was ordered and nothing is charged. Please look at it and place it yourself.
        </Paragraph>
        <Action
          path={
            orderId === null
              ? href.mealPlanner({ customerId: 'me', organizationId: teamId })
              : href.checkout(orderId)
          }
        >
          {orderId === null ? 'Open your meal planner' : 'Open checkout'}
        </Action>
      </MailLayout>
    ),
  }),
);

export const plannerMails = [standingHeld];
