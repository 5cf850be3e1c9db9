import { formatPhone, momentAt, productName, stoppedStatuses, type Schemas } from '@copper-carrot/contracts';
import { invoiceNumber } from '../invoices';
import { centsToDollars, dollarsToCents } from '../pricing';
import type { LoadedPaper } from './load-paper';

/** A receipt, an invoice, a statement or another paper as it is read, from its head to its foot. */
export interface Paper {
  title: string;
  /** Stands on each page and in the file's properties. */
  name: string;
  /** When what it says came to be: nothing of a paper asks what time it is. */
  madeAt: Date;
  facts: Fact[];
  parties: { heading: string; rows: string[] }[];
  lines: { label: string; note: string | null; amount: string }[];
  /** Null of a paper without amounts. */
  total: Fact | null;
  /** What moved, the oldest first, and what is left. */
  money: Fact[];
  left: Fact | null;
  notes: string[];
}
type Fact = [label: string, value: string];

const titles = { receipt: 'Receipt', invoice: 'Invoice' } as const;

export function presentPaper(loaded: LoadedPaper): Paper {
  const { kind, order, invoice } = loaded;
  const { lines, totalCents } = owed(order);
  const said = headings(order);
  return {
    title: titles[kind],
    name: `${titles[kind]} of order #${order.id}`,
    madeAt: new Date(order.submitted_at ?? 0),
    facts: [
      [`${titles[kind]} number`, invoice?.number ?? invoiceNumber(order.id)],
      ['Order', `#${order.id}, ${order.status_label.toLowerCase()}`],
      ['Ordered', moment(order.submitted_at, order)],
      [said.when, moment(order.start_at, order)],
      ...fact('People', order.headcount && String(order.headcount)),
      ...fact('Issued', invoice && day(invoice.issuedOn)),
      ...fact('Due', invoice && day(invoice.dueOn)),
      ...fact('Purchase order', order.purchase_order_reference_code),
      ...fact('Cost center', order.cost_center),
    ],
    parties: [
      { heading: 'Billed to', rows: filled([order.team?.name, order.user_name]) },
      { heading: said.where, rows: filled(placeOf(order)) },
      {
        heading: 'Sold by',
        rows: filled([
          order.brand.name,
          order.brand.phone_number && formatPhone(order.brand.phone_number),
          `through ${productName}`,
        ]),
      },
    ],
    lines,
    total: ['Total', dollars(totalCents)],
    ...moneyOf(loaded, totalCents),
    notes: filled([exemptionIn(loaded), kind === 'invoice' && wayToPay(order)]),
  };
}

/** What stands over when and where: of food that never came, what was to be. */
function headings({ pickup, status }: Schemas['Order']): { when: string; where: string } {
  if (stoppedStatuses.includes(status))
    return { when: 'Was planned for', where: pickup ? 'Was to be picked up at' : 'Was to be delivered to' };
  return pickup
    ? { when: 'Pickup time', where: 'Picked up at' }
    : { when: 'Delivery time', where: 'Delivered to' };
}

/** The lines that the order's page shows, or what its cancellation cost. */
function owed(order: Schemas['Order']): Pick<Paper, 'lines'> & { totalCents: number } {
  if (!stoppedStatuses.includes(order.status))
    return {
      lines: order.pricing.lines.map(({ label, explanation, amount }) => ({
        label,
        note: explanation,
        amount: dollars(dollarsToCents(amount)),
      })),
      totalCents: dollarsToCents(order.pricing.customer_price),
    };
  const totalCents = dollarsToCents(order.cancellation_fee ?? 0);
  const note = 'A part of the food, as agreed when the order was placed.';
  return {
    lines: totalCents > 0 ? [{ label: 'Cancellation fee', note, amount: dollars(totalCents) }] : [],
    totalCents,
  };
}

function moneyOf({ order, moved }: LoadedPaper, totalCents: number): Pick<Paper, 'money' | 'left'> {
  // Of a fee, nothing was let pass that is in it.
  const isStopped = stoppedStatuses.includes(order.status);
  const waivedCents = isStopped ? 0 : dollarsToCents(order.payment.waived ?? 0);
  const leftCents = moved.reduce(
    (left, { amountCents }) => left - amountCents,
    Math.max(0, totalCents - waivedCents),
  );
  const card = order.credit_card;
  const nameOf = (cardId: number | null) =>
    card && card.id === cardId ? `${capital(card.brand)} ending in ${card.last4}` : 'a card';
  return {
    money: [
      ...fact('Needs no payment', waivedCents > 0 && dollars(Math.min(waivedCents, totalCents))),
      ...moved.map(({ kind, amountCents, at, cardId }): Fact => {
        const when = moment(at.toISOString(), order);
        if (kind === 'refund' && cardId === null) return [`Sent back by hand, ${when}`, dollars(amountCents)];
        if (kind === 'refund') return [`Sent back to ${nameOf(cardId)}, ${when}`, dollars(amountCents)];
        if (kind === 'refund_failed')
          return [`Came back from ${nameOf(cardId)}, ${when}`, dollars(amountCents)];
        if (kind === 'invoice_payment' && cardId === null)
          return [`Paid by bank transfer, ${when}`, dollars(amountCents)];
        return [`Paid with ${nameOf(cardId)}, ${when}`, dollars(amountCents)];
      }),
    ],
    left:
      order.bypass_payment || leftCents === 0
        ? ['Still to be paid', dollars(0)]
        : leftCents > 0
          ? ['Still to be paid', dollars(leftCents)]
          : ['Still to be sent back', dollars(-leftCents)],
  };
}

function wayToPay({
  bypass_payment: bypass,
  paid_with_invoice: byInvoice,
  payment,
  pickup,
  pricing,
  status,
}: Schemas['Order']): string | null {
  if (bypass) return 'No payment is needed.';
  if (pricing.balance <= 0) return null;
  if (byInvoice) return 'Please name the number of this invoice with your payment.';
  const isStopped = stoppedStatuses.includes(status);
  if (payment.status === 'failed' && (isStopped || status === 'fulfilled'))
    return 'The card was not accepted: another one can be chosen on the page of the order.';
  if (isStopped) return 'The fee is charged to the card.';
  return `The card is charged after ${pickup ? 'the food was picked up' : 'delivery'}.`;
}

const exemptionIn = ({ exemption }: LoadedPaper) =>
  exemption &&
  `Exempt from sales tax in ${exemption.state}, by the organization’s certificate valid until ${day(exemption.expiresOn)}.`;

function placeOf({
  pickup,
  pickup_kitchen_id: kitchenId,
  possible_kitchens: kitchens,
  address,
  brand,
}: Schemas['Order']) {
  if (!pickup) return [address.company_name, address.formatted_address, address.suite];
  const kitchen = kitchens.find(({ id }) => id === kitchenId);
  return [brand.name, kitchen?.name, kitchen?.formatted_address];
}

const fact = (label: string, value: string | number | null | false): Fact[] =>
  value ? [[label, String(value)]] : [];
const filled = (rows: readonly (string | null | undefined | false)[]): string[] =>
  rows.filter((row): row is string => Boolean(row));
const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
/** An amount in cents as papers write it. */
export const dollars = (amountCents: number): string =>
  money.format(centsToDollars(amountCents)).replace('-', '−');

/** An instant by the wall clock of the order's place, with its zone. */
const moment = (instant: string | null, { time_zone: zone }: Schemas['Order']): string =>
  instant === null ? '' : momentAt(instant, zone, null);

/** A day in words. */
export const day = (date: string): string =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
