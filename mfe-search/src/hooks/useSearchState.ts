import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { changeSearch, settled } from '../search/change-search';
import { readSearch, writeSearch } from '../search/query-string';
import { type SearchState } from '../search/search-state';
import { type Said } from '../search/words/take-back';
import { usePageQuery } from './usePageQuery';

export interface SearchControls {
  state: SearchState;
  /** What the search words were understood as, kept in this history entry and later ones. */
  said: Said | null;
  /** Whether this is the address that opened the page, or a replacement of it. */
  isOpened: boolean;
  /**
   * Changes the search by a new history entry, so that back undoes it; `replace` for changes not worth
   * going back to.
   */
  change: (change: Partial<SearchState>, how?: { replace?: boolean }) => void;
  go: (state: SearchState, how?: { replace?: boolean; said?: Said }) => void;
  /** The address of another state of this page. */
  hrefOf: (state: SearchState) => string;
}

/** The search of the current address; the query string is its only store (1 §2). */
export function useSearchState(): SearchControls {
  const { pathname, search, isLeaving } = usePageQuery();
  const navigate = useNavigate();
  const state = useMemo(() => settled(readSearch(new URLSearchParams(search))), [search]);
  const entry = useLocation();
  const told = entry.state as { said?: Said; isOpened?: boolean } | null;
  const said = told?.said ?? null;
  // Only the history entry that opened a page has this key.
  const isOpened = entry.key === 'default' || told?.isOpened === true;
  // A second change may come before the first is rendered, so both apply to the latest value.
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
    // Typing new words ends the opened state, even if they replace the entry.
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
