import { productName } from '@copper-carrot/contracts';
import { day, dollars, type Paper } from '../order-papers';

const withoutAmounts = { lines: [], total: null, money: [], left: null } satisfies Partial<Paper>;

const partiesOf = (teamName: string): Paper['parties'] => [
  { heading: 'Organization', rows: [teamName] },
  { heading: 'With', rows: [productName] },
];

/** The certificate by which an organization pays no sales tax in a state, as it was entered. */
export const presentCertificate = (certificate: {
  teamName: string;
  state: string;
  number: string;
  expiresOn: string;
}): Paper => ({
  ...withoutAmounts,
  title: 'Tax exemption',
  name: `Sales tax exemption of ${certificate.teamName} in ${certificate.state}`,
  madeAt: new Date(`${certificate.expiresOn}T00:00:00Z`),
  facts: [
    ['State', certificate.state],
    ['Certificate', certificate.number],
    ['Valid until', day(certificate.expiresOn)],
  ],
  parties: partiesOf(certificate.teamName),
  notes: [
    `Orders that are delivered in ${certificate.state} are exempt from sales tax while this certificate is valid.`,
  ],
});

/** What is agreed with an organization about paying by invoice. */
export const presentTerms = (terms: {
  teamName: string;
  days: number;
  limitCents: number | null;
  createdAt: Date;
}): Paper => ({
  ...withoutAmounts,
  title: 'Invoice terms',
  name: `Invoice terms of ${terms.teamName}`,
  madeAt: terms.createdAt,
  facts: [
    ['Due', terms.days === 0 ? 'The day of the invoice' : `${terms.days} days after the invoice`],
    ['Credit limit', terms.limitCents === null ? 'None' : dollars(terms.limitCents)],
  ],
  parties: partiesOf(terms.teamName),
  notes: [
    'An invoice is issued after each event. It names the order, what was delivered and the last day to pay it.',
    ...(terms.limitCents === null ? [] : ['Orders beyond the credit limit are paid by card.']),
  ],
});
