import { fromChosenOptions, isSameSelection, type Quantities, type Schemas } from '@copper-carrot/contracts';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { type PriceSum } from '@copper-carrot/shared-ui/PriceLines';
import { type Preview } from '../hooks/usePreview';
import { type PackageEvent } from '../hooks/usePackageEvent';
import { canBeCooked, pricedOptions } from './choices';
import { pricedAsOf } from './option-prices';
import { reasonsOf, type Verdict } from './verdict';

/** What can be shown: the whole price, the food alone, or nothing. */
export type PriceNow =
  | { kind: 'whole' }
  | { kind: 'food'; lines: { label: string; amount: number; qty: number }[]; total: number }
  | { kind: 'unknown' };

type Chosen = Pick<PackageEvent, 'headcount' | 'pickup' | 'pickupKitchenId'> & { quantities: Quantities };

const isSameWay = ({ way }: Preview, { pickup, pickupKitchenId }: Chosen) =>
  way !== null && way.pickup === pickup && (!pickup || way.pickupKitchenId === pickupKitchenId);

const sumOf = (options: { cents: number }[]) => options.reduce((sum, { cents }) => sum + cents, 0);

/**
 * The price of the current choices. Changing choices or pickup requests no preview (1 §5), so the last
 * price shows only while it applies; else the food price is calculated from the package.
 */
export function priceNow(pack: Schemas['Package'], preview: Preview, chosen: Chosen): PriceNow {
  const { order, pending, failure, isFound } = preview;
  if (!order) return { kind: 'unknown' };
  // An order with errors has no price, as a total beside an error would look valid.
  if (reasonsOf(verdictNow(preview, chosen)).length > 0) return { kind: 'unknown' };
  if (!canBeCooked(pack.choices, chosen.quantities)) return { kind: 'unknown' };
  // While the next price loads, the last one stays.
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

/** Whether a price is complete: the delivery fee is known only with an address. */
export const isAllIn = ({ pickup, pricing }: Schemas['PreviewedOrder']): boolean =>
  pickup || pricing.lines.some(({ code }) => code === 'delivery');

/**
 * The total in words that name what is not included. No price per person if the food is for fewer people.
 */
export const wholeSum = (order: Schemas['PreviewedOrder'], feeds = order.headcount): PriceSum => {
  const each = feeds < order.headcount ? '' : `${formatMoney(order.pricing.price_per_person)} per person`;
  const total = order.pricing.customer_price;
  return isAllIn(order)
    ? { total, note: each ? `${each}, all in` : 'All in' }
    : { total, totalLabel: 'Total before delivery', ...(each && { note: `${each} before delivery` }) };
};

/** The total that can be shown; null if unknown. */
export function sumNow(
  price: PriceNow,
  order: Schemas['PreviewedOrder'] | null,
  feeds?: number,
): PriceSum | null {
  if (price.kind === 'food') return { total: price.total, totalLabel: 'Food before fees' };
  return price.kind === 'whole' && order ? wholeSum(order, feeds) : null;
}

/**
 * The part of the last preview's verdict that still applies; the rest is checked when the order is created.
 */
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
