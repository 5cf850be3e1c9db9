import type { Transaction } from 'sequelize';
import { ApiError } from '../errors';
import { milesBetween } from '../places';
import { chooseAmong, type DeliveryProblem, type KitchenChoice, type Wish } from './choose-among';
import { loadKitchenFacts } from './kitchen-facts';

/** An event for which a brand's kitchen is wanted. Date and time are local wall clock at the kitchen. */
export interface KitchenRequest extends Omit<Wish, 'position'> {
  brandId: number;
  latitude: number | null;
  longitude: number | null;
  /** An order whose own share of the capacity is not counted against it. */
  orderId?: number | null;
}

const positionOf = ({ latitude, longitude }: { latitude: number | null; longitude: number | null }) =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** The kitchen of a brand that serves an event, with distance, fee and minimum in cents; or the error of 1 §8 that says why none. */
export async function chooseKitchen(
  request: KitchenRequest,
  transaction: Transaction | null,
): Promise<KitchenChoice> {
  const { brandId, orderId, startDate } = request;
  const kitchens = await loadKitchenFacts(
    { brandId, orderId: orderId ?? null, date: startDate },
    transaction,
  );
  return chooseAmong(kitchens, { ...request, position: positionOf(request) });
}

export interface PossibleKitchen {
  id: number;
  name: string;
  formattedAddress: string;
  distanceMiles: number | null;
  pickupAllowed: boolean;
}

/** All active kitchens of a brand, the nearest first where the event's position is known (1 §3, `possible_kitchens`). */
export async function possibleKitchens(
  at: { brandId: number; latitude: number | null; longitude: number | null },
  transaction: Transaction | null,
): Promise<PossibleKitchen[]> {
  const position = positionOf(at);
  const kitchens = await loadKitchenFacts({ brandId: at.brandId, date: null }, transaction);
  return kitchens
    .map(({ id, name, formattedAddress, pickupAllowed, latitude, longitude }) => ({
      id,
      name,
      formattedAddress,
      pickupAllowed,
      distanceMiles: position
        ? Math.round(milesBetween(position, { latitude, longitude }) * 100) / 100
        : null,
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
