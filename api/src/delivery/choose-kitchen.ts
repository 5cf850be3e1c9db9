import { ApiError } from '../errors';
import { milesBetween } from '../places';
import { shownMiles } from '../rules';
import { chooseAmong, type DeliveryProblem, type KitchenChoice, type Wish } from './choose-among';
import type { KitchenFacts } from './kitchen-facts';

export interface At {
  latitude: number | null;
  longitude: number | null;
}

/** An event for which a kitchen is wanted. Date and time are local wall clock at the kitchen. */
export type KitchenRequest = Omit<Wish, 'position'> & At;

export const positionOf = ({ latitude, longitude }: At) =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** The one of a brand's kitchens that serves an event, with distance, fee and minimum in cents; or the error of 1 §8 that says why none. */
export const chooseKitchen = (kitchens: readonly KitchenFacts[], request: KitchenRequest): KitchenChoice =>
  chooseAmong(kitchens, { ...request, position: positionOf(request) });

export interface PossibleKitchen {
  id: number;
  name: string;
  formattedAddress: string;
  distanceMiles: number | null;
  pickupAllowed: boolean;
}

/** A brand's kitchens, the nearest first where the event's position is known (1 §3, `possible_kitchens`). */
export function possibleKitchens(
  kitchens: readonly (Omit<PossibleKitchen, 'distanceMiles'> & { latitude: number; longitude: number })[],
  at: At,
): PossibleKitchen[] {
  const position = positionOf(at);
  return kitchens
    .map(({ id, name, formattedAddress, pickupAllowed, latitude, longitude }) => ({
      id,
      name,
      formattedAddress,
      pickupAllowed,
      distanceMiles: position ? shownMiles(milesBetween(position, { latitude, longitude })) : null,
    }))
    .sort((a, b) => (a.distanceMiles ?? 0) - (b.distanceMiles ?? 0) || a.id - b.id);
}

/** A delivery problem as the error that a call answers. */
export const deliveryError = ({ code, field, fieldCode, message, nearest }: DeliveryProblem) =>
  new ApiError(422, code, {
    message,
    fields: { [field]: [fieldCode] },
    field_errors: { [field]: [message] },
    type: 'record_invalid',
    context: { nearest },
  });
