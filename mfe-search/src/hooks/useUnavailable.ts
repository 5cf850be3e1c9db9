import type { Schemas } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { aside, urls } from '../api';
import { searchQuery } from '../search/search-request';
import { type SearchState } from '../search/search-state';
import { askedWords } from '../search/without';

const fewestLetters = 3;
const none: Schemas['UnavailableRecord'][] = [];

/** What a person looks for by name and can't have as the search stands, with the reason of each. */
export function useUnavailable(state: SearchState): Schemas['UnavailableRecord'][] {
  const query = askedWords(state.text);
  const asks = query.trim().length >= fewestLetters;
  // Without an answer the page has no reason to show, and nothing else is lost.
  const { data } = useRead(asks && urls.unavailable({ ...searchQuery(state), query }), aside);
  return data?.records ?? none;
}
