import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type PageHead } from '@copper-carrot/contracts';
import { events } from '@copper-carrot/contracts/runtime';

/** Tells the shell what this page is called, which its route can't know; null while it is not known yet. */
export function usePageHead(head: PageHead | null | undefined): void {
  const { pathname: path } = useLocation();
  const words = head ? JSON.stringify({ ...head, path }) : null;
  useEffect(() => {
    if (words !== null) events.emit('page.described@1', JSON.parse(words) as PageHead & { path: string });
  }, [words]);
}
