import { authorize, idParams, routes } from '../../http';
import { findOrder } from '../find-order';
import { orderPolicy } from '../order.policy';
import { createdOrder } from '../reading/cart-answers.schemas';
import { convertOrder } from './convert-order';
import { nextStart } from './next-start';
import { previewReorder, reorder } from './reorder';
import { presentReorder } from './reorder.presenter';
import { convertBody, nextStartAnswer, reorderAnswer } from './reorder.schemas';

export const reorderRoutes = routes({ tag: 'Orders', base: '/cpi/v1/orderer' });

reorderRoutes.get(
  '/orders/:id/reorder',
  {
    summary: 'What an order would be if it were made again today',
    spec: '2 §2',
    who: 'signed-in',
    params: idParams,
    answer: reorderAnswer,
  },
  async ({ actor, params }) => {
    authorize(orderPolicy, 'reorder', actor, await findOrder(params.id, actor));
    return presentReorder(await previewReorder(params.id, actor));
  },
);

reorderRoutes.post(
  '/orders/:id/reorder',
  {
    summary: 'Makes a cart of an order that was placed; again it is the same one until that has a date',
    spec: '1 §4',
    who: 'signed-in',
    params: idParams,
    answer: reorderAnswer,
  },
  async ({ actor, params }) => {
    authorize(orderPolicy, 'reorder', actor, await findOrder(params.id, actor));
    return presentReorder(await reorder(params.id, actor));
  },
);

reorderRoutes.post(
  '/orders/:id/convert',
  {
    summary: 'Makes a cart of an order, in its place or as a copy beside it',
    description:
      'A cart is its own answer. Without `copy`, an order that still stands is refused: it would be ordered twice. With it the order stays as it is. Again it is the same cart until that has a date.',
    spec: '2 §4, 2 §7',
    who: 'signed-in',
    params: idParams,
    body: convertBody,
    answer: createdOrder,
  },
  async ({ actor, params, body }) => {
    const order = await findOrder(params.id, actor);
    authorize(orderPolicy, 'reorder', actor, order);
    return { id: await convertOrder(order, body.copy ?? false, actor) };
  },
);

reorderRoutes.get(
  '/orders/:id/next_start',
  {
    summary: 'The next date and time at which a cart can be had',
    spec: '1 §4',
    who: 'signed-in',
    params: idParams,
    answer: nextStartAnswer,
  },
  async ({ actor, params }) => nextStart(await findOrder(params.id, actor)),
);
