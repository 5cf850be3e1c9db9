import { errorCodes, type Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { databaseNow } from '../../clock';
import { database, sql } from '../../database';
import { ApiError, forbidden } from '../../errors';
import { rateLimit, type Actor } from '../../http';
import { centsToDollars } from '../../pricing';
import { prepared } from '../../prepared';
import { assessOrder } from '../assessment/assess-order';
import { requireNoProblems } from '../assessment/assessment';
import { lockOrder, requireCart, requireWritableCart } from '../find-order';
import { recordHistory } from '../history';
import { orderEvents } from '../order.events';
import { lapseApproval } from '../order.jobs';
import type { Order } from '../order.model';
import { orderPolicy } from '../order.policy';
import { covers, latestApproval, mayApprove } from './approval-problem';

/** Each request sends mails. */
const askLimit = rateLimit({
  name: 'order_approvals',
  tries: 20,
  seconds: 60 * 60,
  says: 'Your admins were asked often enough for now.',
});

const asked = prepared(
  'order-approval-asked',
  { id: 'int4' },
  `insert into order_approvals (order_id, asked_by, total_cents, start_at, until) values ($1, $2, $3, $4, $5) returning id`,
);
const closed = prepared(
  'order-approvals-closed',
  {},
  `update order_approvals set status = 'lapsed' where order_id = $1 and status = 'waiting'`,
);
// The answers of an organization's admins hold for none of another.
const allEnded = prepared(
  'order-approvals-ended',
  {},
  `update order_approvals set status = 'lapsed', decided_by = null, decided_at = null
   where order_id = $1 and status <> 'lapsed'`,
);
const decided = prepared(
  'order-approval-decided',
  {},
  `update order_approvals set status = $2, decided_by = $3, decided_at = clock_timestamp() where id = $1`,
);
const lapsed = prepared(
  'order-approval-lapsed',
  { orderId: 'int4' },
  `update order_approvals a set status = 'lapsed' from orders o
   where a.id = $1 and a.status = 'waiting' and a.until <= clock_timestamp() and o.id = a.order_id
     and o.status = 'in_cart' and o.removed_at is null
   returning a.order_id as "orderId"`,
);

const subject = (orderId: number) => ({ kind: 'order', key: orderId });

/**
 * Asks the admins of an order's organization by mail whether it may be placed as it is; repeating an open request sends no
 * second mail. 422 if the order can't be placed for another reason, 409 if it needs no approval.
 */
export const askForApproval = (orderId: number, actor: Actor): Promise<void> =>
  database.transaction(async (transaction) => {
    const order = await lockOrder(orderId, transaction);
    if (!orderPolicy.askToPay(actor, order)) throw forbidden();
    requireWritableCart(order);
    const now = await databaseNow(transaction);
    const ignoreChecks = { simultaneous_delivery: true };
    const assessment = await assessOrder(order, { actor, ignoreChecks, now, transaction });
    const { problems, priced, startAt, cutoffAt } = assessment;
    requireNoProblems({
      problems: problems.filter(({ code }) => code !== errorCodes.submit.approvalRequired),
    });
    if (problems.length === 0 || !startAt || !cutoffAt)
      throw new ApiError(409, errorCodes.order.noApproval, {
        message: 'This order needs nobody’s approval.',
      });
    const stands = await latestApproval(orderId, transaction);
    if (stands?.status === 'waiting' && covers(stands, assessment)) return;
    await askLimit.spend(String(actor.userId));
    await sql.within(transaction, closed, [orderId]);
    const [made] = await sql.within(transaction, asked, [
      ...[orderId, actor.userId, priced.totalCents],
      ...[startAt, cutoffAt],
    ]);
    if (!made) throw new Error('the request was not stored');
    await lapseApproval.enqueue(transaction, { approvalId: made.id }, { runAt: cutoffAt });
    await recordHistory({ orderId, kind: 'approval_asked', actor }, transaction);
    await orderEvents.approvalAsked.publish(transaction, subject(orderId), { approvalId: made.id });
  });

/** Ends an order's requests for approval, also answered ones. The caller holds the order's lock. */
export const endApprovals = ({ id }: Pick<Order, 'id'>, transaction: Transaction) =>
  sql.send(transaction, allEnded, [id]);

/** Says yes or no to an order as it was asked for; 409 where that is over, or another request or price was seen. */
export const decideApproval = (
  orderId: number,
  { id, decision, total }: Schemas['OrderApprovalBody']['approval'],
  actor: Actor,
): Promise<void> =>
  database.transaction(async (transaction) => {
    const order = await lockOrder(orderId, transaction);
    if (!mayApprove(actor, order)) throw forbidden();
    requireCart(order);
    const stands = await waiting(orderId, transaction);
    if (stands.id !== id || centsToDollars(stands.totalCents) !== total)
      throw new ApiError(409, errorCodes.stale, {
        message: 'This order was asked about again since. Please look at it once more.',
      });
    await sql.within(transaction, decided, [stands.id, decision, actor.userId]);
    const kind = decision === 'approved' ? 'approval_given' : 'approval_refused';
    await recordHistory({ orderId, kind, actor }, transaction);
    await orderEvents.approvalDecided.publish(transaction, subject(orderId), { approvalId: stands.id });
  });

async function waiting(orderId: number, transaction: Transaction) {
  const stands = await latestApproval(orderId, transaction);
  if (stands?.status === 'waiting' && stands.until > (await databaseNow(transaction))) return stands;
  throw new ApiError(409, errorCodes.order.noApproval, {
    message: 'Nobody is asked about this order any more.',
  });
}

/** Tells the person who asked and the admins that no answer came before the order's deadline. */
export const endUnanswered = (approvalId: number): Promise<void> =>
  database.transaction(async (transaction) => {
    const [ended] = await sql.within(transaction, lapsed, [approvalId]);
    if (ended) await orderEvents.approvalLapsed.publish(transaction, subject(ended.orderId), { approvalId });
  });
