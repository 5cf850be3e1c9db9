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
import { presentKitchens } from '../reading/kitchens.presenter';
import { activePackage } from './active-package';
import { selection } from './chosen-options';
import { findAddress } from './delivery-address';

/**
 * What an order of a package would be, and the first thing that stands against it (1 §5, 1 §7). Nothing is stored. A
 * problem is part of the answer, not a failure of the call; only a package that does not exist is.
 */
export async function previewOrder(
  packageId: number | string,
  body: Schemas['PreviewOrderBody'],
  actor: Actor | null,
  network: string,
): Promise<Schemas['OrderPreview']> {
  const pack = await activePackage(packageId);
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
    const headcount = wish.headcount ?? pack.minimumHeadcount;
    const kitchens = await loadKitchenFacts({ brandId: pack.brandId, date: wish.start_date ?? null }, null);
    const terms: OrderTerms = {
      orderId: null,
      userId: actor?.userId ?? null,
      teamId: actor?.teamId ?? null,
      package: pack,
      kitchens,
      headcount,
      presentationType: wish.presentation_type ?? null,
      chosen: selection(pack, headcount, wish.chosen_options, wish.presentation_type),
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

function presentPreview({ terms, priced, chosenKitchen, timeZone, cutoffAt }: Assessment) {
  const choiceOf = new Map(
    terms.package.choices.flatMap((choice) => choice.options.map(({ id }) => [id, choice] as const)),
  );
  return {
    headcount: terms.headcount ?? terms.package.minimumHeadcount,
    start_date: terms.startDate,
    start_time: terms.startTime,
    time_zone: timeZone,
    pickup: terms.pickup,
    pickup_kitchen_id: terms.pickup ? (chosenKitchen?.kitchen.id ?? null) : null,
    kitchen_id: chosenKitchen?.kitchen.id ?? null,
    distance_miles: chosenKitchen?.distanceMiles ?? null,
    note: chosenKitchen?.note ?? null,
    delivery_minimum: chosenKitchen && !terms.pickup ? centsToDollars(chosenKitchen.minimumCents) : null,
    chosen_options: terms.chosen.flatMap(({ optionId, qty }) => {
      const choice = choiceOf.get(optionId);
      return choice
        ? [{ option_id: optionId, item_id: choice.id, qty, item_choice_type: choice.choiceType }]
        : [];
    }),
    pricing: presentPricing(priced, { headcount: terms.headcount, awardsMultiplierPpm: 1_000_000 }),
    cutoff_at: cutoffAt?.toISOString() ?? null,
  };
}
