import { type Schemas } from '@copper-carrot/contracts';
import { type SearchState } from '../search-state';
import { knownFrom } from './known';
import { type Said, saidAfter } from './take-back';
import { understand } from './understand';

/** The search of words and fields together, before there are results with names. */
export function sentFromHome(
  words: string,
  chosen: SearchState,
  places: readonly Schemas['Place'][],
  isSignedIn: boolean,
): { state: SearchState; said: Said } {
  const found = understand(words, chosen, knownFrom(places, isSignedIn, [], []));
  return { state: found.state, said: saidAfter(null, found, found.state) };
}
