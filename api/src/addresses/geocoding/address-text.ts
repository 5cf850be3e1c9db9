import {
  buildingWords,
  directions,
  numberWords,
  openingWords,
  stateCodes,
  streetTypes,
} from './address-vocabulary.data';
import { piecesOf, type Piece } from './address-pieces';

/** The parts of a typed address that can be read without a list of towns. */
export interface AddressText {
  /** In written order; the last words may be a town with or without its state. */
  pieces: Piece[];
  /** What follows the ZIP code or state, such as a floor or a company. */
  trailing: Piece[];
  /** Five digits, or fewer while a ZIP code is being typed. */
  zip: string | null;
}

const codes = new Set(stateCodes.values());
const country = /[\s,]+(?:U\.?S\.?A\.?|United States(?: of America)?)[\s.,]*$/i;
const shortCountry = /(,\s*|\d{5}\s+|\b[A-Z]{2}\s+)U\.?S\.?[\s.,]*$/;

/** Parses a typed address. */
export function readAddress(text: string): AddressText {
  const pieces = text
    .normalize('NFC')
    .replace(/[\r\n;|•·，()]+|\s[-–—]\s/g, ', ')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(country, '')
    .replace(shortCountry, '$1')
    .split(',')
    .map((segment) => segment.trim())
    .filter(Boolean)
    .flatMap((segment, at) => piecesOf(segment, at === 0));
  return takeZip(pieces) ?? takePartOfZip(pieces) ?? { ...atState(pieces), zip: null };
}

const numberedRoad = /\b(?:hwy|highway|route|rte|rd|road)\.?$/i;

/** Takes the last five digits at the end of a piece as the ZIP code. */
function takeZip(pieces: Piece[]): AddressText | null {
  for (let at = pieces.length - 1; at >= 0; at--) {
    const piece = pieces[at];
    const [, before = '', zip] =
      (piece?.kind === 'words' && /^(?:(.*)\s)?(\d{5})(?:-?\d{4})?$/.exec(piece.text)) || [];
    if (!zip || numberedRoad.test(before)) continue;
    const rest: Piece[] = before ? [{ kind: 'words', text: before }] : [];
    return { pieces: [...pieces.slice(0, at), ...rest], trailing: pieces.slice(at + 1), zip };
  }
  return null;
}

/** The start of a ZIP code: "100" alone, or "NY 100" after a street. */
function takePartOfZip(pieces: Piece[]): AddressText | null {
  const last = pieces.at(-1);
  if (last?.kind !== 'words') return null;
  if (pieces.length === 1 && /^\d{2,4}$/.test(last.text)) return { pieces: [], trailing: [], zip: last.text };
  const [, state = '', zip] = /^([a-z]{2}) (\d{1,4})$/i.exec(last.text) ?? [];
  if (!zip || pieces.length === 1 || !codes.has(state.toUpperCase())) return null;
  return { pieces: [...pieces.slice(0, -1), { kind: 'words', text: state }], trailing: [], zip };
}

/** A state code between commas ends the location; a company may follow it. */
function atState(pieces: Piece[]): Omit<AddressText, 'zip'> {
  const at = pieces.findLastIndex(({ text }, index) => index > 0 && codes.has(text));
  return at === -1
    ? { pieces, trailing: [] }
    : { pieces: pieces.slice(0, at + 1), trailing: pieces.slice(at + 1) };
}

/** The state's code for its name or code, including "N.Y."; null for other words. */
export function stateOf(words: string): string | null {
  const plain = words.replace(/\.(?=\w|\s|$)/g, '').trim();
  const code = plain.toUpperCase();
  return codes.has(code) ? code : (stateCodes.get(plain.toLowerCase()) ?? null);
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[.']/g, '')
    .split(/[\s-]+/)
    .filter(Boolean);

const houseNumber = /^(?:\d+[a-z]?(?:-\d+[a-z]?)?(?:\s?[½¼¾⅓⅔⅛]|\s\d\/\d)?|[nsew]\d+[nsew]\d+)(?=\s)/i;

/** The words after a house number, such as "Penn Plaza" of "One Penn Plaza"; null without a number. */
function behindNumber(text: string): string[] | null {
  const number = houseNumber.exec(text)?.[0];
  if (number) return wordsOf(text.slice(number.length));
  const words = wordsOf(text);
  const first = words.findIndex((word) => !numberWords.has(word) && word !== 'hundred');
  return first > 0 ? words.slice(first) : null;
}

/** Whether a text starts with a house number and continues. */
export const startsWithNumber = (text: string): boolean => (behindNumber(text)?.length ?? 0) > 0;

/** Whether a text may be a street with its number: more than a number and a direction. */
export const isStreet = (text: string): boolean =>
  (behindNumber(text) ?? []).some((word) => !directions.has(word) && !openingWords.has(word));

/** Whether a text ends like a street name: "5th Ave", "K Street NW", "West 34th". */
export function endsLikeStreet(text: string): boolean {
  const words = wordsOf(text);
  const last = words.at(-1) ?? '';
  return (
    words.length > 1 && (streetTypes.has(last) || directions.has(last) || /^\d+(st|nd|rd|th)$/.test(last))
  );
}

/** Whether a text consists of street and building words, so that it is no town. */
export const isStreetWord = (text: string): boolean =>
  wordsOf(text).every((word) => streetTypes.has(word) || buildingWords.has(word));
export const namesBuilding = (text: string): boolean => wordsOf(text).some((word) => buildingWords.has(word));

/** Whether a text names a location within a town. */
export const saysWhere = (text: string): boolean =>
  isStreetWord(text) ||
  startsWithNumber(text) ||
  endsLikeStreet(text) ||
  (/\d/.test(text) && /\p{L}/u.test(text)) ||
  namesBuilding(text);

/** The street line of an address as written, without its town. */
export const lineOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join(', ');
