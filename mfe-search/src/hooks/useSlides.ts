import { type RefObject, useEffect, useRef, useState } from 'react';

/** Which of the pictures of a strip is in sight, the farthest that anybody came or reached from, and the way to another one. */
export function useSlides(strip: RefObject<HTMLElement | null>, count: number) {
  const [at, setAt] = useState(0);
  /** -1 until somebody reaches for them. */
  const [reached, setReached] = useState(-1);
  const reach = (to: number) => setReached((before) => Math.max(before, to));
  /** Where a press is moving it; null while it moves by hand. */
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
        // What it passes on the way is not looked at.
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
