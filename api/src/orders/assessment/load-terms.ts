import type { Transaction } from 'sequelize';
import { loadPackageWithChoices, type PackageWithChoices } from '../../catalog';
import { sql } from '../../database';
import { loadKitchenFacts } from '../../delivery';
import { notFound } from '../../errors';
import { loadAgreedTerms } from '../agreed-terms';
import type { OrderRow } from '../order.model';
import { chosenAndCoupon, couponOf } from '../order-parts';
import { termsOf, type OrderTerms } from './order-terms';

/** The package of an order: of a cart as it is now, of what was submitted as it was agreed; 404 for one that is not there. */
export async function packageOfOrder(
  { packageId, id, status }: OrderRow,
  transaction: Transaction | null,
): Promise<PackageWithChoices> {
  const agreed = status === 'in_cart' ? null : await loadAgreedTerms(id, transaction);
  if (agreed) return agreed.package;
  const pack = packageId === null ? null : await loadPackageWithChoices(packageId, transaction, id);
  if (!pack) throw notFound('This package could not be found.');
  return pack;
}

/** What of the catalogue an order's terms stand on, as it is now; 404 for a package that is not there. */
async function loadOffer(
  order: OrderRow,
  transaction: Transaction | null,
): Promise<Pick<OrderTerms, 'package' | 'kitchens'>> {
  const pack = await packageOfOrder(order, transaction);
  const { brandId, id: orderId, startDate: date } = order;
  return { package: pack, kitchens: await loadKitchenFacts({ brandId, orderId, date }, transaction) };
}

/** The terms of an order whose choices and coupon were read with it. */
export const termsOfStored = async (
  order: OrderRow & Pick<OrderTerms, 'chosen' | 'coupon'>,
): Promise<OrderTerms> =>
  termsOf(order, { ...(await loadOffer(order, null)), chosen: order.chosen, coupon: order.coupon });

/** The terms of an order as its record says, changes included that are not saved yet; one statement after the other. */
export async function loadTerms(order: OrderRow, transaction: Transaction): Promise<OrderTerms> {
  const offer = await loadOffer(order, transaction);
  const [parts] = await sql.within(transaction, chosenAndCoupon, [order.id, order.couponId ?? null]);
  return termsOf(order, { ...offer, chosen: parts?.chosen ?? [], coupon: couponOf(parts?.coupon ?? null) });
}
