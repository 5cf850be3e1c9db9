import { authorize, idParams, routes } from '../../http';
import { findOrderForCaterer } from '../find-order';
import { catererOrderPolicy } from '../order.policy';
import { presentCatererOrder } from '../reading/caterer-order.presenter';
import { loadOrderForCaterer } from '../reading/load-order';
import { catererOrderAnswer } from '../reading/caterer-answers.schemas';
import { approveChange, declineChange } from './answer-change';
import { answerChangeBody, declineChangeBody } from './change.schemas';

export const catererChangeRoutes = routes({ tag: 'Caterer orders', base: '/cpi/v1/caterer' });

catererChangeRoutes.post(
  '/orders/:id/approve_changes',
  {
    summary: 'Takes the changes of an order that wait for an answer',
    spec: '2 §4',
    who: 'signed-in',
    params: idParams,
    body: answerChangeBody,
    answer: catererOrderAnswer,
  },
  async ({ actor, params, body }) => {
    authorize(catererOrderPolicy, 'accept', actor, await findOrderForCaterer(params.id, actor));
    await approveChange(params.id, body.change_id, actor);
    return presentCatererOrder(await loadOrderForCaterer(params.id, actor), actor);
  },
);

catererChangeRoutes.post(
  '/orders/:id/decline_changes',
  {
    summary: 'Declines the changes of an order that wait for an answer',
    spec: '2 §4',
    who: 'signed-in',
    params: idParams,
    body: declineChangeBody,
    answer: catererOrderAnswer,
  },
  async ({ actor, params, body }) => {
    authorize(catererOrderPolicy, 'decline', actor, await findOrderForCaterer(params.id, actor));
    await declineChange(params.id, body.change_id, body.reason, actor);
    return presentCatererOrder(await loadOrderForCaterer(params.id, actor), actor);
  },
);
