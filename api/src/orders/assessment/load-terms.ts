import type { Transaction } from 'sequelize';
import { brandMenuQuery, packageOfRow, packageQuery, type BrandMenu } from '../../catalog';
import { sql } from '../../database';
import { kitchensOfBrand, loadKitchenFacts, ofBrand } from '../../delivery';
import { notFound } from '../../errors';
import { together, type RowOf } from '../../prepared';
import { loadAgreedTerms } from '../agreed-terms';
import { offerOfMenu, offerOfPackage, type Offer } from '../offer/offer';
import { dishesOfOrder } from '../offer/ordered-dish';
import type { OrderRow } from '../order.model';
import { chosenAndCoupon, couponOf } from '../order-parts';
import { pollStanding } from './poll-standing';
import { termsOf, type OrderTerms } from './order-terms';

const gone = ({ packageId }: Pick<OrderRow, 'packageId'>) =>
  notFound(packageId === null ? 'This restaurant could not be found.' : 'This package could not be found.');

type Ordered = Pick<OrderRow, 'id' | 'packageId' | 'brandId'>;

interface OfferRows {
  packages?: RowOf<typeof packageQuery>[];
  menus?: BrandMenu[];
}
/** The order's package, or its brand's menu if it has none. */
function offerOf(order: Ordered, { packages, menus }: OfferRows): Offer {
  const pack = packageOfRow(packages?.[0], order.id);
  if (pack) return offerOfPackage(pack);
  const menu = menus?.[0];
  if (!menu) throw gone(order);
  return offerOfMenu(menu);
}

/** The current offer of an order; 404 if it no longer exists. */
export async function offerToday(order: Ordered, transaction: Transaction | null): Promise<Offer> {
  const { id, brandId, packageId } = order;
  return offerOf(
    order,
    packageId === null
      ? { menus: await sql.within(transaction, brandMenuQuery, [brandId, null]) }
      : { packages: await sql.within(transaction, packageQuery, [packageId, id, null]) },
  );
}

/** The offer of an order: the current one for a cart, the agreed one after submit; 404 if it no longer exists. */
export async function offerOfOrder(order: OrderRow, transaction: Transaction | null): Promise<Offer> {
  const agreed = order.status === 'in_cart' ? null : await loadAgreedTerms(order.id, transaction);
  return agreed ? agreed.offer : offerToday(order, transaction);
}

/** The brand's menu for an order: the agreed one if the order was submitted from the menu, else the current one. */
export function menuOfOrder(order: OrderRow): Promise<Pick<Offer, 'dishes' | 'menus'>> {
  const { id, brandId, packageId } = order;
  return packageId === null ? offerOfOrder(order, null) : offerToday({ id, brandId, packageId: null }, null);
}

/** The terms of an order whose choices, dishes and coupon are already loaded. */
export async function termsOfStored(
  order: OrderRow & Pick<OrderTerms, 'chosen' | 'dishes' | 'coupon'>,
): Promise<OrderTerms> {
  const offer = await offerOfOrder(order, null);
  const { brandId, id: orderId, startDate: date, chosen, dishes, coupon } = order;
  const kitchens = await loadKitchenFacts({ brandId, orderId, date }, null);
  return termsOf(order, { offer, kitchens, chosen, dishes, coupon });
}

const besideOffer = {
  kitchens: kitchensOfBrand,
  parts: chosenAndCoupon,
  ordered: dishesOfOrder,
  polls: pollStanding,
};
// One statement for both kinds of offer would be planned and executed at the cost of both, and this runs three times
// from cart to order.
const termsOfPackage = together('order-terms-of-package', { packages: packageQuery, ...besideOffer });
const termsOfMenu = together('order-terms-of-menu', { menus: brandMenuQuery, ...besideOffer });

/** The terms of an order as the record has it, including unsaved changes. */
export async function loadTerms(order: OrderRow, transaction: Transaction): Promise<OrderTerms> {
  const { id, brandId, packageId, startDate: date } = order;
  const beside = [...ofBrand({ brandId, orderId: id, date }), ...[id, order.couponId ?? null], id, id];
  const [read] =
    packageId === null
      ? await sql.within(transaction, termsOfMenu, [brandId, null, ...beside])
      : await sql.within(transaction, termsOfPackage, [packageId, id, null, ...beside]);
  if (!read) throw gone(order);
  // A submitted order keeps its agreed terms.
  const offer = order.status === 'in_cart' ? offerOf(order, read) : await offerOfOrder(order, transaction);
  const chosen = read.parts[0]?.chosen ?? [];
  const dishes = read.ordered[0]?.dishes ?? [];
  const coupon = couponOf(read.parts[0]?.coupon ?? null);
  return {
    ...termsOf(order, { offer, kitchens: read.kitchens, chosen, dishes, coupon }),
    stored: { chosen, dishes },
    poll: read.polls[0] ?? null,
  };
}
