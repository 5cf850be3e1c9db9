import { type Schemas } from '@copper-carrot/contracts';
import { inZone, ownZone } from '@copper-carrot/shared-ui/zones';
import { type Known } from './understand';

/** What words are read by: the places with their clocks, whose search it is, and names that they may be. */
export const knownFrom = (
  places: readonly Schemas['Place'][],
  signedIn: boolean,
  names: readonly string[],
  literal: readonly string[],
): Known => ({
  places: places.map((place) => ({ id: place.enum, label: place.label })),
  signedIn,
  names,
  literal,
  clock: (placeId) =>
    inZone(new Date(), places.find((place) => place.enum === placeId)?.time_zone ?? ownZone()),
});
