import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The query of this page's address. While the next page loads it stays the same and `isLeaving` is true, so
 * that nothing here redirects.
 */
export function usePageQuery() {
  const { pathname, search, hash } = useLocation();
  // A memory router, as in tests, does not change the window's address.
  const [follows] = useState(() => window.location.pathname === pathname);
  const isLeaving = () => follows && window.location.pathname !== pathname;
  const [kept, setKept] = useState(search);
  const leaving = isLeaving();
  if (!leaving && kept !== search) setKept(search);
  return { pathname, hash, search: leaving ? kept : search, isLeaving };
}
