import { inList } from '../../database';
import { openStatuses } from '@copper-carrot/contracts';
import { databaseGauge } from '../../gauge';
import { sendRefund } from '../../payments';
import { authorizeOrder, settleHold } from '../order.jobs';

const byCard =
  'credit_card_id is not null and not bypass_payment and not paid_with_invoice and total_cents > 0';
/** Where the clock is a minute late, a job was lost, or had no try left. */
const overdue = `now() - interval '1 minute'`;

/** Each way in which money of an order can wait, as a query of what its job is told. */
const waiting = {
  /** Nobody has asked for the hold, or Stripe has not answered: also once the food was there. */
  hold: `
    select o.id as "orderId" from orders o
    where o.status in (${inList([...openStatuses, 'fulfilled'])}) and ${byCard}
      and case when o.start_at - o.submitted_at <= interval '6 days' then o.submitted_at
        else o.start_at - interval '4 days' end < ${overdue}
      and o.payment_hold_reason is null
      and not exists (select from payment_attempts a where a.order_id = o.id and a.change_id is null
        and a.status in ('authorized', 'requires_action'))
      and o.total_cents > (select coalesce(sum(coalesce(a.captured_cents, a.amount_cents)), 0)
        from payment_attempts a where a.order_id = o.id and a.status in ('captured', 'refunded'))`,
  charge: `
    select o.id as "orderId" from orders o join payment_attempts a on a.order_id = o.id
    where a.status = 'authorized' and a.change_id is null
      and ((o.status = 'fulfilled' and o.fulfilled_at < ${overdue})
        or (o.status = 'canceled' and o.cancellation_fee_cents > 0 and o.ended_at < ${overdue}))`,
  release: `
    select id as "attemptId" from payment_attempts
    where status = 'voiding' and coalesce(settled_at, claimed_at) < ${overdue}`,
  submit: `
    select o.id as "orderId", a.id as "attemptId" from payment_attempts a join orders o on o.id = a.order_id
    where a.status = 'claimed' and o.status = 'in_cart' and a.claimed_at < ${overdue}`,
  refund: `
    select id as "refundId" from payment_refunds where status = 'claimed' and claimed_at < ${overdue}`,
};

databaseGauge({
  name: 'payments_waiting',
  help: 'Holds, charges, releases, submits and refunds of orders that are more than a minute late',
  label: 'for',
  text: Object.entries(waiting)
    .map(([name, query]) => `select '${name}' as label, count(*)::float as value from (${query}) each`)
    .join(' union all '),
});

/**
 * Asks again for the money that waits though no payment does: a job that was lost, or failed at every try, costs nobody
 * anything. A payment that waits has its own clock.
 */
export async function sweepWaitingPayments(): Promise<void> {
  await authorizeOrder.enqueueMissing(waiting.hold, 200);
  await settleHold.enqueueMissing(waiting.charge, 200);
  await sendRefund.enqueueMissing(waiting.refund, 200);
}
