import type { SetUpType } from '@copper-carrot/contracts';
import type { KitchenFacts } from '../delivery';

/** A package as an order shows it. */
export interface OrderedPackage {
  id: number;
  name: string;
  pictureUrl: string;
  pictureAlt: string;
  setUpType: SetUpType;
  incrementBy: number;
  minimumHeadcount: number;
  maximumHeadcount: number;
}

/** A kitchen as an order shows it. */
export type OrderedKitchen = Pick<
  KitchenFacts,
  'id' | 'name' | 'formattedAddress' | 'pickupAllowed' | 'latitude' | 'longitude'
>;

/** What an order was submitted with of a catalogue that goes on changing; from then on it is shown from here. */
export interface Agreed {
  package: OrderedPackage | null;
  kitchens: OrderedKitchen[];
  /** An ISO instant. */
  cutoffAt: string | null;
}

export const orderedPackage = (pack: OrderedPackage): OrderedPackage => ({
  id: pack.id,
  name: pack.name,
  pictureUrl: pack.pictureUrl,
  pictureAlt: pack.pictureAlt,
  setUpType: pack.setUpType,
  incrementBy: pack.incrementBy,
  minimumHeadcount: pack.minimumHeadcount,
  maximumHeadcount: pack.maximumHeadcount,
});

/** What is kept of that by which an order is submitted. */
export const agreedBy = ({
  terms,
  cutoffAt,
}: {
  terms: { package: OrderedPackage; kitchens: readonly OrderedKitchen[] };
  cutoffAt: Date | null;
}): Agreed => ({
  package: orderedPackage(terms.package),
  kitchens: terms.kitchens.map(({ id, name, formattedAddress, pickupAllowed, latitude, longitude }) => ({
    id,
    name,
    formattedAddress,
    pickupAllowed,
    latitude,
    longitude,
  })),
  cutoffAt: cutoffAt?.toISOString() ?? null,
});
