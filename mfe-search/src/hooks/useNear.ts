import { type RefCallback, useCallback, useState } from 'react';

/** How far below the window something is still near, in heights of the window. */
const margin = '50%';

/** Whether the element with this ref came near the window, and stays true from then on: for what only who gets there needs. */
export function useNear(): [ref: RefCallback<Element>, isNear: boolean] {
  const [isNear, setIsNear] = useState(!('IntersectionObserver' in globalThis));
  const ref = useCallback((element: Element | null) => {
    if (!element || !('IntersectionObserver' in globalThis)) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: `${margin} 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isNear];
}
