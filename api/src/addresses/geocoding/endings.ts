import { type Piece } from './address-pieces';
import { type AddressText, stateOf } from './address-text';
import { ambiguousStates, stateCodes } from './address-vocabulary.data';
import { spellings } from './towns';

/** One way to read the end of an address as a town, a state or both. */
export interface Ending {
  /** The town as written; null for only a state. */
  town: string | null;
  /** Its possible spellings in the table of ZIP codes. */
  names: string[];
  /** Its possible states, several only while one is being typed; null if none is written. */
  states: string[] | null;
  /** The remaining pieces: the location in the town. */
  before: Piece[];
  /** The remaining words of the town's piece; null if the town is all of it. */
  rest: string | null;
  /** Whether the words can only be a state. */
  isFirm: boolean;
}

type Said = Pick<Ending, 'states' | 'isFirm'>;

const longestTown = 5;

/** All readings of the end as a town: those with a state first, then longer names first. */
export function endingsOf({ pieces, trailing, zip }: AddressText): Ending[] {
  const at = pieces.findLastIndex(({ kind }) => kind === 'words');
  const last = pieces[at]?.text;
  if (last === undefined) return [];
  const isWords = ({ kind }: Piece, index: number) => kind === 'words' && index < at;
  const townAt = pieces.findLastIndex(isWords);
  const town = pieces[townAt]?.text;
  const own = ownStates(last, pieces.length > 1 || zip !== null);
  const ended = endingState(last, zip !== null);
  /** The pieces with these words left of one, and without the state's own piece. */
  const left = (index: number, words: string | null, stateAt?: number): Piece[] =>
    [...pieces, ...trailing].flatMap((piece, position): Piece[] => {
      if (position === stateAt) return [];
      if (position !== index) return [piece];
      return words === null ? [] : [{ kind: 'words', text: words }];
    });
  const towns = (index: number, text: string, said: Said, stateAt?: number) =>
    townsAtEnd(text).map(({ town, rest }): Ending => ({
      ...{ town, rest, ...said },
      names: said.states?.includes('NY') && /^n\.?y\.?$/i.test(town) ? ['new york'] : spellings(town),
      before: left(index, rest, stateAt),
    }));
  const stateAlone = (said: Said, words: string | null): Ending => ({
    ...{ town: null, names: [], rest: words, ...said },
    before: left(at, words),
  });
  return [
    ...(own && town ? towns(townAt, town, own, at) : []),
    ...(own && own.states.length === 1 ? [stateAlone(own, null)] : []),
    ...(ended ? [...towns(at, ended.before, ended), stateAlone(ended, ended.before)] : []),
    ...towns(at, last, { states: null, isFirm: false }),
  ];
}

/** The last words of a text, longest first. */
function townsAtEnd(text: string): { town: string; rest: string | null }[] {
  const words = text.split(' ');
  const counts = Array.from({ length: Math.min(longestTown, words.length) }, (_, at) => at + 1).reverse();
  return counts.map((count) => ({
    town: words.slice(-count).join(' '),
    rest: words.slice(0, -count).join(' ') || null,
  }));
}

/** The states that words between commas are, or may become while typed. */
function ownStates(words: string, isBehind: boolean): (Said & { states: string[] }) | null {
  const state = stateOf(words);
  // "Ne" is more likely the start of "New York" than Nebraska.
  const isBegun = words.length === 2 && /^[A-Z][a-z]$/.test(words);
  if (state) return { states: [state], isFirm: isBehind && !isBegun };
  const begun = words.toLowerCase();
  const states = [...stateCodes].flatMap(([name, code]) =>
    name.startsWith(begun) || code.toLowerCase().startsWith(begun) ? [code] : [],
  );
  return states.length > 0 ? { states: [...new Set(states)], isFirm: false } : null;
}

/** A state at the end of a text: "Austin TX", "Brooklyn New York". */
function endingState(
  text: string,
  isBeforeZip: boolean,
): { states: string[]; before: string; isFirm: boolean } | null {
  const words = text.split(' ');
  for (const count of [3, 2, 1]) {
    if (words.length <= count) continue;
    const written = words.slice(-count).join(' ');
    const state = stateOf(written);
    if (!state) continue;
    const isCode = written.replaceAll('.', '').length === 2;
    const isAmbiguous = isCode && ambiguousStates.has(state);
    // "5 Elm Ct" is a court: an ambiguous code in lower case is no state.
    if (isAmbiguous && !isBeforeZip && written !== state) continue;
    const isCapital = isCode && written === written.toUpperCase();
    return {
      states: [state],
      before: words.slice(0, -count).join(' '),
      isFirm: isCapital && !isAmbiguous,
    };
  }
  return null;
}
