import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';

interface Left {
  top: number;
  /** The address of the followed link. */
  link: string | null;
}

const storageKey = (key: string) => `copper-carrot.left.${key}`;

function read(key: string): Left {
  try {
    return { top: 0, link: null, ...(JSON.parse(sessionStorage.getItem(storageKey(key)) ?? '{}') as object) };
  } catch {
    return { top: 0, link: null };
  }
}
function write(key: string, part: Partial<Left>): void {
  try {
    sessionStorage.setItem(storageKey(key), JSON.stringify({ ...read(key), ...part }));
  } catch {
    // Without storage the list starts at its top.
  }
}

/**
 * Going back to a list restores its scroll position and focuses the followed link; `ready` means that the
 * list's element exists.
 */
export function useScrollReturn(listId: string, ready: boolean): void {
  const { key } = useLocation();
  // Read once on arrival, as the page scrolls for other reasons until the list is there.
  const { top, link } = useMemo(() => read(key), [key]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const scrolled = () => {
      clearTimeout(timer);
      timer = setTimeout(() => write(key, { top: Math.round(window.scrollY) }), 100);
    };
    const followed = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest(`#${listId} a[href]`);
      if (link) write(key, { top: Math.round(window.scrollY), link: link.getAttribute('href') });
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    document.addEventListener('click', followed, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', scrolled);
      document.removeEventListener('click', followed, { capture: true });
    };
  }, [key, listId]);

  useEffect(() => {
    // Only a revisited history entry has a stored position; new entries have new keys.
    if (!ready || (!top && !link)) return;
    // After the shell's own scroll and focus for a new page.
    const frame = requestAnimationFrame(() => {
      const links = document.querySelectorAll<HTMLAnchorElement>(`#${listId} a[href]`);
      const left = [...links].find((each) => each.getAttribute('href') === link);
      left?.focus({ preventScroll: true });
      window.scrollTo({ top, behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per arrival: later answers must not move a person who reads
  }, [ready, key]);
}
