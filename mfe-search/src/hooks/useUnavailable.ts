import type { Schemas } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { aside, urls } from '../api';
import { searchQuery } from '../search/search-request';
import { type SearchState } from '../search/search-state';
import { askedWords } from '../search/without';

const fewestLetters = 3;
const none: Schemas['UnavailableRecord'][] = [];

/** Results that match the name but not the search, each with the reason. */
export function useUnavailable(state: SearchState): Schemas['UnavailableRecord'][] {
  const query = askedWords(state.text);
  const asks = query.trim().length >= fewestLetters;
  // Without an answer the page shows no reasons.
  const { data } = useRead(asks && urls.unavailable({ ...searchQuery(state), query }), aside);
  return data?.records ?? none;
}
