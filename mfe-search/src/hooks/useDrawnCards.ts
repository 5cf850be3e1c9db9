import { useDeferredValue, useEffect } from 'react';
import { endFirstView, isFirstView } from './first-view';

/** About what a window shows of a grid before it is scrolled. */
const firstFew = 6;

/** How many cards of a list are drawn: a few where they are the first that a visit shows, all as soon as these are painted. */
export function useDrawnCards(few = firstFew): number {
  useEffect(endFirstView, []);
  return useDeferredValue(Infinity, isFirstView() ? few : undefined);
}
