import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether a part of the page has been near the window, or near the focus: what it shows is worth loading from then on. */
export function useNear<Element extends HTMLElement>(): {
  ref: RefObject<Element | null>;
  near: boolean;
  onFocus: () => void;
} {
  const ref = useRef<Element>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || near) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '25% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
  return { ref, near, onFocus: () => setNear(true) };
}
