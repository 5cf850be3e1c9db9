import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The query of the page's own address. On the way to another page, while that one is loaded, it stays as it was, and
 * `isLeaving` says that nothing here may turn the person back.
 */
export function usePageQuery() {
  const { pathname, search, hash } = useLocation();
  // A router in memory, as in tests, has an address of its own.
  const [follows] = useState(() => window.location.pathname === pathname);
  const isLeaving = () => follows && window.location.pathname !== pathname;
  const [kept, setKept] = useState(search);
  const leaving = isLeaving();
  if (!leaving && kept !== search) setKept(search);
  return { pathname, hash, search: leaving ? kept : search, isLeaving };
}
