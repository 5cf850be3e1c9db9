import type { CalendarEntry } from '../calendar';
import { Facts, Subheading } from '../mail';

/** What every mail of an order says. */
export interface OrderMail {
  orderId: number;
  path: string;
  firstName: string;
  brand: string;
  what: string;
  when: string;
  where: string;
  headcount: number;
  /** For its caterer: which of their kitchens cooks, and for whom. */
  kitchen?: string;
  customer?: string;
  /** Dollars, by the label that the recipient reads. */
  money: [string, string][];
  reason?: string;
  /** Whether its caterer gave it; else it is in our words. */
  isCaterersReason?: boolean;
  /** Whose order it is, where somebody else reads it who pays for it. */
  orderOf?: string;
  /** The last moment for what it asks for. */
  until?: string;
  /** None in a letter that an older release queued; its state is the mail's. */
  calendar?: Omit<CalendarEntry, 'status'>;
  /** What is cooked and brought; none in a letter that an older release queued. */
  ticket?: Ticket;
}

/** What the kitchen works by, and the orderer finds on the table. */
export interface Ticket {
  /** Each with how many or how much of it. */
  dishes: [string, string][];
  service: [string, string][];
}

/** Who cooks for whom, for its caterer. */
const whoForWhom = ({ kitchen, customer }: OrderMail): [string, string][] => [
  ...(kitchen ? [['Kitchen', kitchen] satisfies [string, string]] : []),
  ...(customer ? [['Customer', customer] satisfies [string, string]] : []),
];

/** The rows that say which order it is. */
export const facts = (mail: OrderMail): [string, string][] => [
  ...whoForWhom(mail),
  ['Food', mail.what],
  ['When', mail.when],
  ['Where', mail.where],
  ['People', String(mail.headcount)],
  ...mail.money,
];

/** An order in the words of its reader: its owner's, or whoever pays for it. */
export const nameOf = ({ orderOf }: OrderMail) => (orderOf ? `the order of ${orderOf}` : 'your order');
/** The same at the start of a sentence. */
export const startOf = (data: OrderMail) => nameOf(data).replace(/^./, (letter) => letter.toUpperCase());

/** A reason that its caterer gave, as theirs: it may be no sentence, and is none of ours. */
export const saidByCaterer = ({ brand, reason }: OrderMail) => `${brand} says: “${reason}”`;

/** What is cooked and brought, in a mail. */
export function Food({ heading, ticket }: { heading: string; ticket: Ticket | undefined }) {
  if (!ticket) return null;
  return (
    <>
      <Subheading>{heading}</Subheading>
      <Facts rows={ticket.dishes} />
      <Facts rows={ticket.service} />
    </>
  );
}

/** Its entry in its reader's calendar, as it stands then. */
export const entered = ({ calendar }: OrderMail, status: CalendarEntry['status']) =>
  calendar ? { ...calendar, status } : null;
