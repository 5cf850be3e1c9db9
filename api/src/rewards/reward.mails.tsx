import { href } from '@copper-carrot/contracts';
import { Action, defineMail, MailLayout, Paragraph } from '../mail';

export interface CoinsLapseMail {
  firstName: string;
  coins: number;
  /** In whole dollars. */
  worth: number;
  /** When the first of them lapse, as in `March 3, 2027`. */
  from: string;
}

export const coinsLapse = defineMail<CoinsLapseMail>(
  'coins_lapse',
  ({ firstName, coins, worth, from }) => ({
    subject: `${coins.toLocaleString('en-US')} of your coins lapse from ${from} on`,
    body: (
      <MailLayout heading="Some of your coins lapse soon" preview={`Redeem them before ${from}.`}>
        <Paragraph>
          Hello {firstName}, coins last for 18 months. {coins.toLocaleString('en-US')} of yours lapse soon,
          the first of them on {from}
          {worth > 0 ? `; until then they pay up to $${worth} of an order` : ''}. You redeem coins on your
          rewards page, on any order that you have in your cart.
        </Paragraph>
        <Action path={href.customerRewards()}>See your coins</Action>
      </MailLayout>
    ),
  }),
  { kind: 'coin_reminders' },
);

export const rewardMails = [coinsLapse];
