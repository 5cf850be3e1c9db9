import { type RefObject, useEffect, useRef, useState } from 'react';

/** The visible picture of a strip, the farthest one reached, and a function to show another. */
export function useSlides(strip: RefObject<HTMLElement | null>, count: number) {
  const [at, setAt] = useState(0);
  /** -1 until the person uses the pictures. */
  const [reached, setReached] = useState(-1);
  const reach = (to: number) => setReached((before) => Math.max(before, to));
  /** The picture to which a press scrolls; null while scrolled by hand. */
  const bound = useRef<number | null>(null);

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const come = new AbortController();
    const { signal } = come;
    element.addEventListener(
      'scroll',
      () => {
        const now = Math.round(element.scrollLeft / element.clientWidth);
        // Pictures passed on the way do not count as seen.
        if (bound.current !== null && bound.current !== now) return;
        bound.current = null;
        setAt(now);
        reach(now);
      },
      { signal, passive: true },
    );
    element.addEventListener('pointerenter', () => reach(0), { signal });
    for (const byHand of ['pointerdown', 'wheel'])
      element.addEventListener(byHand, () => (bound.current = null), { signal, passive: true });
    return () => come.abort();
  }, [strip]);

  return {
    at,
    reached,
    reach,
    go: (to: number) => {
      const element = strip.current;
      if (!element || to < 0 || to >= count) return;
      bound.current = to;
      setAt(to);
      reach(to);
      const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
      element.scrollTo({ left: to * element.clientWidth, behavior });
    },
  };
}
