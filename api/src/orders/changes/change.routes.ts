import { authorize, idParams, routes } from '../../http';
import { dollarsToCents } from '../../pricing';
import { requireMayIgnore } from '../access';
import { canceledByCustomer } from '../cancellation';
import { patchOrder } from '../cart/patch-order';
import { findOrder } from '../find-order';
import { orderPolicy } from '../order.policy';
import { orderProcess } from '../order.process';
import { safeUpdateBody } from '../order.schemas';
import { loadOrder } from '../reading/load-order';
import { orderAnswer } from '../reading/order-answers.schemas';
import { presentOrder } from '../reading/order.presenter';
import { seenOf } from '../submission/seen';
import { withdrawChange } from './answer-change';
import { calculateChanges } from './calculate-changes';
import {
  answerChangeBody,
  calculateChangesBody,
  calculatedChanges,
  cancelOrderBody,
  modifiedOrder,
  modifyHeaders,
  modifyOrderBody,
} from './change.schemas';
import { modifyOrder, payChange } from './modify-order';

export const changeRoutes = routes({ tag: 'Orders', base: '/cpi/v1/orderer' });

changeRoutes.patch(
  '/orders/:id/calculate_changes',
  {
    summary: 'What changes would make of an order that was submitted',
    spec: '1 §7',
    who: 'signed-in',
    params: idParams,
    body: calculateChangesBody,
    takesLongBody: true,
    answer: calculatedChanges,
  },
  async ({ actor, params, body }) => {
    const order = await findOrder(params.id, actor);
    authorize(orderPolicy, 'edit', actor, order);
    requireMayIgnore(actor, order, body.ignore_checks);
    return calculateChanges(order, body, actor);
  },
);

changeRoutes.patch(
  '/orders/:id/safe_update',
  {
    summary:
      'Changes of a cart, or of an order that was submitted, what moves neither its food nor its price',
    spec: '2 §4, 2 §7',
    who: 'signed-in',
    params: idParams,
    body: safeUpdateBody,
    answer: orderAnswer,
  },
  async ({ actor, params, body }) => {
    const order = await findOrder(params.id, actor);
    authorize(orderPolicy, 'edit', actor, order);
    const wish = { orderId: order.id, actor, changes: body.order, ignoreChecks: {} };
    if (order.isInCart) await patchOrder({ ...wish, shouldRedistribute: false });
    else await modifyOrder({ ...wish, skipNotifications: false, requestKey: null, seen: seenOf({}) });
    return presentOrder(await loadOrder(order.id, actor), actor);
  },
);

changeRoutes.post(
  '/orders/:id/modify',
  {
    summary: 'Changes an order that was submitted, or asks its caterer to',
    spec: '1 §7',
    who: 'signed-in',
    params: idParams,
    headers: modifyHeaders,
    body: modifyOrderBody,
    takesLongBody: true,
    answer: modifiedOrder,
  },
  async ({ actor, params, headers, body }) => {
    const order = await findOrder(params.id, actor);
    authorize(orderPolicy, 'edit', actor, order);
    return modifyOrder({
      orderId: order.id,
      actor,
      changes: body.order,
      ignoreChecks: body.ignore_checks ?? {},
      skipNotifications: body.skip_notifications ?? false,
      requestKey: headers['Idempotency-Key'] ?? null,
      seen: seenOf({ ...body, lock_version: body.lock_version ?? body.order.lock_version }),
    });
  },
);

changeRoutes.post(
  '/orders/:id/pay_changes',
  {
    summary: 'Goes on with changes whose payment the bank wants confirmed',
    spec: '1 §4',
    who: 'signed-in',
    params: idParams,
    body: answerChangeBody,
    answer: modifiedOrder,
  },
  async ({ actor, params, body }) => {
    authorize(orderPolicy, 'pay', actor, await findOrder(params.id, actor));
    return payChange(params.id, body.change_id, actor);
  },
);

changeRoutes.post(
  '/orders/:id/withdraw_changes',
  {
    summary: 'Takes changes back before the caterer has answered them, or lets them go unpaid',
    spec: '1 §4',
    who: 'signed-in',
    params: idParams,
    body: answerChangeBody,
    answer: orderAnswer,
  },
  async ({ actor, params, body }) => {
    authorize(orderPolicy, 'pay', actor, await findOrder(params.id, actor));
    await withdrawChange(params.id, body.change_id, actor);
    return presentOrder(await loadOrder(params.id, actor), actor);
  },
);

changeRoutes.post(
  '/orders/:id/cancel',
  {
    summary: 'Cancels an order for the fee that was shown',
    spec: '1 §4',
    who: 'signed-in',
    params: idParams,
    body: cancelOrderBody,
    answer: orderAnswer,
  },
  async ({ actor, params, body }) => {
    authorize(orderPolicy, 'cancel', actor, await findOrder(params.id, actor));
    const input = {
      feeCents: dollarsToCents(body.fee, 'fee'),
      reason: body.reason || canceledByCustomer,
    };
    await orderProcess.take('cancel', params.id, { actor, input });
    return presentOrder(await loadOrder(params.id, actor), actor);
  },
);
