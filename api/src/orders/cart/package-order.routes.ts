import { idOrSlugParams, networkOf, routes } from '../../http';
import { createPackageOrderBody, previewOrderBody } from './wish.schemas';
import { createdOrder, orderPreview } from '../reading/cart-answers.schemas';
import { activePackage } from './active-offer';
import { createOrder } from './create-order';
import { previewOrder } from './preview-order';

export const packageOrderRoutes = routes({ tag: 'Orders', base: '/cpi/v1/orderer' });

packageOrderRoutes.post(
  '/packages/:id/order/preview',
  {
    summary: 'What an order of a package would be',
    spec: '1 §7',
    who: 'anyone',
    params: idOrSlugParams,
    body: previewOrderBody,
    answer: orderPreview,
  },
  async ({ actor, params, body, request }) =>
    previewOrder(await activePackage(params.id), body, actor, networkOf(request)),
);

packageOrderRoutes.post(
  '/packages/:id/order',
  {
    summary: 'Starts an order of a package',
    spec: '1 §7',
    who: 'signed-in',
    params: idOrSlugParams,
    body: createPackageOrderBody,
    answer: createdOrder,
    status: 201,
  },
  async ({ actor, params, body }) => {
    const { id: orderId } = await createOrder(await activePackage(params.id), body, actor);
    return { id: orderId };
  },
);
