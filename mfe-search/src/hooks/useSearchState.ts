import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { changeSearch, settled } from '../search/change-search';
import { readSearch, writeSearch } from '../search/query-string';
import { type SearchState } from '../search/search-state';
import { type Said } from '../search/words/take-back';
import { usePageQuery } from './usePageQuery';

export interface SearchControls {
  state: SearchState;
  /** What the search box was understood to say, which stays with this entry of the history and those after it. */
  said: Said | null;
  /** Changes the search by a new address, so that back undoes it; `replace` for what nobody would go back to. */
  change: (change: Partial<SearchState>, how?: { replace?: boolean }) => void;
  go: (state: SearchState, how?: { replace?: boolean; said?: Said }) => void;
  /** The address of another state of this page. */
  hrefOf: (state: SearchState) => string;
}

/** The search of the current address: the query string is the only place where it is kept (1 §2). */
export function useSearchState(): SearchControls {
  const { pathname, search, isLeaving } = usePageQuery();
  const navigate = useNavigate();
  const state = useMemo(() => settled(readSearch(new URLSearchParams(search))), [search]);
  const said = (useLocation().state as { said?: Said } | null)?.said ?? null;
  // Two quick changes add up: the second one may come before the first is drawn.
  const latest = useRef({ state, said });
  useEffect(() => {
    latest.current = { state, said };
  }, [state, said]);

  const hrefOf = (next: SearchState) => {
    const query = writeSearch(next).toString();
    return query ? `${pathname}?${query}` : pathname;
  };
  const go: SearchControls['go'] = (next, { replace = false, said: told = latest.current.said } = {}) => {
    if (isLeaving()) return;
    latest.current = { state: next, said: told };
    void navigate(hrefOf(next), { replace, state: { said: told } });
  };
  return {
    state,
    said,
    go,
    hrefOf,
    change: (part, how) => go(changeSearch(latest.current.state, part), how),
  };
}
