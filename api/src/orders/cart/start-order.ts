import { invalid } from '../../errors';
import type { Actor } from '../../http';
import type { Offer } from '../menu-order/offer';
import { activeMenu, activePackage } from './active-offer';
import { createOrder, type Once, type OrderStart } from './create-order';

/** What is ordered: a package, else from the menu of a restaurant. */
export interface Offered {
  package_id?: number;
  brand_id?: number;
}

/** What is ordered: the package, else the restaurant's menu; 422 for a package of another restaurant. */
export async function offerOf({ package_id: packageId, brand_id: brandId }: Offered): Promise<Offer> {
  if (packageId === undefined) {
    if (brandId === undefined) throw invalid('package_id', 'blank', 'or a restaurant must be named');
    return activeMenu(brandId);
  }
  const offer = await activePackage(packageId);
  if (brandId !== undefined && brandId !== offer.brandId)
    throw invalid('brand_id', 'inclusion', 'does not offer this package');
  return offer;
}

/** Makes a cart of what is named; with `once`, a record of another feature becomes one cart, however often it is asked for. */
export async function startOrder(
  { package_id, brand_id, ...start }: Offered & OrderStart,
  actor: Actor,
  once?: Once,
): Promise<number> {
  return (await createOrder(await offerOf({ package_id, brand_id }), start, actor, once)).id;
}
