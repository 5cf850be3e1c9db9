import type { Schemas } from '@copper-carrot/contracts';
import type { PossibleKitchen } from '../../delivery';

/** The kitchens that an order may be picked up from, as it reads them. */
export const presentKitchens = (kitchens: readonly PossibleKitchen[]): Schemas['PossibleKitchen'][] =>
  kitchens.map((kitchen) => ({
    id: kitchen.id,
    name: kitchen.name,
    formatted_address: kitchen.formattedAddress,
    distance_miles: kitchen.distanceMiles,
    pickup_allowed: kitchen.pickupAllowed,
  }));
