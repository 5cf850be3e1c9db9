import { type RefCallback, useCallback, useState } from 'react';

/** How far below the window counts as near, in window heights. */
const margin = '50%';

/** Whether the element was near the window or focused, and stays true: for content to load late. */
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
