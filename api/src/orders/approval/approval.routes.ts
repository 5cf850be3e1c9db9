import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { authorize, idParams, routes, type Actor } from '../../http';
import { centsToDollars } from '../../pricing';
import { column, prepared } from '../../prepared';
import { findOrder } from '../find-order';
import type { Order } from '../order.model';
import { orderPolicy } from '../order.policy';
import { mayApprove } from './approval-problem';
import { approvalAnswer, approvalBody } from './approval.schemas';
import { askForApproval, decideApproval } from './approvals';

/** The yes of an organization's admin to an order outside of its rules. */
export const approvalRoutes = routes({ tag: 'Orders', base: '/cpi/v1/orderer' });

const spec = '1 §6';
const who = 'signed-in';

const approvalQuery = prepared(
  'order-approval',
  {
    id: 'int4',
    status: column<Exclude<Schemas['OrderApproval']['status'], 'none'>>('text'),
    totalCents: 'int4',
    startAt: 'timestamptz',
    askedBy: 'text',
    decidedBy: 'text?',
  },
  `select a.id, a.status, a.total_cents as "totalCents", a.start_at as "startAt", trim(b.first_name || ' ' || b.last_name) as "askedBy",
     trim(d.first_name || ' ' || d.last_name) as "decidedBy"
   from order_approvals a join users b on b.id = a.asked_by left join users d on d.id = a.decided_by
   where a.order_id = $1 order by a.id desc limit 1`,
);

/** Whether a cart is what was asked for, as it was saved last. */
const isStill = ({ startAt, savedCents }: Order, asked: { startAt: Date; totalCents: number }): boolean =>
  startAt?.getTime() === asked.startAt.getTime() && (savedCents ?? 0) <= asked.totalCents;

async function present(orderId: number, actor: Actor): Promise<Schemas['OrderApproval']> {
  const order = await findOrder(orderId, actor);
  authorize(orderPolicy, 'readAsCustomer', actor, order);
  const last = await sql.first(approvalQuery, [orderId]);
  const status = last && (!order.isInCart || isStill(order, last)) ? last.status : 'none';
  const isOpen = order.isInCart && status === 'waiting';
  return {
    id: last?.id ?? null,
    status,
    total: last ? centsToDollars(last.totalCents) : null,
    asked_by: last?.askedBy ?? null,
    decided_by: last?.decidedBy ?? null,
    can: {
      ask: order.isInCart && orderPolicy.askToPay(actor, order) && !mayApprove(actor, order),
      decide: isOpen && mayApprove(actor, order),
    },
  };
}

approvalRoutes.get(
  '/orders/:id/approval',
  {
    summary: 'Whether an order waits for the yes of an admin',
    spec,
    who,
    params: idParams,
    answer: approvalAnswer,
  },
  ({ actor, params }) => present(params.id, actor),
);

approvalRoutes.post(
  '/orders/:id/approval',
  {
    summary: 'Asks the admins of the organization by mail whether a cart may be placed',
    spec,
    who,
    params: idParams,
    answer: approvalAnswer,
  },
  async ({ actor, params }) => {
    authorize(orderPolicy, 'askToPay', actor, await findOrder(params.id, actor));
    await askForApproval(params.id, actor);
    return present(params.id, actor);
  },
);

approvalRoutes.post(
  '/orders/:id/approval/decide',
  {
    summary: 'Says yes or no, as an admin of the organization',
    spec,
    who,
    params: idParams,
    body: approvalBody,
    answer: approvalAnswer,
  },
  async ({ actor, params, body }) => {
    await findOrder(params.id, actor);
    await decideApproval(params.id, body.approval, actor);
    return present(params.id, actor);
  },
);
