import { menuItemView, presentMenuItem, restaurantMenuView, wholeMenu } from '../../catalog';
import {
  idOrSlugParams,
  idParams,
  listAnswer,
  listQuery,
  networkOf,
  pageOf,
  routes,
  whole,
} from '../../http';
import { menuOfOrder } from '../assessment/load-terms';
import { findOrder } from '../find-order';
import { createMenuOrderBody, previewMenuOrderBody } from './wish.schemas';
import { createdOrder, orderPreview } from '../reading/cart-answers.schemas';
import { activeMenu } from './active-offer';
import { createOrder } from './create-order';
import { previewOrder } from './preview-order';

export const menuOrderRoutes = routes({ tag: 'Orders', base: '/cpi' });

menuOrderRoutes.post(
  '/v1/orderer/brands/:id/order/preview',
  {
    summary: "What an order from a restaurant's menu would be",
    spec: '1 §1',
    who: 'anyone',
    params: idOrSlugParams,
    body: previewMenuOrderBody,
    takesLongBody: true,
    answer: orderPreview,
  },
  async ({ actor, params, body, request }) =>
    previewOrder(await activeMenu(params.id), body, actor, networkOf(request)),
);

menuOrderRoutes.post(
  '/v1/orderer/brands/:id/order',
  {
    summary: "Starts an order from a restaurant's menu",
    spec: '1 §1',
    who: 'signed-in',
    params: idOrSlugParams,
    body: createMenuOrderBody,
    takesLongBody: true,
    answer: createdOrder,
    status: 201,
  },
  async ({ actor, params, body }) => {
    const { id: orderId } = await createOrder(await activeMenu(params.id), body, actor);
    return { id: orderId };
  },
);

menuOrderRoutes.get(
  '/v2/public/orders/:id/menu_items',
  {
    summary: 'The dishes that an order may choose from, as they were agreed once it was sent',
    spec: '1 §7',
    who: 'signed-in',
    params: idParams,
    query: listQuery({}, wholeMenu),
    answer: listAnswer(menuItemView),
  },
  async ({ actor, params, query }) => {
    const { dishes } = await menuOfOrder(await findOrder(params.id, actor));
    return pageOf(dishes.map(presentMenuItem), query);
  },
);

menuOrderRoutes.get(
  '/v2/public/orders/:id/restaurant_menus',
  {
    summary: 'The menus that an order may choose from, as they were agreed once it was sent',
    spec: '1 §7',
    who: 'signed-in',
    params: idParams,
    query: listQuery({}, whole()),
    answer: listAnswer(restaurantMenuView),
  },
  async ({ actor, params, query }) => {
    const { menus } = await menuOfOrder(await findOrder(params.id, actor));
    // Terms agreed before allergens were recorded have no date for them.
    const stated = menus.map((menu) => ({ ...menu, allergens_stated_on: menu.allergens_stated_on ?? null }));
    return pageOf(stated, query);
  },
);
