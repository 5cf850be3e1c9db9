import { quotePackage, type Quote } from '../../../catalog';
import { chooseAmong, type ChosenKitchen, type KitchenFacts } from '../../../delivery';
import { FieldRangeError, holdsOn, ratesFor, type PriceRules } from '../../../pricing';
import { taxedWhere } from '../../../rules';
import { weekdayOf } from '../../../schedule';
import type { Question } from '../query/question';
import type { PlacesAndRates } from '../live/places-and-rates';
import type { KitchenRows, PackageRows } from '../live/rows';
import type { MadeBrand } from './catalogue-arbitraries.factory';

/** A package of a serving brand, with the values that filters use. */
export interface Offer {
  pack: PackageRows;
  brand: MadeBrand;
  serving: ChosenKitchen;
  quote: Quote;
  textScore: number;
}

/** The kitchen that orders would choose for a brand; null if there is none. */
export function serve(
  brandId: number,
  all: readonly KitchenRows[],
  { context }: Question,
  foodCents: number | null = null,
) {
  const { filters, position, placeId } = context;
  const { start_date: date, start_time: time } = filters;
  const kitchens = all
    .filter((kitchen) => position || placeId === null || kitchen.placeId === placeId)
    .map((kitchen): KitchenFacts => ({
      ...kitchen,
      brandId,
      name: '',
      formattedAddress: '',
      city: '',
      // Without an address, distance can't rule out a kitchen, like with a pickup.
      pickupAllowed: kitchen.pickupAllowed || (!position && !filters.pickup),
      hours: date ? kitchen.hours.filter(({ weekday }) => weekday === weekdayOf(date)) : [],
      closures: kitchen.closures.map(({ from, to }) => ({
        from: from ?? '2001-01-01T00:00',
        to: to ?? '2100-01-01T00:00',
        reason: '',
      })),
      capacities: kitchen.capacities.map((each) => {
        const day = kitchen.days.find((booked) => booked.date === date && booked.daypart === each.daypart);
        return {
          ...each,
          bookedHeadcount: day?.headcount ?? 0,
          bookedOrders: day?.orders ?? 0,
          ownHeadcount: 0,
        };
      }),
    }));
  if (kitchens.length === 0) return null;
  return chooseAmong(kitchens, {
    position,
    startDate: date ?? null,
    startTime: time ?? null,
    headcount: filters.headcount ?? null,
    foodCents,
    pickup: filters.pickup || !position,
  });
}

/** The price of an order; null above the largest total. */
export function quoteOf(
  pack: PackageRows,
  { rows, choices }: MadeBrand,
  serving: ChosenKitchen,
  placesAndRates: PlacesAndRates,
  { context, certificates }: Question,
): Quote | null {
  const { filters, position, priceDate: date } = context;
  const placeId = (filters.pickup ? null : context.placeId) ?? serving.kitchen.placeId;
  const at = filters.pickup ? serving.kitchen : position ? context : { placeId, state: null };
  const place = at.placeId === null ? undefined : placesAndRates.places.get(at.placeId);
  const state = at.state ?? place?.taxState ?? '';
  const jurisdiction =
    place?.taxState === state ? place.jurisdictionId : placesAndRates.stateJurisdictions.get(state);
  const rules: PriceRules = {
    rates: ratesFor(placesAndRates.feeRates, { placeId, date }),
    certificates: [...certificates],
    tax: {
      state,
      taxability: taxedWhere((charge) => placesAndRates.taxed.has(`${state} ${charge}`)),
      jurisdictions: placesAndRates.taxRates
        .filter((rate) => rate.jurisdictionId === jurisdiction && holdsOn(rate, date))
        .map(({ ratePpm }) => ({ code: 'tax', label: 'Tax', ratePpm })),
    },
  };
  try {
    return quotePackage(
      { ...pack, choices: choices.get(pack.id) ?? [] },
      {
        headcount: filters.headcount ?? null,
        date,
        delivery:
          filters.pickup || !position
            ? null
            : { feeCents: serving.feeCents, minimumCents: serving.minimumCents },
        rules,
        deals: rows.deals.filter((row) => holdsOn(row, date)),
      },
    );
  } catch (error) {
    // Above the largest total, so it can't be ordered.
    if (error instanceof FieldRangeError) return null;
    throw error;
  }
}
