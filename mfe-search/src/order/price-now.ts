import { fromChosenOptions, isSameSelection, type Quantities, type Schemas } from '@copper-carrot/contracts';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { type PriceSum } from '@copper-carrot/shared-ui/PriceLines';
import { type Preview } from '../hooks/usePreview';
import { type PackageEvent } from '../hooks/usePackageEvent';
import { canBeCooked, pricedOptions } from './choices';
import { pricedAsOf } from './option-prices';
import { reasonsOf, type Verdict } from './verdict';

/** What can be said of the price: all of it, the food alone, or nothing. */
export type PriceNow =
  | { kind: 'whole' }
  | { kind: 'food'; lines: { label: string; amount: number; qty: number }[]; total: number }
  | { kind: 'unknown' };

type Chosen = Pick<PackageEvent, 'headcount' | 'pickup' | 'pickupKitchenId'> & { quantities: Quantities };

const isSameWay = ({ way }: Preview, { pickup, pickupKitchenId }: Chosen) =>
  way !== null && way.pickup === pickup && (!pickup || way.pickupKitchenId === pickupKitchenId);

const sumOf = (options: { cents: number }[]) => options.reduce((sum, { cents }) => sum + cents, 0);

/**
 * The price of what is chosen now. A change of choices or of pickup asks for no preview (1 §5), so that of the last one is
 * shown only while it holds; of another selection only the food can be told, whose options have their prices in the package.
 */
export function priceNow(pack: Schemas['Package'], preview: Preview, chosen: Chosen): PriceNow {
  const { order, pending, failure, isFound } = preview;
  if (!order) return { kind: 'unknown' };
  // What can't be ordered as it stands has no price: a total beside an error would be taken for one.
  if (reasonsOf(verdictNow(preview, chosen)).length > 0) return { kind: 'unknown' };
  if (!canBeCooked(pack.choices, chosen.quantities)) return { kind: 'unknown' };
  // While the next price is on its way the last one stays, if there was one.
  if (pending) return { kind: isFound && failure === null ? 'whole' : 'unknown' };
  if (order.headcount !== chosen.headcount) return { kind: 'unknown' };
  const before = pricedOptions(
    pricedAsOf(preview.choices, order.option_prices),
    fromChosenOptions(order.chosen_options),
  );
  const options = pricedOptions(pack.choices, chosen.quantities);
  const costsTheSame = JSON.stringify(before) === JSON.stringify(options);
  if (isFound && failure === null && costsTheSame && isSameWay(preview, chosen)) return { kind: 'whole' };
  const base = Math.round(order.pricing.order_items_price * 100) - sumOf(before);
  return {
    kind: 'food',
    lines: [
      { label: pack.name, amount: base / 100, qty: 1 },
      ...options.map(({ name, qty, cents }) => ({ label: name, amount: cents / 100, qty })),
    ],
    total: (base + sumOf(options)) / 100,
  };
}

/** Whether a price holds all that will be paid: what delivery costs is not known before the address is. */
export const isAllIn = ({ pickup, pricing }: Schemas['PreviewedOrder']): boolean =>
  pickup || pricing.lines.some(({ code }) => code === 'delivery');

/**
 * What an order would come to with all that is known of it, in words that say what is not. What feeds fewer than come has
 * no price per person.
 */
export const wholeSum = (order: Schemas['PreviewedOrder'], feeds = order.headcount): PriceSum => {
  const each = feeds < order.headcount ? '' : `${formatMoney(order.pricing.price_per_person)} per person`;
  const total = order.pricing.customer_price;
  return isAllIn(order)
    ? { total, note: each ? `${each}, all in` : 'All in' }
    : { total, totalLabel: 'Total before delivery', ...(each && { note: `${each} before delivery` }) };
};

/** The sum that can be told now; null where none can. */
export function sumNow(
  price: PriceNow,
  order: Schemas['PreviewedOrder'] | null,
  feeds?: number,
): PriceSum | null {
  if (price.kind === 'food') return { total: price.total, totalLabel: 'Food before fees' };
  return price.kind === 'whole' && order ? wholeSum(order, feeds) : null;
}

/** What of the last preview's verdict still holds; the rest is looked at again when the order is started. */
export function verdictNow(preview: Preview, chosen: Chosen): Verdict {
  const { verdict, order } = preview;
  if (!isSameWay(preview, chosen)) {
    const { headcount } = verdict.slots;
    return { ...verdict, slots: headcount === undefined ? {} : { headcount }, general: null, note: null };
  }
  if (!order || isSameSelection(fromChosenOptions(order.chosen_options), chosen.quantities)) return verdict;
  const { choices: _changed, ...slots } = verdict.slots;
  return { ...verdict, slots, general: null };
}
