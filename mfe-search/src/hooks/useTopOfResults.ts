import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const toResults = () => document.getElementById('packages')?.scrollIntoView();

/**
 * Scrolls to the first result on another page of results, or by the address's anchor once results are
 * there.
 */
export function useTopOfResults(page: number, ready: boolean) {
  const { hash } = useLocation();
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    toResults();
  }, [page]);
  useEffect(() => {
    // Before the results came, the page was too short to scroll.
    if (ready && hash === '#packages') toResults();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: what is searched for after that keeps its place
  }, [ready]);
}
