import { authorize, idParams, routes } from '../../http';
import { dollarsToCents } from '../../pricing';
import { findOrder } from '../find-order';
import { orderPolicy } from '../order.policy';
import { raiseTipBody } from '../order.schemas';
import { loadOrder } from '../reading/load-order';
import { orderAnswer } from '../reading/order-answers.schemas';
import { presentOrder } from '../reading/order.presenter';
import { raiseTip } from './raise-tip';

export const tipRoutes = routes({ tag: 'Orders', base: '/cpi/v1/orderer' });

tipRoutes.patch(
  '/orders/:id/tip',
  {
    summary: 'Raises the tip of a delivered order',
    description:
      'What is more than before is charged to the order’s card, once for the sum that the tip is to be. 402 `submit_order-payment_failed` where the card is refused: then the tip stays as it was.',
    spec: '2 §2',
    who: 'signed-in',
    params: idParams,
    body: raiseTipBody,
    answer: orderAnswer,
  },
  async ({ actor, params, body }) => {
    authorize(orderPolicy, 'pay', actor, await findOrder(params.id, actor));
    await raiseTip(params.id, dollarsToCents(body.tip.amount, 'amount'), actor);
    return presentOrder(await loadOrder(params.id, actor), actor);
  },
);
