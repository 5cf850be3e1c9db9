import type { Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { sql } from '../../database';
import { prepared, column } from '../../prepared';
import { orderEvents } from '../order.events';
import type { Order } from '../order.model';

type Outcome = 'declined' | 'taken_back' | 'moved' | 'lapsed';

/** A request to a colleague to pay for a cart. */
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
  /** By the database's clock at reading: the deadline has passed, and no payment that was started in time is pending. */
  isOver: boolean;
  /** The deadline has passed, even if a payment is pending. */
  isPast: boolean;
}

/** The status of the asked person's payment, and why it was refused. */
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

/** SQL for whether a request's deadline has passed with no payment pending at Stripe or a bank that was started in time. */
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

/** A request of this order by id, or null. */
export async function paymentAsk(
  id: number,
  orderId: number,
  transaction: Transaction | null,
): Promise<PaymentAsk | null> {
  const [row] = await sql.within(transaction, byId, [id, orderId]);
  return row ?? null;
}

/** The order's request that has no outcome yet, or null; its deadline may have passed. */
export async function unansweredAsk(
  { id }: Pick<Order, 'id'>,
  transaction: Transaction,
): Promise<PaymentAsk | null> {
  const [row] = await sql.within(transaction, unanswered, [id]);
  return row ?? null;
}

/**
 * Ends the open request of an order, if any. Notifies the asked person, unless they ended it themselves or the deadline
 * had passed. The caller holds the order's lock.
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

/** The asked person's latest payment, which only they may read; null if there is none. */
export async function paymentFor(ask: PaymentAsk): Promise<PressedPayment | null> {
  const [row] = await sql.within(null, pressed, [ask.orderId, ask.askedUserId, ask.askedAt]);
  return row ?? null;
}

/** The status of a request: from its own outcome, the order's status, or its deadline. */
export function statusOf(
  { outcome, askedUserId, isOver }: Pick<PaymentAsk, 'outcome' | 'askedUserId' | 'isOver'>,
  { status, payerId }: Pick<Order, 'status' | 'payerId'>,
): Exclude<Schemas['AskedToPay']['status'], 'left'> {
  if (outcome) return outcome;
  if (status !== 'in_cart') return payerId === askedUserId ? 'paid' : 'settled';
  return isOver ? 'lapsed' : 'asked';
}

/** The last moment at which a request can be paid: its own deadline or the order's cutoff, whichever is earlier. */
export const payableUntil = (until: Date, { cutoffAt }: Pick<Order, 'cutoffAt'>): Date =>
  cutoffAt && cutoffAt < until ? cutoffAt : until;
