import { type FocusEventHandler, type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether a part of the page has been looked at: it reached the middle of the screen, or something in it had focus. Until
 * `isThere` nothing can be seen of it.
 */
export function useViewed<Element extends HTMLElement>(
  isThere: boolean,
): {
  ref: RefObject<Element | null>;
  viewed: boolean;
  onFocus: FocusEventHandler;
} {
  const ref = useRef<Element>(null);
  const [viewed, setViewed] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || viewed || !isThere) return;
    // Told at once where it is in sight already.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setViewed(true);
      },
      { rootMargin: '-45% 0px -45% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [viewed, isThere]);
  return { ref, viewed, onFocus: () => isThere && setViewed(true) };
}
