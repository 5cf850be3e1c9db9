import { databaseGauge } from '../../gauge';
import { sendRefund } from '../../payments';
import { authorizationDueSql } from '../../schedule';
import { authorizeOrder, chargeOrder } from '../order.jobs';
import { owedSql } from '../owed';
import { paidByCardSql } from './payment-methods';

/** A minute covers a late job; older ones are lost or have used all tries. */
const overdue = `now() - interval '1 minute'`;
/** Ended orders are checked for this long; before that, every minute has tried them. */
const lookedAfter = `now() - interval '30 days'`;

/** Every way in which an order's money can wait, as a query that returns its job's payload. */
const waiting = {
  /** A hold that was not requested or not answered, also after the delivery or a cancellation with a fee. */
  hold: `
    select o.id as "orderId" from orders o
    where o.submitted_at is not null and ${paidByCardSql('o')} and o.payment_hold_reason is null
      and coalesce(o.fulfilled_at, o.ended_at, 'infinity') > ${lookedAfter}
      and case when o.status = 'canceled' then o.ended_at else ${authorizationDueSql('o')} end < ${overdue}
      and not exists (select from payment_attempts a where a.order_id = o.id and a.change_id is null
        and a.status in ('authorized', 'requires_action'))
      and ${owedSql('o')} > (select coalesce(sum(coalesce(a.captured_cents, a.amount_cents)), 0)
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
    select order_id as "orderId", id as "attemptId" from payment_attempts
    where status = 'claimed' and purpose in ('submit', 'asked') and claimed_at < ${overdue}`,
  refund: `
    select id as "refundId" from payment_refunds where status = 'claimed' and claimed_at < ${overdue}`,
};

/** Refunds that failed: a person at the site has to act. */
const stuckRefunds = `
  select from (select distinct on (order_id) status from payment_refunds order by order_id, id desc) last
  where status = 'failed'`;

databaseGauge({
  name: 'payments_waiting',
  help: 'Holds, charges, releases, submits and refunds of orders that are more than a minute late, and refunds that no card took',
  label: 'for',
  text: Object.entries({ ...waiting, 'stuck refund': stuckRefunds })
    .map(([name, query]) => `select '${name}' as label, count(*)::float as value from (${query}) each`)
    .join(' union all '),
});

/**
 * Enqueues jobs for waiting money that has none, because a job was lost or failed at every try. Waiting payments have
 * their own job.
 */
export async function sweepWaitingPayments(): Promise<void> {
  await authorizeOrder.enqueueMissing(waiting.hold, 200);
  await chargeOrder.enqueueMissing(waiting.charge, 200);
  await sendRefund.enqueueMissing(waiting.refund, 200);
}
