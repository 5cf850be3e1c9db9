import { authorize, idParams, nothing, routes } from '../../http';
import { requireMayIgnore } from '../access';
import { checkValidity } from '../assessment/check-validity';
import { findAlsoRemoved, findOrder } from '../find-order';
import { orderPolicy } from '../order.policy';
import { checkValidityBody, patchOrderBody } from '../order.schemas';
import { orderValidity } from '../reading/cart-answers.schemas';
import { orderAnswer } from '../reading/order-answers.schemas';
import { presentOrder } from '../reading/order.presenter';
import { patchOrder } from './patch-order';
import { removeCart } from './remove-cart';

export const cartRoutes = routes({ tag: 'Orders', base: '/cpi/v1/orderer' });

cartRoutes.patch(
  '/orders/:id',
  {
    summary: 'Changes a cart',
    spec: '1 §7',
    who: 'signed-in',
    params: idParams,
    body: patchOrderBody,
    takesLongBody: true,
    answer: orderAnswer,
  },
  async ({ actor, params, body }) => {
    authorize(orderPolicy, 'edit', actor, await findOrder(params.id, actor));
    const changed = await patchOrder({
      orderId: params.id,
      actor,
      changes: body.order,
      shouldRedistribute: body.should_redistribute ?? false,
      ignoreChecks: body.ignore_checks ?? {},
    });
    authorize(orderPolicy, 'read', actor, changed);
    return presentOrder(changed, actor);
  },
);

cartRoutes.delete(
  '/orders/:id',
  {
    summary: 'Takes a cart away for good; again changes nothing',
    spec: '1 §4',
    who: 'signed-in',
    params: idParams,
    answer: nothing,
    status: 204,
  },
  async ({ actor, params }) => {
    authorize(orderPolicy, 'remove', actor, await findAlsoRemoved(params.id, actor));
    await removeCart(params.id, actor);
  },
);

cartRoutes.post(
  '/orders/:id/check_validity',
  {
    summary: 'Whether an order could be submitted now, as it stands or with changes',
    spec: '1 §7',
    who: 'signed-in',
    params: idParams,
    body: checkValidityBody,
    takesLongBody: true,
    answer: orderValidity,
  },
  async ({ actor, params, body }) => {
    const order = await findOrder(params.id, actor);
    requireMayIgnore(actor, order, body.ignore_checks);
    if (body.order) authorize(orderPolicy, 'edit', actor, order);
    return checkValidity(order, body, actor);
  },
);
