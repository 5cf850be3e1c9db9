import { useDeferredValue, useEffect } from 'react';
import { endFirstView, isFirstView } from './first-view';

/** About as many cards as a window shows. */
const firstFew = 6;

/** How many cards of a list to draw: a few in the first view of a visit, all after they are painted. */
export function useDrawnCards(few = firstFew): number {
  useEffect(endFirstView, []);
  return useDeferredValue(Infinity, isFirstView() ? few : undefined);
}
