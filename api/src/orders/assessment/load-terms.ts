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
/** What an order is made of: its package, or its brand's menu where it has none. */
function offerOf(order: Ordered, { packages, menus }: OfferRows): Offer {
  const pack = packageOfRow(packages?.[0], order.id);
  if (pack) return offerOfPackage(pack);
  const menu = menus?.[0];
  if (!menu) throw gone(order);
  return offerOfMenu(menu);
}

/** What an order is made of as the catalogue has it today; 404 for what is not there. */
export async function offerToday(order: Ordered, transaction: Transaction | null): Promise<Offer> {
  const { id, brandId, packageId } = order;
  return offerOf(
    order,
    packageId === null
      ? { menus: await sql.within(transaction, brandMenuQuery, [brandId, null]) }
      : { packages: await sql.within(transaction, packageQuery, [packageId, id, null]) },
  );
}

/** What an order is made of: of a cart as it is now, of what was submitted as it was agreed; 404 for one that is not there. */
export async function offerOfOrder(order: OrderRow, transaction: Transaction | null): Promise<Offer> {
  const agreed = order.status === 'in_cart' ? null : await loadAgreedTerms(order.id, transaction);
  return agreed ? agreed.offer : offerToday(order, transaction);
}

/** The menu of an order's brand: as it was agreed where the order was made from it and sent, else as it is today. */
export function menuOfOrder(order: OrderRow): Promise<Pick<Offer, 'dishes' | 'menus'>> {
  const { id, brandId, packageId } = order;
  return packageId === null ? offerOfOrder(order, null) : offerToday({ id, brandId, packageId: null }, null);
}

/** The terms of an order whose choices, dishes and coupon were read with it. */
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
// Asked three times from cart to order: a statement that knows of both is planned, and begun, at the cost of both.
const termsOfPackage = together('order-terms-of-package', { packages: packageQuery, ...besideOffer });
const termsOfMenu = together('order-terms-of-menu', { menus: brandMenuQuery, ...besideOffer });

/** The terms of an order as its record says, changes included that are not saved yet. */
export async function loadTerms(order: OrderRow, transaction: Transaction): Promise<OrderTerms> {
  const { id, brandId, packageId, startDate: date } = order;
  const beside = [...ofBrand({ brandId, orderId: id, date }), ...[id, order.couponId ?? null], id, id];
  const [read] =
    packageId === null
      ? await sql.within(transaction, termsOfMenu, [brandId, null, ...beside])
      : await sql.within(transaction, termsOfPackage, [packageId, id, null, ...beside]);
  if (!read) throw gone(order);
  // What was submitted stands on what it was agreed with.
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
