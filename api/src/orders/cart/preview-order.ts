import type { Schemas } from '@copper-carrot/contracts';
import { databaseNow } from '../../clock';
import { loadKitchenFacts, possibleKitchens } from '../../delivery';
import { ApiError } from '../../errors';
import { refusalOf, type Actor } from '../../http';
import { centsToDollars } from '../../pricing';
import { assessTerms } from '../assessment/assess-order';
import { requireNoProblems, type Assessment } from '../assessment/assessment';
import { homeZone, type OrderTerms } from '../assessment/order-terms';
import { presentPricing } from '../assessment/price-terms';
import { presentDishes } from '../offer/dish.presenter';
import type { Offer } from '../offer/offer';
import { wishedDishes } from '../offer/ordered-dish';
import { presentKitchens } from '../reading/kitchens.presenter';
import { selection } from './chosen-options';
import { findAddress } from './delivery-address';

/** What somebody might order, of a package or of a menu. */
export type OrderWish = Omit<Schemas['PreviewOrderBody'], 'order'> & {
  order?: NonNullable<Schemas['PreviewOrderBody']['order']> &
    Partial<NonNullable<Schemas['PreviewMenuOrderBody']['order']>>;
};

/**
 * What an order of what is offered would be, and the first thing that stands against it (1 §5, 1 §7). Nothing is stored. A
 * problem is part of the answer, not a failure of the call; `network` is whose look-ups are counted.
 */
export async function previewOrder(
  offer: Offer,
  body: OrderWish,
  actor: Actor | null,
  network: string,
): Promise<Schemas['OrderPreview']> {
  const wish = { ...body, ...body.order };
  const searchParams = {
    google_place_id: wish.google_place_id ?? null,
    formatted_address: wish.formatted_address ?? null,
    headcount: wish.headcount ?? null,
    start_date: wish.start_date ?? null,
    start_time: wish.start_time ?? null,
    // Whoever comes by a referral's link stays so on the way to the order.
    is_referral: wish.is_referral ?? false,
  };
  try {
    const found = await findAddress(wish, network);
    const headcount = wish.headcount ?? offer.startsFor;
    const kitchens = await loadKitchenFacts({ brandId: offer.brandId, date: wish.start_date ?? null }, null);
    const terms: OrderTerms = {
      orderId: null,
      userId: actor?.userId ?? null,
      teamId: actor?.teamId ?? null,
      offer,
      kitchens,
      headcount,
      presentationType: wish.presentation_type ?? null,
      chosen: selection(offer, headcount ?? 0, wish.chosen_options, wish.presentation_type),
      dishes: wishedDishes(offer.dishes, wish.menu_items ?? []),
      startDate: wish.start_date ?? null,
      startTime: wish.start_time ?? null,
      location: found && {
        latitude: found.latitude,
        longitude: found.longitude,
        placeId: found.placeId,
        timeZone: found.timeZone,
      },
      timeZone: homeZone(kitchens, wish.pickup_kitchen_id ?? null),
      pickup: wish.pickup ?? false,
      pickupKitchenId: wish.pickup_kitchen_id ?? null,
      payment: 'card',
      tipCents: null,
      coupon: null,
    };
    const assessment = await assessTerms(terms, { now: await databaseNow(null), transaction: null });
    const at = { latitude: found?.latitude ?? null, longitude: found?.longitude ?? null };
    return {
      order: {
        ...presentPreview(assessment),
        possible_kitchens: presentKitchens(possibleKitchens(kitchens, at)),
      },
      error: firstError(assessment),
      search_params: searchParams,
    };
  } catch (error) {
    const refusal = refusalOf(error);
    // Who asks too often is refused, whatever they ask about.
    if (!refusal || refusal.status === 429) throw error;
    return { order: null, error: refusal.toAnswer(), search_params: searchParams };
  }
}

function firstError(assessment: Assessment) {
  try {
    requireNoProblems(assessment);
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error.toAnswer();
    throw error;
  }
}

function presentPreview({ terms, priced, chosenKitchen, pricedKitchen, timeZone, cutoffAt }: Assessment) {
  const choiceOf = new Map(
    terms.offer.choices.flatMap((choice) => choice.options.map(({ id }) => [id, choice] as const)),
  );
  return {
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
    menu_items: presentDishes(terms.dishes, terms.offer.dishes),
    pricing: presentPricing(priced, { headcount: terms.headcount, awardsMultiplierPpm: 1_000_000 }),
    cutoff_at: cutoffAt?.toISOString() ?? null,
  };
}
