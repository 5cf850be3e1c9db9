import type { ChosenPresentation, Schemas } from '@copper-carrot/contracts';
import { errorCodes } from '@copper-carrot/contracts';
import {
  findPackage,
  loadPackageWithChoices,
  type PackageChoice,
  type PackageWithChoices,
} from '../../catalog';
import { defaultChoices } from '../../choices';
import { databaseNow } from '../../clock';
import { database } from '../../database';
import { possibleKitchens } from '../../delivery';
import { ApiError, notFound } from '../../errors';
import { refusalOf, type Actor } from '../../http';
import { assessTerms, requireNoProblems, type Assessment } from '../assessment/assess-order';
import { recordHistory } from '../history';
import { presentKitchens } from '../reading/kitchens.presenter';
import { Order } from '../order.model';
import { homeZone, ownTerms, type OrderTerms, type Quantity } from '../assessment/order-terms';
import { applyAddress, findAddress, storeChosen } from './patch-order';
import { presentPricing } from '../assessment/price-terms';

/** A first valid selection of a package for a headcount, with what a person has already chosen put first. */
function selection(
  pack: PackageWithChoices,
  headcount: number,
  given: { option_id: number; qty: number }[] | undefined,
  presentation: ChosenPresentation | null | undefined,
): Quantity[] {
  const wanted = (given ?? [])
    .filter(({ qty }) => qty > 0)
    .map(({ option_id, qty }) => ({ optionId: option_id, qty }));
  const defaults = defaultChoices(
    pack.choices.map((choice) => servedAs(choice, presentation)),
    headcount,
  );
  const untouched = pack.choices.filter(
    (choice) =>
      given === undefined ||
      (choice.choiceType === 'presentation' &&
        !choice.options.some(({ id }) => wanted.some((each) => each.optionId === id))),
  );
  return [...wanted, ...untouched.flatMap((choice) => defaults.get(choice.id) ?? [])];
}

/** The choice of how a package is served, with only the options of a wanted presentation where it has some. */
function servedAs(choice: PackageChoice, presentation: ChosenPresentation | null | undefined): PackageChoice {
  if (choice.choiceType !== 'presentation' || !presentation) return choice;
  const options = choice.options.filter((option) => option.presentationType === presentation);
  return options.length > 0 ? { ...choice, options } : choice;
}

async function activePackage(id: number | string): Promise<PackageWithChoices> {
  const found = await findPackage(id);
  const pack = await loadPackageWithChoices(found.id);
  if (!pack?.active || !pack.brandActive) throw notFound('This package is no longer offered.');
  return pack;
}

/**
 * What an order of a package would be, and the first thing that stands against it (1 §5, 1 §7). Nothing is stored. A
 * problem is part of the answer, not a failure of the call; only a package that does not exist is.
 */
export async function previewOrder(
  packageId: number | string,
  body: Schemas['PreviewOrderBody'],
  actor: Actor | null,
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
    const found = await findAddress(wish);
    const headcount = wish.headcount ?? pack.minimumHeadcount;
    const terms: OrderTerms = {
      orderId: null,
      userId: actor?.userId ?? null,
      teamId: actor?.teamId ?? null,
      package: pack,
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
      timeZone: await homeZone(pack.brandId, wish.pickup_kitchen_id ?? null),
      pickup: wish.pickup ?? false,
      pickupKitchenId: wish.pickup_kitchen_id ?? null,
      payment: 'card',
      tipCents: null,
      coupon: null,
    };
    const [assessment, kitchens] = await Promise.all([
      databaseNow().then((now) => assessTerms(terms, { now })),
      possibleKitchens({
        brandId: pack.brandId,
        latitude: found?.latitude ?? null,
        longitude: found?.longitude ?? null,
      }),
    ]);
    return {
      order: { ...presentPreview(assessment), possible_kitchens: presentKitchens(kitchens) },
      error: firstError(assessment),
      search_params: searchParams,
    };
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
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

/** Makes a cart out of a package (1 §7); what can't be had is refused with the code and the field of 1 §8. */
export async function createPackageOrder(
  packageId: number | string,
  body: Schemas['CreatePackageOrderBody'],
  actor: Actor,
): Promise<Order> {
  const pack = await activePackage(packageId);
  const found = await findAddress(body);
  const headcount = body.order.headcount ?? pack.minimumHeadcount;
  const chosen = selection(pack, headcount, body.order.chosen_options, body.presentation_type);
  const zone = await homeZone(pack.brandId, body.order.pickup_kitchen_id ?? null);
  return database.transaction(async (transaction) => {
    const order = Order.build({
      status: 'in_cart',
      userId: actor.userId,
      teamId: actor.teamId,
      brandId: pack.brandId,
      packageId: pack.id,
      presentationType: body.presentation_type ?? null,
      choiceVersion: pack.choiceVersion,
      placeId: null,
      kitchenId: null,
      pickup: body.order.pickup ?? false,
      pickupKitchenId: body.order.pickup_kitchen_id ?? null,
      fromReferral: body.is_referral ?? false,
      startDate: body.order.start_date ?? null,
      startTime: body.order.start_time ?? null,
      timeZone: zone,
      startAt: null,
      headcount,
    });
    await applyAddress(order, { addressId: body.address_id ?? null, found }, actor, transaction);
    const terms: OrderTerms = {
      ...ownTerms(order, zone),
      orderId: null,
      package: pack,
      chosen,
      coupon: null,
    };
    const assessment = await assessTerms(terms, { now: await databaseNow(transaction), transaction });
    requireNoProblems({
      ...assessment,
      problems: assessment.problems.filter(({ code }) => !code.includes(errorCodes.parts.deliveryMinimum)),
    });
    order.set({
      timeZone: assessment.timeZone,
      startAt: assessment.startAt,
      kitchenId: assessment.chosenKitchen?.kitchen.id ?? null,
      distanceMiles: assessment.chosenKitchen?.distanceMiles ?? null,
    });
    await order.save({ transaction });
    await storeChosen(order.id, chosen, pack.choices, transaction);
    await recordHistory({ orderId: order.id, kind: 'created', actor }, transaction);
    return order;
  });
}
