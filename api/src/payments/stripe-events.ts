import type Stripe from 'stripe';
import { Op, QueryTypes, type Transaction } from 'sequelize';
import { database, sql } from '../database';
import { defineJob } from '../jobs';
import { paymentWaits } from './payment.process';
import { deliverStripeEvent, sendRefund, hearPayment } from './payment.jobs';
import { PaymentAttempt, PaymentRefund } from './payment.model';

/** Stores an event and enqueues a job to read its payment; a repeated event changes nothing. */
export async function receiveStripeEvent(event: Stripe.Event): Promise<void> {
  await database.transaction(async (transaction) => {
    const { length: isNew } = await database.query(
      `insert into stripe_events (id, type, payment_intent_id, created_at) values ($1, $2, $3, to_timestamp($4))
       on conflict (id) do nothing returning id`,
      {
        type: QueryTypes.SELECT,
        transaction,
        bind: [event.id, event.type, intentOf(event), event.created],
      },
    );
    if (isNew) await deliverStripeEvent.enqueue(transaction, { eventId: event.id });
  });
}

/** The payment intent of an event, if it has one. */
function intentOf({ data }: Stripe.Event): string | null {
  const about = data.object as {
    object?: string;
    id?: string;
    payment_intent?: string | { id: string } | null;
  };
  if (about.object === 'payment_intent') return about.id ?? null;
  const { payment_intent: intent } = about;
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}

/**
 * Reads an event's payment from Stripe, because events may be outdated, repeated or out of order. A fresh claim is left
 * to its holder.
 */
export async function hearStripeEvent(eventId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const [event] = await database.query<{ intentId: string | null; type: string }>(
      `update stripe_events set handled_at = clock_timestamp() where id = $1 and handled_at is null
       returning payment_intent_id as "intentId", type`,
      { type: QueryTypes.SELECT, transaction, bind: [eventId] },
    );
    const attempt =
      event?.intentId &&
      (await PaymentAttempt.findOne({ where: { stripePaymentIntentId: event.intentId }, transaction }));
    if (attempt && event?.type.includes('refund')) await hearRefunds(attempt, transaction);
    if (attempt) {
      const runAt = new Date(attempt.claimedAt.getTime() + paymentWaits.askMs / 2);
      await hearPayment.enqueue(
        transaction,
        { attemptId: attempt.id },
        attempt.status === 'claimed' ? { runAt } : {},
      );
    }
  });
}

/** Reads the refunds of a payment; one may fail at the bank days after it succeeded. */
async function hearRefunds({ id: paymentAttemptId }: PaymentAttempt, transaction: Transaction) {
  const where = { paymentAttemptId, status: ['claimed', 'done'], stripeRefundId: { [Op.not]: null } };
  for (const { id: refundId } of await PaymentRefund.findAll({ where, transaction }))
    await sendRefund.enqueue(transaction, { refundId });
}

/** Stripe repeats an event for a month at most. */
const keptDays = 40;

export const pruneStripeEvents = defineJob<object>('stripe_events_prune', {
  payload: {},
  cron: '41 4 * * *',
});

export async function forgetOldStripeEvents(): Promise<void> {
  await sql.rows(`delete from stripe_events where handled_at < now() - make_interval(days => $1)`, [
    keptDays,
  ]);
}
