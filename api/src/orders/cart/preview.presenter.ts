import type { Schemas } from '@copper-carrot/contracts';
import { possibleKitchens } from '../../delivery';
import { ApiError } from '../../errors';
import { centsToDollars } from '../../pricing';
import { requireNoProblems, type Assessment } from '../assessment/assessment';
import { presentPricing } from '../assessment/price-terms';
import { soonestOf } from '../assessment/soonest-of';
import { presentStart } from '../../schedule';
import { presentDishes } from '../offer/dish.presenter';
import { presentKitchens } from '../reading/kitchens.presenter';

/** The first problem with the fields of all problems; null if there is none. */
export function firstError(assessment: Pick<Assessment, 'problems'>): Schemas['Error'] | null {
  try {
    requireNoProblems(assessment);
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error.toAnswer();
    throw error;
  }
}

export function presentPreview({
  terms,
  priced,
  chosenKitchen,
  pricedKitchen,
  timeZone,
  cutoffAt,
  assessedAt,
}: Assessment): Schemas['PreviewedOrder'] {
  const choiceOf = new Map(
    terms.offer.choices.flatMap((choice) => choice.options.map(({ id }) => [id, choice] as const)),
  );
  const at = {
    latitude: terms.location?.latitude ?? null,
    longitude: terms.location?.longitude ?? null,
  };
  return {
    possible_kitchens: presentKitchens(possibleKitchens(terms.kitchens, at)),
    headcount: terms.headcount ?? terms.offer.minimumHeadcount,
    start_date: terms.startDate,
    start_time: terms.startTime,
    time_zone: timeZone,
    pickup: terms.pickup,
    pickup_kitchen_id: terms.pickup ? (chosenKitchen?.kitchen.id ?? null) : null,
    kitchen_id: chosenKitchen?.kitchen.id ?? null,
    distance_miles: chosenKitchen?.distanceMiles ?? null,
    note: chosenKitchen?.note ?? null,
    delivery_minimum: pricedKitchen && !terms.pickup ? centsToDollars(pricedKitchen.minimumCents) : null,
    delivery_shortfall: terms.pickup ? 0 : centsToDollars(priced.deliveryShortfallCents),
    chosen_options: terms.chosen.flatMap(({ optionId, qty }) => {
      const choice = choiceOf.get(optionId);
      return choice
        ? [{ option_id: optionId, item_id: choice.id, qty, item_choice_type: choice.choiceType }]
        : [];
    }),
    food_price_each: terms.offer.packageId === null ? null : centsToDollars(terms.offer.priceCents),
    option_prices: terms.offer.choices.flatMap((choice) =>
      choice.options.map(({ id, priceCents }) => ({ option_id: id, price: centsToDollars(priceCents) })),
    ),
    menu_items: presentDishes(terms.dishes, terms.offer.dishes),
    pricing: presentPricing(priced, { headcount: terms.headcount, awardsMultiplierPpm: 1_000_000 }),
    cutoff_at: cutoffAt?.toISOString() ?? null,
    earliest_start: presentStart(soonestOf(terms, timeZone, assessedAt)),
  };
}
