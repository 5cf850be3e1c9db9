import { isCounted } from './people';
import { type Reader } from './reading';
import { ties } from './small-words';
import { longestAt, phrases, type Token, wordAt } from './tokens';

const leads = phrases('at / to / near / around / within / delivered to / deliver to');
const types = new Set(
  'st street ave av avenue blvd boulevard rd road dr drive ln lane ct court pl place plz plaza sq square ter terrace way pkwy parkway hwy highway cir circle broadway'.split(
    ' ',
  ),
);
const directions = new Set('n s e w ne nw se sw north south east west'.split(' '));
const numbers = new Set('one two three four five six seven eight nine ten eleven twelve'.split(' '));
/** A number followed by these is a time, a sum or a headcount, not a house number. */
const noStreet = new Set('am pm a p oclock $ % people persons guests boxes meals'.split(' '));
const longestName = 5;

/** Whether a street type is here: the name before it is a street's. */
export const isStreetType = (tokens: readonly Token[], at: number): boolean =>
  types.has(wordAt(tokens, at)) &&
  !tokens[at]?.fresh &&
  // "Minneapolis St. Paul"
  !(wordAt(tokens, at) === 'st' && /^(paul|louis)$/.test(wordAt(tokens, at + 1)));

/** The token count of a house number: "350", "35-12", "12B", "12½", "one". */
function numberAt(tokens: readonly Token[], at: number): number {
  const word = wordAt(tokens, at);
  if (numbers.has(word)) return 1;
  if (!/^\d{1,5}$/.test(word)) return 0;
  let length = 1;
  if (wordAt(tokens, at + 1) === '-' && /^\d+$/.test(wordAt(tokens, at + 2))) length = 3;
  else if (tokens[at + 1]?.joined) length = /^([a-z]|\d\u2044\d)$/.test(wordAt(tokens, at + 1)) ? 2 : 0;
  return length;
}

/** The token count of a street name with its type and direction. */
function streetAt(tokens: readonly Token[], at: number): number {
  for (let length = 1; length <= longestName + 1; length++) {
    const token = tokens[at + length - 1];
    if (!token || token.fresh || (ties.has(token.text) && token.text !== 'the' && token.text !== 'of'))
      return 0;
    if (length === 1 && noStreet.has(token.text)) return 0;
    const isName = token.text === 'broadway' || (length > 1 && isStreetType(tokens, at + length - 1));
    if (!isName) continue;
    const next = tokens[at + length];
    return next && !next.fresh && directions.has(next.text) ? length + 1 : length;
  }
  return 0;
}

const units = new Set('suite ste floor fl apt apartment unit room rm building bldg # penthouse'.split(' '));
/** The token count of a suite or floor, also after a comma. */
function unitAt(tokens: readonly Token[], at: number): number {
  const which = (token: Token | undefined) =>
    token !== undefined && !token.fresh && /^(\d+|[a-z])$/.test(token.text);
  const letter = (end: number) => (tokens[end]?.joined && /^[a-z]$/.test(wordAt(tokens, end)) ? 1 : 0);
  if (units.has(wordAt(tokens, at)) && which(tokens[at + 1])) return 2 + letter(at + 2);
  const ordinal = /^\d+$/.test(wordAt(tokens, at)) && /^(st|nd|rd|th)$/.test(wordAt(tokens, at + 1)) ? 2 : 0;
  return ordinal && /^(floor|fl)$/.test(wordAt(tokens, at + ordinal)) ? ordinal + 1 : 0;
}

const states = new Set(
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA PR RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  ),
);
const longestTown = 4;

/** The token count of a town with its state or ZIP code: "Hoboken, NJ", "New York 10118". */
function townAt(tokens: readonly Token[], at: number): number {
  for (let length = 1; length <= longestTown + 2; length++) {
    const token = tokens[at + length - 1];
    if (!token) return 0;
    if (/^\d{5}$/.test(token.text)) return length;
    if (/^\d/.test(token.text)) return 0;
    if (length > 1 && states.has(token.raw))
      return length + (/^\d{5}$/.test(wordAt(tokens, at + length)) ? 1 : 0);
  }
  return 0;
}

interface Beside {
  isFood: (tokens: readonly Token[], at: number) => boolean;
  place: Reader;
  zip: Reader;
}

/**
 * Reads a street address with unit and town, after 'at' or beside understood words only. Not if food
 * follows, as in "20 Park Ave Pizza".
 */
export const streetReader =
  ({ isFood, place, zip }: Beside): Reader =>
  (tokens, at) => {
    const lead = longestAt(tokens, at, leads);
    const start = at + lead;
    if (lead > 0 && tokens[start]?.fresh) return null;
    const number = numberAt(tokens, start);
    if (number === 0 || isCounted(tokens, start + number, lead > 0)) return null;
    const street = streetAt(tokens, start + number);
    if (street === 0) return null;
    let end = start + number + street;
    for (let unit = unitAt(tokens, end); unit > 0; unit = unitAt(tokens, end)) end += unit;
    if (tokens[end]?.fresh === false && isFood(tokens, end)) return null;
    const town = townAt(tokens, end);
    const named = town > 0 ? zip(tokens, end + town - 1) : place(tokens, end);
    end += town || (named?.soft ? named.length : 0);
    const address = written(tokens.slice(start, end));
    return {
      ...{ kind: 'place', length: end - at, soft: lead === 0, spansCommas: true },
      mean: (context) => {
        const there = named?.mean(context)?.placeId;
        return { ...(there ? { placeId: there } : {}), address, googlePlaceId: null };
      },
    };
  };

/** Tokens as typed, with commas. */
const written = (tokens: readonly Token[]): string =>
  tokens
    .map(({ raw, fresh, start }, at) => {
      const before = tokens[at - 1];
      if (!before) return raw;
      return `${fresh ? ', ' : start > before.end ? ' ' : ''}${raw}`;
    })
    .join('');
