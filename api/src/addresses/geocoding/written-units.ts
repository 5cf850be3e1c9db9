import { type Piece } from './address-pieces';
import { readAddress } from './address-text';

const unitsOf = (text: string): Piece[] => {
  const { pieces, trailing } = readAddress(text);
  return [...pieces, ...trailing].filter(({ kind }) => kind === 'unit' || kind === 'note');
};
/** The same for "Suite 300" and "Ste 300". */
const key = ({ text }: Piece): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+$/u, '')
    .split(/[\s.#]+/)
    .at(-1) ?? '';

/** A geocoder's address with the written floors and suites that it leaves out. */
export function withWrittenUnits(formattedAddress: string, text: string): string {
  const known = new Set(unitsOf(formattedAddress).map(key));
  const missing = unitsOf(text).filter((unit) => !known.has(key(unit)));
  if (missing.length === 0) return formattedAddress;
  const [line = '', ...rest] = formattedAddress.split(', ');
  return [line, ...missing.map((unit) => unit.text), ...rest].join(', ');
}
