import type { Piece } from './address-pieces';
import { namesBuilding, readAddress, startsWithNumber, stateOf } from './address-text';

/** Whether an address is a door that a driver can find, a post office box, or neither. */
export function doorOf(formattedAddress: string): 'door' | 'box' | 'none' {
  const { pieces, trailing } = readAddress(formattedAddress);
  const line = [...withoutTown(pieces), ...trailing];
  const words = line.flatMap(({ kind, text }) => (kind === 'words' ? [text] : []));
  const isOfHouse = line.some(
    ({ kind, text }) => kind === 'unit' && /^(building|bldg|tower|hangar)\b/i.test(text),
  );
  if (words.some(isDoor) || (isOfHouse && words.length > 0)) return 'door';
  return line.some(({ kind }) => kind === 'box') ? 'box' : 'none';
}

/** A number, or the name of a building. */
const isDoor = (text: string) =>
  startsWithNumber(text) || (/\d/.test(text) && /\p{L}/u.test(text)) || namesBuilding(text);

/** Removes the town and state at the end of a geocoder's address. */
function withoutTown(pieces: readonly Piece[]): Piece[] {
  const left = [...pieces];
  const last = () => left.findLastIndex(({ kind }) => kind === 'words');
  const drop = () => left.splice(last(), 1);
  // With two parts the last one is the town, which may be named like a state: "Empire State Building, New York".
  const parts = left.filter(({ kind }) => kind === 'words').length;
  if (parts > 2 && stateOf(left[last()]?.text ?? '') !== null) drop();
  if (last() !== -1 && !startsWithNumber(left[last()]?.text ?? '')) drop();
  return left;
}
