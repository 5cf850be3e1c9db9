import type { Transaction } from 'sequelize';
import { loadPackageWithChoices, packageOfRow, packageQuery, type PackageWithChoices } from '../../catalog';
import { sql } from '../../database';
import { kitchenFacts, kitchensWanted, loadKitchenFacts } from '../../delivery';
import { notFound } from '../../errors';
import { together } from '../../prepared';
import { loadAgreedTerms } from '../agreed-terms';
import type { OrderRow } from '../order.model';
import { chosenAndCoupon, couponOf } from '../order-parts';
import { termsOf, type OrderTerms } from './order-terms';

const noPackage = () => notFound('This package could not be found.');

/** The package of an order: of a cart as it is now, of what was submitted as it was agreed; 404 for one that is not there. */
export async function packageOfOrder(
  { packageId, id, status }: OrderRow,
  transaction: Transaction | null,
): Promise<PackageWithChoices> {
  const agreed = status === 'in_cart' ? null : await loadAgreedTerms(id, transaction);
  if (agreed) return agreed.package;
  const pack = packageId === null ? null : await loadPackageWithChoices(packageId, transaction, id);
  if (!pack) throw noPackage();
  return pack;
}

/** The terms of an order whose choices and coupon were read with it. */
export async function termsOfStored(
  order: OrderRow & Pick<OrderTerms, 'chosen' | 'coupon'>,
): Promise<OrderTerms> {
  const pack = await packageOfOrder(order, null);
  const { brandId, id: orderId, startDate: date, chosen, coupon } = order;
  const kitchens = await loadKitchenFacts({ brandId, orderId, date }, null);
  return termsOf(order, { package: pack, kitchens, chosen, coupon });
}

const termsQuery = together('order-terms', {
  packages: packageQuery,
  kitchens: kitchenFacts,
  parts: chosenAndCoupon,
});

/** The terms of an order as its record says, changes included that are not saved yet. */
export async function loadTerms(order: OrderRow, transaction: Transaction): Promise<OrderTerms> {
  const { id, brandId, packageId, startDate: date } = order;
  const [read] = await sql.within(transaction, termsQuery, [
    ...[packageId, id, null],
    ...kitchensWanted({ brandId, orderId: id, date }),
    ...[id, order.couponId ?? null],
  ]);
  // What was submitted stands on the package as it was agreed.
  const pack =
    order.status === 'in_cart'
      ? packageOfRow(read?.packages[0], id)
      : await packageOfOrder(order, transaction);
  if (!read || !pack) throw noPackage();
  const stored = read.parts[0]?.chosen ?? [];
  const coupon = couponOf(read.parts[0]?.coupon ?? null);
  return { ...termsOf(order, { package: pack, kitchens: read.kitchens, chosen: stored, coupon }), stored };
}
