import { orderStatuses } from '@copper-carrot/contracts';
import Joi from 'joi';
import { type Actor, actingBrand, authorize, idParams, listAnswer, listOf, listQuery, routes } from '../http';
import { acknowledgeCancellation } from './acknowledge-cancellation';
import { acceptOrder, confirmOrder, declineOrder, deliverOrder } from './answer-order';
import { sendOff } from './delivery-steps';
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
  // Includes the carts that the caterer made for a customer.
  status: listOf(Joi.string().valid(...orderStatuses)),
  when: Joi.string().valid('upcoming', 'unanswered', 'past'),
});

/** The order as it is now, for its caterer. */
const loadCatererAnswer = async (id: number, actor: Actor) =>
  presentCatererOrder(await loadOrderForCaterer(id, actor), actor);

catererOrderRoutes.get(
  '/v1/caterer/orders',
  {
    summary: 'The orders of the acting brand',
    spec: '2 §7',
    who: 'signed-in',
    query: listOrdersQuery,
    answer: listAnswer(catererOrderListRecord),
  },
  ({ actor, query }) => listBrandOrders(actingBrand(actor), query),
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
  ({ actor, params }) => loadCatererAnswer(params.id, actor),
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
    return loadCatererAnswer(params.id, actor);
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
    return loadCatererAnswer(params.id, actor);
  },
);

catererOrderRoutes.post(
  '/v1/caterer/orders/:id/confirm',
  {
    summary: 'Confirms an accepted order, from the day before its event on',
    spec: '2 §4',
    who: 'signed-in',
    params: idParams,
    body: acceptBody,
    answer: catererOrderAnswer,
  },
  async ({ actor, params, body }) => {
    authorize(catererOrderPolicy, 'confirm', actor, await findOrderForCaterer(params.id, actor));
    await confirmOrder(params.id, body.lock_version ?? null, actor);
    return loadCatererAnswer(params.id, actor);
  },
);

catererOrderRoutes.post(
  '/v1/caterer/orders/:id/acknowledge',
  {
    summary: 'Acknowledges that an order was canceled',
    spec: '2 §4',
    who: 'signed-in',
    params: idParams,
    answer: catererOrderAnswer,
  },
  async ({ actor, params }) => {
    authorize(catererOrderPolicy, 'acknowledge', actor, await findOrderForCaterer(params.id, actor));
    await acknowledgeCancellation(params.id, actor);
    return loadCatererAnswer(params.id, actor);
  },
);

catererOrderRoutes.post(
  '/v1/caterer/orders/:id/on_its_way',
  {
    summary: 'Says that an order is on its way, on the day of its event',
    spec: '2 §2',
    who: 'signed-in',
    params: idParams,
    answer: catererOrderAnswer,
  },
  async ({ actor, params }) => {
    authorize(catererOrderPolicy, 'deliver', actor, await findOrderForCaterer(params.id, actor));
    await sendOff(params.id, actor);
    return loadCatererAnswer(params.id, actor);
  },
);

catererOrderRoutes.post(
  '/v1/caterer/orders/:id/deliver',
  {
    summary: 'Marks an order as delivered, from an hour before its start on',
    spec: '2 §2',
    who: 'signed-in',
    params: idParams,
    answer: catererOrderAnswer,
  },
  async ({ actor, params }) => {
    authorize(catererOrderPolicy, 'deliver', actor, await findOrderForCaterer(params.id, actor));
    await deliverOrder(params.id, actor);
    return loadCatererAnswer(params.id, actor);
  },
);
