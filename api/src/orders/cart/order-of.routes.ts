import { invalid } from '../../errors';
import { networkOf, routes } from '../../http';
import type { Offer } from '../offer/offer';
import { createdOrder, orderPreview } from '../reading/cart-answers.schemas';
import { activeMenu, activePackage } from './active-offer';
import { createOrder } from './create-order';
import { previewOrder } from './preview-order';
import { createOrderOfBody, previewOrderOfBody } from './wish.schemas';

/** The same as an order of a package or from a menu, for callers that name what they order in the body (2 §3, 2 §7). */
export const orderOfRoutes = routes({ tag: 'Orders', base: '/cpi/v1/orderer' });

interface Offered {
  package_id?: number;
  brand_id?: number;
}

/** What is ordered: the package, else the restaurant's menu; 422 for a package of another restaurant. */
async function offerOf({ package_id: packageId, brand_id: brandId }: Offered): Promise<Offer> {
  if (packageId === undefined) {
    if (brandId === undefined) throw invalid('package_id', 'blank', 'or a restaurant must be named');
    return activeMenu(brandId);
  }
  const offer = await activePackage(packageId);
  if (brandId !== undefined && brandId !== offer.brandId)
    throw invalid('brand_id', 'inclusion', 'does not offer this package');
  return offer;
}

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
  async ({ actor, body: { package_id, brand_id, ...start } }) => {
    const { id: orderId } = await createOrder(await offerOf({ package_id, brand_id }), start, actor);
    return { id: orderId };
  },
);
