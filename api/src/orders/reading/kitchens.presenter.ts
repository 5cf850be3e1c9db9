import type { Schemas } from '@copper-carrot/contracts';
import type { PossibleKitchen } from '../../delivery';

export const presentKitchens = (kitchens: readonly PossibleKitchen[]): Schemas['PossibleKitchen'][] =>
  kitchens.map((kitchen) => ({
    id: kitchen.id,
    name: kitchen.name,
    formatted_address: kitchen.formattedAddress,
    distance_miles: kitchen.distanceMiles,
    pickup_allowed: kitchen.pickupAllowed,
  }));
