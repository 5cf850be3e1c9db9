import { type RefCallback, useCallback, useState } from 'react';

/** How far below the window something is still near, in heights of the window. */
const margin = '50%';

/**
 * Whether the element with this ref came near the window, or the focus came into it, and stays true from then on: for what only
 * who gets there needs.
 */
export function useNear(): { ref: RefCallback<Element>; near: boolean; onFocus: () => void } {
  const [near, setNear] = useState(!('IntersectionObserver' in globalThis));
  const ref = useCallback((element: Element | null) => {
    if (!element || !('IntersectionObserver' in globalThis)) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: `${margin} 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, near, onFocus: () => setNear(true) };
}
