import { onDatabaseClock } from '../../clock';
import { arrivedAt, authorize, idParams, routes } from '../../http';
import { requireMayIgnore } from '../access';
import { findOrder } from '../find-order';
import { orderPolicy } from '../order.policy';
import { submitHeaders, submitOrderBody } from '../order.schemas';
import { submittedOrder } from '../reading/cart-answers.schemas';
import { seenOf } from './seen';
import { submitOrder } from './submit-order';

export const submitRoutes = routes({ tag: 'Orders', base: '/cpi/v1/orderer' });

submitRoutes.post(
  '/orders/:id/submit',
  {
    summary: 'Submits a cart exactly once',
    spec: '1 §7',
    who: 'signed-in',
    params: idParams,
    headers: submitHeaders,
    body: submitOrderBody,
    answer: submittedOrder,
  },
  async ({ actor, params, headers, body, response }) => {
    const order = await findOrder(params.id, actor);
    authorize(orderPolicy, 'submit', actor, order);
    requireMayIgnore(actor, order, body.ignore_checks);
    return submitOrder({
      orderId: order.id,
      actor,
      ignoreChecks: body.ignore_checks ?? {},
      submitKey: headers['Idempotency-Key'] ?? null,
      seen: seenOf(body),
      arrivedAt: await onDatabaseClock(arrivedAt(response)),
      isThere: () => !response.closed,
    });
  },
);
