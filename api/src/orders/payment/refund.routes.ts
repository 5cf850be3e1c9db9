import { authorize, idParams, routes } from '../../http';
import { findOrder } from '../find-order';
import { orderPolicy } from '../order.policy';
import { sendBackBody } from '../order.schemas';
import { loadOrder } from '../reading/load-order';
import { orderAnswer } from '../reading/order-answers.schemas';
import { presentOrder } from '../reading/order.presenter';
import { sendBack } from './send-back';

export const refundRoutes = routes({ tag: 'Orders', base: '/cpi/v1/orderer' });

refundRoutes.post(
  '/orders/:id/refund',
  {
    summary: 'Sends back what no card took so far',
    description:
      'By a site admin. It goes to its card once more, or, with `sent_otherwise`, is written down as sent. A repeat sends nothing.',
    who: 'signed-in',
    params: idParams,
    body: sendBackBody,
    answer: orderAnswer,
  },
  async ({ actor, params, body }) => {
    authorize(orderPolicy, 'sendBack', actor, await findOrder(params.id, actor));
    await sendBack(params.id, body.refund.sent_otherwise ?? null, actor);
    return presentOrder(await loadOrder(params.id, actor), actor);
  },
);
