import { type FocusEventHandler, type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether the person has viewed a part of the page: it reached the middle of the window, or had
 * focus. Counts only once `isThere`.
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
    // The observer reports at once if it is already in view.
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
