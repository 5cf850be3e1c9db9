import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type PageHead } from '@copper-carrot/contracts';
import { events } from '@copper-carrot/contracts/runtime';

/** Sets the page's title in the shell; null while unknown. */
export function usePageHead(head: PageHead | null | undefined): void {
  const { pathname: path } = useLocation();
  const words = head ? JSON.stringify({ ...head, path }) : null;
  useEffect(() => {
    if (words !== null) events.emit('page.described@1', JSON.parse(words) as PageHead & { path: string });
  }, [words]);
}
