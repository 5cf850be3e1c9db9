import type { Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { sql } from '../../database';
import { prepared, column } from '../../prepared';
import { orderEvents } from '../order.events';
import type { Order } from '../order.model';

type Outcome = 'declined' | 'taken_back' | 'moved' | 'lapsed';

/** A question to a colleague, whether they pay for a cart. */
export interface PaymentAsk {
  id: number;
  orderId: number;
  teamId: number;
  askedBy: number;
  askedUserId: number;
  askedAt: Date;
  until: Date;
  creditCardId: number | null;
  outcome: Outcome | null;
  byName: string;
  /** By the database's clock, as it was read: its time has passed, and no payment that was pressed in time waits. */
  isOver: boolean;
  /** Its time has passed, whatever waits. */
  isPast: boolean;
}

/** How a payment stands that was pressed by whoever was asked, and why it was refused. */
export interface PressedPayment {
  status: string;
  failureCode: string | null;
  failureMessage: string | null;
}

const columns = {
  id: 'int4',
  orderId: 'int4',
  teamId: 'int4',
  askedBy: 'int4',
  askedUserId: 'int4',
  askedAt: 'timestamptz',
  until: 'timestamptz',
  creditCardId: 'int4?',
  outcome: column<Outcome | null>('text?'),
  byName: 'text',
  isOver: 'bool',
  isPast: 'bool',
} as const;

/** SQL for whether the time of a question has passed, and no payment that was pressed before waits for Stripe or a bank. */
export const askIsOver = (ask: string): string =>
  `(clock_timestamp() >= ${ask}.until and not exists (select from payment_attempts w
     where w.order_id = ${ask}.order_id and w.requested_by = ${ask}.asked_user_id and w.purpose = 'asked'
       and w.status in ('claimed', 'requires_action') and w.claimed_at <= ${ask}.until))`;

const select = `select a.id, a.order_id as "orderId", a.team_id as "teamId", a.asked_by as "askedBy",
  a.asked_user_id as "askedUserId", a.asked_at as "askedAt", a.until, a.credit_card_id as "creditCardId", a.outcome,
  trim(u.first_name || ' ' || u.last_name) as "byName", ${askIsOver('a')} as "isOver",
  clock_timestamp() >= a.until as "isPast"
  from payment_asks a join users u on u.id = a.asked_by`;
const byId = prepared('payment-ask', columns, `${select} where a.id = $1 and a.order_id = $2`);
const unanswered = prepared(
  'payment-ask-unanswered',
  columns,
  `${select} where a.order_id = $1 and a.ended_at is null`,
);
const end = prepared(
  'payment-ask-end',
  { id: 'int4' },
  `update payment_asks set ended_at = clock_timestamp(), outcome = $2 where order_id = $1 and ended_at is null
   returning id`,
);

const pressed = prepared(
  'payment-ask-payment',
  { status: 'text', failureCode: 'text?', failureMessage: 'text?' },
  `select a.status, a.failure_code as "failureCode", a.failure_message as "failureMessage"
   from payment_attempts a
   where a.order_id = $1 and a.purpose = 'asked' and a.requested_by = $2 and a.claimed_at >= $3
   order by a.id desc limit 1`,
);

/** The question of an id about an order, or null. */
export async function paymentAsk(
  id: number,
  orderId: number,
  transaction: Transaction | null,
): Promise<PaymentAsk | null> {
  const [row] = await sql.within(transaction, byId, [id, orderId]);
  return row ?? null;
}

/** The question about an order that nobody has ended, or null; its time may be over. */
export async function unansweredAsk(
  { id }: Pick<Order, 'id'>,
  transaction: Transaction,
): Promise<PaymentAsk | null> {
  const [row] = await sql.within(transaction, unanswered, [id]);
  return row ?? null;
}

/**
 * Ends the question about an order, if there is one. Whoever was asked hears that they are not any more, unless they said so
 * themselves or its time was over. The caller holds the order's lock.
 */
export async function endAsk(
  order: Pick<Order, 'id'>,
  outcome: Outcome,
  transaction: Transaction,
): Promise<void> {
  const stood = await unansweredAsk(order, transaction);
  const [ended] = await sql.within(transaction, end, [order.id, outcome]);
  if (!ended || stood?.isOver || outcome === 'declined' || outcome === 'lapsed') return;
  const about = { kind: 'order', key: order.id };
  await orderEvents.payAskEnded.publish(transaction, about, { askId: ended.id });
}

/** What became of the last payment that whoever was asked pressed, for themselves alone to read; null before any. */
export async function paymentFor(ask: PaymentAsk): Promise<PressedPayment | null> {
  const [row] = await sql.within(null, pressed, [ask.orderId, ask.askedUserId, ask.askedAt]);
  return row ?? null;
}

/** What became of a question: by its own end, by what became of the order, or by its time. */
export function statusOf(
  { outcome, askedUserId, isOver }: Pick<PaymentAsk, 'outcome' | 'askedUserId' | 'isOver'>,
  { status, payerId }: Pick<Order, 'status' | 'payerId'>,
): Exclude<Schemas['AskedToPay']['status'], 'left'> {
  if (outcome) return outcome;
  if (status !== 'in_cart') return payerId === askedUserId ? 'paid' : 'settled';
  return isOver ? 'lapsed' : 'asked';
}

/** The last moment at which a question about a cart can be answered by paying: its own end, or the cart's last moment to order. */
export const payableUntil = (until: Date, { cutoffAt }: Pick<Order, 'cutoffAt'>): Date =>
  cutoffAt && cutoffAt < until ? cutoffAt : until;
