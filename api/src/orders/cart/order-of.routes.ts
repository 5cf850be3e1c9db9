import { networkOf, routes } from '../../http';
import { createdOrder, orderPreview } from '../reading/cart-answers.schemas';
import { previewOrder } from './preview-order';
import { createOrderOfBody, previewOrderOfBody } from './cart-bodies.schemas';
import { offerOf, startOrder } from './start-order';

/** The same as an order of a package or from a menu, for callers that name what they order in the body (2 §3, 2 §7). */
export const orderOfRoutes = routes({ tag: 'Orders', base: '/cpi/v1/orderer' });

orderOfRoutes.post(
  '/orders/preview',
  {
    summary: 'What an order of a package, or from a restaurant’s menu, would be',
    spec: '2 §3, 2 §7',
    who: 'anyone',
    body: previewOrderOfBody,
    takesLongBody: true,
    answer: orderPreview,
  },
  async ({ actor, body: { package_id, brand_id, ...wish }, request }) =>
    previewOrder(await offerOf({ package_id, brand_id }), wish, actor, networkOf(request)),
);

orderOfRoutes.post(
  '/orders',
  {
    summary: 'Starts an order of a package, or from a restaurant’s menu',
    spec: '2 §3, 2 §7',
    who: 'signed-in',
    body: createOrderOfBody,
    takesLongBody: true,
    answer: createdOrder,
    status: 201,
  },
  async ({ actor, body }) => ({ id: await startOrder(body, actor) }),
);
