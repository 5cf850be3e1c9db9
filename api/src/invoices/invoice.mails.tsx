import { href } from '@copper-carrot/contracts';
import { Action, defineMail, Facts, MailLayout, Paragraph } from '../mail';
import { inDollars } from '../pricing';

export interface InvoicesMail {
  firstName: string;
  teamId: number;
  teamName: string;
  numbers: string[];
  amountCents: number;
  card: string;
}

const count = (numbers: readonly string[]) =>
  numbers.length === 1 ? 'one invoice' : `${numbers.length} invoices`;
const facts = ({ numbers, teamName, card }: InvoicesMail): [string, string][] => [
  ['Organization', teamName],
  [numbers.length === 1 ? 'Invoice' : 'Invoices', numbers.join(', ')],
  ['Card', card],
];
const SeeBilling = ({ teamId }: InvoicesMail) => (
  <Action path={href.organizationBilling({ organizationId: teamId })}>See your invoices</Action>
);

/** To the person who paid invoices with a card. */
export const invoicesPaidMail = defineMail<InvoicesMail>('invoices_paid', (data) => ({
  subject: `You paid ${inDollars(data.amountCents)} for ${count(data.numbers)} of ${data.teamName}`,
  body: (
    <MailLayout heading="Thank you for your payment" preview={`${inDollars(data.amountCents)} by card`}>
      <Paragraph>
        Hello {data.firstName}, your card was charged {inDollars(data.amountCents)} once, for{' '}
        {count(data.numbers)}.
      </Paragraph>
      <Facts rows={facts(data)} />
      <SeeBilling {...data} />
    </MailLayout>
  ),
}));

/** To the same, where a payment that was still undecided came to nothing. */
export const invoicesNotPaidMail = defineMail<InvoicesMail & { reason: string }>(
  'invoices_not_paid',
  (data) => ({
    subject: `Your payment of ${inDollars(data.amountCents)} did not go through`,
    body: (
      <MailLayout heading="Your invoices are not paid" preview="Nothing was charged.">
        <Paragraph>
          Hello {data.firstName}, your payment of {inDollars(data.amountCents)} for {count(data.numbers)} did
          not go through: {data.reason} Nothing was charged.
        </Paragraph>
        <Facts rows={facts(data)} />
        <SeeBilling {...data} />
      </MailLayout>
    ),
  }),
);

export const invoiceMails = [invoicesPaidMail, invoicesNotPaidMail];
