import { pricedDishes, type OrderedDish } from '../orders';
import { milesBetween, places } from '../places';
import { taxedWhere } from '../rules';
import {
  demoRates,
  holdsOn,
  priceOrder,
  taxedCharges,
  type Deal,
  type PackageFood,
  type PricedOrder,
} from '../pricing';
import { weekdayOf } from '../schedule';
import { type DemoCoupon, type DemoDeal } from './offers';
import { type Random } from '../random';
import {
  type Daypart,
  type DemoAddress,
  type DemoBrand,
  type DemoKitchen,
  type DemoOption,
  type DemoChoice,
  type DemoPackage,
} from './dataset';

export interface ChosenOption {
  choiceId: number;
  choiceType: DemoChoice['type'];
  option: DemoOption;
  qty: number;
}

/** Options that pass the choice rules for a headcount, picked as people do. */
export function chooseOptions(pack: DemoPackage, headcount: number, random: Random): ChosenOption[] {
  return pack.choices.flatMap((choice) => {
    const chosen = (option: DemoOption, qty: number): ChosenOption => ({
      choiceId: choice.id,
      choiceType: choice.type,
      option,
      qty,
    });
    switch (choice.type) {
      case 'presentation':
        return [chosen(random.pick(choice.options), 1)];
      case 'constant_sum': {
        const picked = random.sample(choice.options, random.int(2, 4));
        return splitInSteps(headcount, choice.incrementBy, picked.length, random).flatMap((qty, index) => {
          const option = picked[index];
          return option && qty > 0 ? [chosen(option, qty)] : [];
        });
      }
      case 'choose_up_to':
        return random
          .sample(choice.options, random.int(1, choice.maximum ?? 1))
          .map((option) => chosen(option, headcount));
      case 'add_on':
        return random.chance(0.35) ? [chosen(random.pick(choice.options), random.int(1, 3))] : [];
      default:
        return [];
    }
  });
}

/** Parts in whole steps that sum to the headcount exactly; the first ones tend to be larger. */
function splitInSteps(headcount: number, step: number, parts: number, random: Random): number[] {
  let left = headcount / step;
  const sizes = Array.from({ length: parts }, (_, index) => {
    const rest = parts - index - 1;
    const size =
      rest === 0
        ? left
        : Math.min(left - rest, Math.max(1, Math.round((left / (rest + 1)) * (0.7 + random.next() * 0.7))));
    left -= Math.max(0, size);
    return Math.max(0, size) * step;
  });
  return sizes;
}

/** Days of capacity that are taken, by kitchen, date and daypart. */
export type Bookings = Map<
  string,
  { kitchenId: number; date: string; daypart: Daypart; headcount: number; orders: number }
>;
export const bookingKey = (kitchenId: number, date: string, daypart: Daypart) =>
  `${kitchenId}/${date}/${daypart}`;

/** The daypart in which a kitchen is open for a start, or undefined. */
export function openDaypart(kitchen: DemoKitchen, date: string, time: string): Daypart | undefined {
  if (kitchen.closedDates.has(date)) return undefined;
  const weekday = weekdayOf(date);
  return kitchen.hours.find(
    (hours) => hours.weekday === weekday && hours.opens <= time && time < hours.closes,
  )?.daypart;
}

export interface Serving {
  kitchen: DemoKitchen;
  daypart: Daypart;
  miles: number;
  feeCents: number;
  minimumCents: number;
}

/** The nearest kitchen that delivers there, is open and has room; undefined when there is none. */
export function servingKitchen(
  brand: DemoBrand,
  address: DemoAddress,
  slot: { date: string; time: string; headcount: number },
  bookings: Bookings,
): Serving | undefined {
  return brand.kitchens
    .flatMap((kitchen) => {
      const miles = milesBetween(kitchen, address);
      const area = kitchen.areas.find((tier) => miles <= tier.miles);
      const daypart = openDaypart(kitchen, slot.date, slot.time);
      if (!area || !daypart) return [];
      const booked = bookings.get(bookingKey(kitchen.id, slot.date, daypart));
      const capacity = kitchen.capacity.get(daypart);
      const fits =
        capacity &&
        (booked?.headcount ?? 0) + slot.headcount <= capacity.headcount &&
        (booked?.orders ?? 0) < capacity.orders;
      return fits
        ? [{ kitchen, daypart, miles, feeCents: area.feeCents, minimumCents: area.minimumCents }]
        : [];
    })
    .sort((a, b) => a.miles - b.miles)[0];
}

/** The deal that holds for a package on a date: its own before the brand's. */
export function dealFor(deals: readonly DemoDeal[], pack: DemoPackage, date: string): DemoDeal | undefined {
  const holding = deals.filter(
    (deal) =>
      deal.brandId === pack.brandId &&
      (deal.packageId === null || deal.packageId === pack.id) &&
      holdsOn(deal, date),
  );
  return holding.find(({ packageId }) => packageId !== null) ?? holding[0];
}

const discountOf = ({
  percentPpm,
  amountCents,
}: {
  percentPpm: number | null;
  amountCents: number | null;
}): Deal['discount'] =>
  percentPpm === null
    ? { kind: 'amount', amountCents: amountCents ?? 0 }
    : { kind: 'rate', ratePpm: percentPpm };

export interface ToPrice {
  pack: DemoPackage;
  headcount: number;
  chosen: ChosenOption[];
  dishes: readonly OrderedDish[];
  date: string;
  placeId: number;
  delivery: { feeCents: number; minimumCents: number } | null;
  payment: 'card' | 'invoice' | 'bypass';
  deal: DemoDeal | undefined;
  coupon: DemoCoupon | undefined;
  tipCents: number | null;
  certificates: { state: string; expiresOn: string }[];
}

/** Prices a demo order by the one pricing function, with the rates that reference data loads. */
export function priceDemoOrder(order: ToPrice): PricedOrder {
  const place = places.find(({ id }) => id === order.placeId);
  if (!place) throw new Error(`No place ${order.placeId}`);
  const taxed = taxedCharges[place.state] ?? [];
  const { pack, deal, coupon } = order;
  const packed: PackageFood = {
    kind: 'package',
    label: pack.name,
    headcount: order.headcount,
    perPersonCents: pack.priceCents,
    options: order.chosen.map(({ option, qty }) => ({
      id: option.id,
      label: option.name,
      quantity: qty,
      priceCents: option.priceCents,
    })),
    extras: pack.choices
      .filter(({ extraHeadcountCents }) => extraHeadcountCents > 0)
      .map((choice) => ({
        id: choice.id,
        label: choice.description,
        priceCents: choice.extraHeadcountCents,
        incrementBy: choice.incrementBy,
        includedHeadcount: pack.minimum,
      })),
  };
  return priceOrder({
    food: order.dishes.length > 0 ? pricedDishes(order.dishes) : packed,
    deal: deal ? { label: deal.label, discount: discountOf(deal), minimumCents: deal.minimumCents } : null,
    coupon: coupon
      ? {
          code: coupon.code,
          discount: discountOf(coupon),
          minimumCents: coupon.minimumCents,
          ...(coupon.maximumCents === null ? {} : { maximumCents: coupon.maximumCents }),
        }
      : null,
    delivery: order.delivery,
    payment: order.payment,
    tip: order.tipCents === null ? { kind: 'default' } : { kind: 'amount', amountCents: order.tipCents },
    tax: {
      state: place.state,
      taxability: taxedWhere((charge) => taxed.includes(charge)),
      jurisdictions: [{ code: place.tax.code, label: place.tax.label, ratePpm: place.tax.ratePpm }],
    },
    certificates: order.certificates,
    date: order.date,
    rates: demoRates,
  });
}
