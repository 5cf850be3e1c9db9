import { findBrandMenu, findPackageWithChoices } from '../../catalog';
import { notFound } from '../../errors';
import { offerToday } from '../assessment/load-terms';
import { offerOfMenu, offerOfPackage, type Offer } from '../offer/offer';
import type { OrderRow } from '../order.model';

/** A package that can be ordered, by its id or slug; 404 for one that is no longer offered. */
export async function activePackage(id: number | string): Promise<Offer> {
  const pack = await findPackageWithChoices(id);
  if (!pack) throw notFound('This package could not be found.');
  return active(offerOfPackage(pack), 'This package is no longer offered.');
}

/** The menu of a restaurant that takes orders from it, by the restaurant's id or slug; 404 for one that does not. */
export async function activeMenu(brand: number | string): Promise<Offer> {
  const menu = await findBrandMenu(brand);
  if (!menu) throw notFound('This restaurant could not be found.');
  return active(offerOfMenu(menu), 'This restaurant takes no orders from its menu.');
}

/** The same again as an earlier order was made of, with the combinations that are its own; 404 where it is no longer offered. */
export const activeAgain = async (earlier: OrderRow): Promise<Offer> =>
  active(
    await offerToday(earlier, null),
    earlier.packageId === null
      ? 'This restaurant takes no orders from its menu.'
      : 'This package is no longer offered.',
  );

function active(offer: Offer, otherwise: string): Offer {
  if (!offer.active || !offer.brandActive) throw notFound(otherwise);
  return offer;
}
