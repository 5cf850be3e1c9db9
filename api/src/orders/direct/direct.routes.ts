import { submittedStatuses } from '@copper-carrot/contracts';
import { notFound } from '../../errors';
import { authorize, idParams, routes } from '../../http';
import { findOrder, findOrderForCaterer } from '../find-order';
import { catererOrderPolicy, orderPolicy } from '../order.policy';
import { directOrderBody, directOrderHeaders } from '../order.schemas';
import { loadOrder } from '../reading/load-order';
import { createdOrder } from '../reading/cart-answers.schemas';
import { orderAnswer } from '../reading/order-answers.schemas';
import { presentOrder } from '../reading/order.presenter';
import { claimOrder } from './claim-order';
import { startDirectOrder } from './start-direct-order';

export const directOrderRoutes = routes({ tag: 'Direct orders', base: '/cpi' });

directOrderRoutes.post(
  '/v2/caterer/orders/:id/direct_orders',
  {
    summary: 'Starts a direct order for the customer of an earlier one',
    spec: '1 §1',
    who: 'signed-in',
    params: idParams,
    headers: directOrderHeaders,
    body: directOrderBody,
    answer: createdOrder,
    status: 201,
  },
  async ({ actor, params, headers, body }) => {
    const earlier = await findOrderForCaterer(params.id, actor);
    authorize(catererOrderPolicy, 'startDirect', actor, earlier);
    if (!submittedStatuses.some((status) => status === earlier.status)) throw notFound();
    const requestKey = headers['Idempotency-Key'] ?? null;
    return { id: await startDirectOrder(earlier, { wish: body, requestKey }, actor) };
  },
);

directOrderRoutes.post(
  '/v1/orderer/orders/:id/claim',
  {
    summary: 'Makes a direct order its customer’s own',
    spec: '1 §4',
    who: 'signed-in',
    params: idParams,
    answer: orderAnswer,
  },
  async ({ actor, params }) => {
    authorize(orderPolicy, 'claim', actor, await findOrder(params.id, actor));
    await claimOrder(params.id, actor);
    return presentOrder(await loadOrder(params.id, actor), actor);
  },
);
