import { type Schemas } from '@copper-carrot/contracts';
import { inZone, ownZone } from '@copper-carrot/shared-ui/zones';
import { type Known } from './understand';

/** The parser's context: places with their clocks, sign-in state and known names. */
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
