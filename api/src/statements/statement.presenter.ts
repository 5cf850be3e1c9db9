import { productName } from '@copper-carrot/contracts';
import type { CsvColumn } from '../http';
import { day, dollars, type Paper } from '../order-papers';
import { centsToDollars } from '../pricing';
import type { LoadedStatement } from './load-statement';

type Entry = LoadedStatement['entries'][number];

const kinds = { invoice: 'Invoice', payment: 'Payment', voided: 'Canceled invoice' } as const;

/** A month in words, such as 'November 2026'. */
export const monthInWords = (month: string): string =>
  new Date(`${month}-15T12:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

const sumOf = (entries: readonly Entry[]) => entries.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** A month's statement as a paper: invoices, then what was paid, then what is still to be paid. */
export function presentStatement({ month, customer, beforeCents, entries }: LoadedStatement): Paper {
  const invoiced = entries.filter(({ kind }) => kind === 'invoice');
  const settled = entries.filter(({ kind }) => kind !== 'invoice');
  const title = 'Statement';
  return {
    title,
    name: `${title} of ${customer}, ${monthInWords(month)}`,
    madeAt: new Date(`${month}-01T00:00:00Z`),
    facts: [
      ['Month', monthInWords(month)],
      ['Invoices', String(invoiced.length)],
    ],
    parties: [
      { heading: 'Billed to', rows: [customer] },
      { heading: 'From', rows: [productName] },
    ],
    lines: invoiced.map(({ number, orderId, brandName, date, amountCents }) => ({
      label: `Invoice ${number}`,
      note: [day(date), orderId !== null && `order #${orderId}`, brandName].filter(Boolean).join(', '),
      amount: dollars(amountCents),
    })),
    total: ['Invoiced this month', dollars(sumOf(invoiced))],
    money: [
      ['Balance before', dollars(beforeCents)],
      ...settled.map(({ kind, number, date, amountCents }): [string, string] => [
        `${kinds[kind]} ${number}, ${day(date)}`,
        dollars(amountCents),
      ]),
    ],
    left: ['Balance', dollars(beforeCents + sumOf(entries))],
    notes: [],
  };
}

type Line = Entry & { balanceCents: number };

/** The same, one line for each entry with the balance after it. */
export function statementLines({ beforeCents, entries }: LoadedStatement): Line[] {
  let balanceCents = beforeCents;
  return entries.map((entry) => {
    balanceCents += entry.amountCents;
    return { ...entry, balanceCents };
  });
}

export const statementColumns: CsvColumn<Line>[] = [
  { heading: 'Date', cell: ({ date }) => date },
  { heading: 'Entry', cell: ({ kind }) => kinds[kind] },
  { heading: 'Invoice', cell: ({ number }) => number },
  { heading: 'Order', cell: ({ orderId }) => orderId },
  { heading: 'Restaurant', cell: ({ brandName }) => brandName },
  { heading: 'Amount', cell: ({ amountCents }) => centsToDollars(amountCents) },
  { heading: 'Balance', cell: ({ balanceCents }) => centsToDollars(balanceCents) },
];
