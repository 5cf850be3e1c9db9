import { type RefObject, useLayoutEffect } from 'react';

type Edges = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;
/** Between a bar and what stands above it, in pixels. */
const gap = 8;

/** How far what lies at the bottom of a window goes up so that it covers none of the bars; not at all where there is no room. */
export function liftOver(bars: readonly Edges[], { top, bottom, left, right }: Edges): number {
  const height = bottom - top;
  const beside = bars.filter((bar) => bar.left < right && bar.right > left && bar.top < bar.bottom);
  let end = bottom;
  for (const bar of beside.sort((one, other) => other.bottom - one.bottom))
    if (bar.top < end && bar.bottom > end - height) end = bar.top - gap;
  return end < height ? 0 : bottom - end;
}

/**
 * Keeps a region at the bottom of the window off the bars that stay in sight there, which say so by `data-bottom-bar`: what
 * is agreed to is never under words that come by themselves.
 */
export function useClearOfBars(region: RefObject<HTMLElement | null>, content: unknown): void {
  useLayoutEffect(() => {
    const place = () => {
      const { current } = region;
      if (!current) return;
      const bars = [...document.querySelectorAll('[data-bottom-bar]')];
      for (const bar of bars) watch.observe(bar);
      current.style.setProperty('--lift', '0px');
      const lift = liftOver(
        bars.map((bar) => bar.getBoundingClientRect()),
        current.getBoundingClientRect(),
      );
      current.style.setProperty('--lift', `${lift}px`);
    };
    // A bar grows by what is missing, and comes and goes with the page, whose height changes then.
    const watch = new ResizeObserver(place);
    watch.observe(document.body);
    place();
    addEventListener('scroll', place, { passive: true });
    addEventListener('resize', place);
    return () => {
      watch.disconnect();
      removeEventListener('scroll', place);
      removeEventListener('resize', place);
    };
  }, [region, content]);
}
