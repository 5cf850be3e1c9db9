import { href } from '@copper-carrot/contracts';
import { Action, defineMail, Facts, MailLayout, Paragraph } from '../mail';
import { inDollars } from '../pricing';

interface GiftMail {
  name: string;
  campaign: string;
  slug: string;
  amountCents: number;
  feeCents: number;
  totalCents: number;
  honoree: string;
  card: string | null;
}

const facts = ({ campaign, amountCents, feeCents, totalCents, honoree, card }: GiftMail) => [
  ['Campaign', campaign] as [string, string],
  ['Gift', inDollars(amountCents)] as [string, string],
  ...(feeCents > 0 ? [['Card fees that you paid', inDollars(feeCents)] as [string, string]] : []),
  ['Charged', inDollars(totalCents)] as [string, string],
  ...(card ? [['Card', card] as [string, string]] : []),
  ...(honoree ? [['In honor of', honoree] as [string, string]] : []),
];

export const receiptPath = (token: string): string => `/cpi/v1/public/donations/receipt?token=${token}`;

/** To the giver, once their card was charged; of a monthly gift each month. */
export const giftReceiptMail = defineMail<GiftMail & { receiptToken: string; manageToken: string | null }>(
  'gift_receipt',
  (data) => ({
    subject: `Thank you for your gift of ${inDollars(data.amountCents)} to ${data.campaign}`,
    body: (
      <MailLayout heading="Thank you for your gift" preview={`${inDollars(data.amountCents)} for warm meals`}>
        <Paragraph>
          Hello {data.name}, your card was charged {inDollars(data.totalCents)} once. All of your gift goes
          into meals.
        </Paragraph>
        <Facts rows={facts(data)} />
        <Action path={receiptPath(data.receiptToken)}>Download your receipt</Action>
        {data.manageToken !== null && (
          <>
            <Paragraph>You give this every month. You can pause or end it at any time.</Paragraph>
            <Action path={href.campaignMonthlyGift(data.slug, { token: data.manageToken })}>
              Pause or end your monthly gift
            </Action>
          </>
        )}
      </MailLayout>
    ),
  }),
  { secrets: ['receiptToken', 'manageToken'] },
);

/** To the giver, where a payment that was still undecided when they left came to nothing. */
export const giftNotPaidMail = defineMail<GiftMail & { reason: string }>('gift_not_paid', (data) => ({
  subject: `Your gift of ${inDollars(data.amountCents)} did not go through`,
  body: (
    <MailLayout heading="Your gift was not made" preview="Nothing was charged.">
      <Paragraph>
        Hello {data.name}, your gift to {data.campaign} did not go through: {data.reason} Nothing was charged.
      </Paragraph>
      <Action path={href.campaignDonate(data.slug)}>Try again</Action>
    </MailLayout>
  ),
}));

/** To the giver, when the site gives a gift back. */
export const giftRefundedMail = defineMail<GiftMail>('gift_refunded', (data) => ({
  subject: `Your gift of ${inDollars(data.amountCents)} is on its way back`,
  body: (
    <MailLayout heading="Your gift is on its way back" preview={`${inDollars(data.totalCents)} to your card`}>
      <Paragraph>
        Hello {data.name}, we return {inDollars(data.totalCents)} to the card that you gave with. Your bank
        may take some days.
      </Paragraph>
      <Facts rows={facts(data)} />
    </MailLayout>
  ),
}));

/** To the giver, when a monthly gift ends by itself. */
export const monthlyGiftEndedMail = defineMail<{
  name: string;
  campaign: string;
  slug: string;
  amountCents: number;
  reason: string;
}>('monthly_gift_ended', ({ name, campaign, slug, amountCents, reason }) => ({
  subject: `Your monthly gift to ${campaign} has ended`,
  body: (
    <MailLayout heading="Your monthly gift has ended" preview="Your card is not charged any more.">
      <Paragraph>
        Hello {name}, your monthly gift of {inDollars(amountCents)} to {campaign} has ended: {reason} Your
        card is not charged any more.
      </Paragraph>
      <Action path={href.campaign(slug)}>See the campaign</Action>
    </MailLayout>
  ),
}));

export const giftMails = [giftReceiptMail, giftNotPaidMail, giftRefundedMail, monthlyGiftEndedMail];
