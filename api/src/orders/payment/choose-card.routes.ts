import { authorize, idParams, routes } from '../../http';
import { findOrder } from '../find-order';
import { orderPolicy } from '../order.policy';
import { chooseCardBody } from '../order.schemas';
import { loadOrder } from '../reading/load-order';
import { orderAnswer } from '../reading/order-answers.schemas';
import { presentOrder } from '../reading/order.presenter';
import { chooseCard } from './choose-card';

export const chooseCardRoutes = routes({ tag: 'Orders', base: '/cpi/v1/orderer' });

chooseCardRoutes.patch(
  '/orders/:id/payment',
  {
    summary: 'Has another card pay for an order that stands',
    description:
      'The card is held at once where that is due. 402 `submit_order-payment_failed` where it is refused, and `submit_order-payment_authentication_required` where the bank asks to confirm it: then the same call again hears what the bank said.',
    who: 'signed-in',
    params: idParams,
    body: chooseCardBody,
    answer: orderAnswer,
  },
  async ({ actor, params, body }) => {
    authorize(orderPolicy, 'pay', actor, await findOrder(params.id, actor));
    await chooseCard(params.id, body.payment.credit_card_id, actor);
    return presentOrder(await loadOrder(params.id, actor), actor);
  },
);
