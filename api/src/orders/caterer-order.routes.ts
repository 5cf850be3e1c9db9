import { orderStatuses } from '@copper-carrot/contracts';
import Joi from 'joi';
import { forbidden } from '../errors';
import { authorize, idParams, isSiteAdmin, listAnswer, listOf, listQuery, routes } from '../http';
import { acceptOrder, declineOrder } from './answer-order';
import { presentCatererOrder } from './reading/caterer-order.presenter';
import { listBrandOrders, type OrderFilter } from './reading/list-orders';
import { loadOrderForCaterer } from './reading/load-order';
import { findOrderForCaterer } from './find-order';
import { catererOrderPolicy } from './order.policy';
import { catererOrderAnswer } from './reading/caterer-answers.schemas';
import { catererOrderListRecord } from './reading/listed-order.schemas';
import { acceptBody, declineBody } from './order.schemas';

export const catererOrderRoutes = routes({ tag: 'Caterer orders', base: '/cpi' });

const listOrdersQuery = listQuery<OrderFilter>({
  // Carts are those that the caterer made for a customer.
  status: listOf(Joi.string().valid(...orderStatuses)),
  when: Joi.string().valid('upcoming', 'unanswered', 'past'),
});

catererOrderRoutes.get(
  '/v1/caterer/orders',
  {
    summary: 'The orders of the acting brand',
    spec: '2 §7',
    who: 'signed-in',
    query: listOrdersQuery,
    answer: listAnswer(catererOrderListRecord),
  },
  ({ actor, query }) => {
    if (actor.brandId === null || (!actor.isCaterer && !isSiteAdmin(actor))) throw forbidden();
    return listBrandOrders(actor.brandId, query);
  },
);

catererOrderRoutes.get(
  '/v2/caterer/orders/:id',
  {
    summary: 'An order as its caterer reads it',
    spec: '1 §7',
    who: 'signed-in',
    params: idParams,
    answer: catererOrderAnswer,
  },
  async ({ actor, params }) => presentCatererOrder(await loadOrderForCaterer(params.id, actor), actor),
);

catererOrderRoutes.post(
  '/v1/caterer/orders/:id/accept',
  {
    summary: 'Accepts a pending order',
    spec: '2 §7',
    who: 'signed-in',
    params: idParams,
    body: acceptBody,
    answer: catererOrderAnswer,
  },
  async ({ actor, params, body }) => {
    authorize(catererOrderPolicy, 'accept', actor, await findOrderForCaterer(params.id, actor));
    await acceptOrder(params.id, body.lock_version ?? null, actor);
    return presentCatererOrder(await loadOrderForCaterer(params.id, actor), actor);
  },
);

catererOrderRoutes.post(
  '/v1/caterer/orders/:id/decline',
  {
    summary: 'Declines a pending order',
    spec: '2 §7',
    who: 'signed-in',
    params: idParams,
    body: declineBody,
    answer: catererOrderAnswer,
  },
  async ({ actor, params, body }) => {
    authorize(catererOrderPolicy, 'decline', actor, await findOrderForCaterer(params.id, actor));
    const { reason, lock_version: version = null } = body;
    await declineOrder(params.id, { reason, version }, actor);
    return presentCatererOrder(await loadOrderForCaterer(params.id, actor), actor);
  },
);
