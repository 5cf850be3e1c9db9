import { findBrandMenu, findPackageWithChoices } from '../../catalog';
import { notFound } from '../../errors';
import { offerToday } from '../assessment/load-terms';
import { offerOfMenu, offerOfPackage, type Offer } from '../offer/offer';
import type { OrderRow } from '../order.model';

/** An active package by id or slug; 404 if it is no longer offered. */
export async function activePackage(id: number | string): Promise<Offer> {
  const pack = await findPackageWithChoices(id);
  if (!pack) throw notFound('This package could not be found.');
  return active(offerOfPackage(pack), 'This package is no longer offered.');
}

/** The menu of a brand that takes orders from it, by the brand's id or slug; 404 otherwise. */
export async function activeMenu(brand: number | string): Promise<Offer> {
  const menu = await findBrandMenu(brand);
  if (!menu) throw notFound('This restaurant could not be found.');
  return active(offerOfMenu(menu), 'This restaurant takes no orders from its menu.');
}

/** The current offer of an earlier order, with that order's combinations; 404 if it is no longer offered. */
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
