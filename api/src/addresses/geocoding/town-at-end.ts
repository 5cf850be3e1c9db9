import type { Piece } from './address-pieces';
import {
  type AddressText,
  endsLikeStreet,
  isStreet,
  isStreetWord,
  namesBuilding,
  stateOf,
} from './address-text';
import type { Ending } from './endings';
import { plainName, type Town, type ZipRow } from './towns';

/** Search options: the chosen place, which resolves open parts, and the number of results. */
export interface Near {
  placeId: number | null;
  limit: number;
}
/** The ZIP code of an address, and the pieces that locate it there. */
export type Reading = [ZipRow, Piece[]];

/** A text with its possible endings, and the towns that they name. */
export interface Read {
  text: AddressText;
  endings: Ending[];
  towns: Town[];
}

export const allPieces = ({ pieces, trailing }: AddressText): Piece[] => [...pieces, ...trailing];

/** The towns that an ending names. */
export const townsOf = ({ names, states }: Ending, towns: readonly Town[]): Town[] =>
  towns.filter(({ city, state }) => names.includes(plainName(city)) && (states?.includes(state) ?? true));

export const isTownOf = ({ names }: Ending, { city }: Pick<ZipRow, 'city'>): boolean =>
  names.includes(plainName(city));

/** Whether an ending may be a town: neither "Plaza" of "One Penn Plaza" nor "Street" of a street is one. */
export function mayBeTown({ town, states, rest, before }: Ending, placeId: number | null): boolean {
  if (town === null || !/\p{L}/u.test(town)) return false;
  if (rest === null) return before.length === 0 || states !== null || !isStateAlone(town);
  if (isStreetWord(town)) return false;
  return (
    isStreet(rest) || endsLikeStreet(rest) || (placeId !== null && (before.length > 1 || namesBuilding(rest)))
  );
}

/** After a street these are states; New York and Washington are cities as well. */
const isStateAlone = (town: string) => stateOf(town) !== null && !/^(new york|washington|dc)$/i.test(town);
