import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const toResults = () => document.getElementById('packages')?.scrollIntoView();

/** Another page of results starts at its first one, and so does an address with the anchor once the results are there. */
export function useTopOfResults(page: number, ready: boolean) {
  const { hash } = useLocation();
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    toResults();
  }, [page]);
  useEffect(() => {
    // The page was too short for it until now.
    if (ready && hash === '#packages') toResults();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: what is searched for after that keeps its place
  }, [ready]);
}
