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
  /** Whether this is the address that the page was opened by, or what took its place by itself. */
  isOpened: boolean;
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
  const entry = useLocation();
  const told = entry.state as { said?: Said; isOpened?: boolean } | null;
  const said = told?.said ?? null;
  // Only the entry that a page was opened by has this key.
  const isOpened = entry.key === 'default' || told?.isOpened === true;
  // Two quick changes add up: the second one may come before the first is drawn.
  const latest = useRef({ state, said, isOpened });
  useEffect(() => {
    latest.current = { state, said, isOpened };
  }, [state, said, isOpened]);

  const hrefOf = (next: SearchState) => {
    const query = writeSearch(next).toString();
    return query ? `${pathname}?${query}` : pathname;
  };
  const go: SearchControls['go'] = (next, { replace = false, said: saying = latest.current.said } = {}) => {
    if (isLeaving()) return;
    // Words that were typed here are not what somebody came by, though they may take the place of what that was.
    const staysOpened = replace && latest.current.isOpened && next.text === latest.current.state.text;
    latest.current = { state: next, said: saying, isOpened: staysOpened };
    void navigate(hrefOf(next), { replace, state: { said: saying, isOpened: staysOpened } });
  };
  return {
    state,
    said,
    isOpened,
    go,
    hrefOf,
    change: (part, how) => go(changeSearch(latest.current.state, part), how),
  };
}
