import { useEffect, useState } from 'react';

/** Long enough for whatever a first view sets going, and for whoever presses at once. */
const firstMs = 3000;

/**
 * False while what draws it is on its way to the screen and into use; true some seconds later, once the browser has time
 * for more, or from the start where there is nothing left to load.
 */
export function useLeisure(isNeeded: boolean): boolean {
  const [hasTime, setHasTime] = useState(!isNeeded);
  useEffect(() => {
    if (hasTime) return;
    let call: number | undefined;
    const begin = () => setHasTime(true);
    const timer = setTimeout(() => {
      if ('requestIdleCallback' in window) call = requestIdleCallback(begin);
      else begin();
    }, firstMs);
    return () => {
      clearTimeout(timer);
      if (call !== undefined) cancelIdleCallback(call);
    };
  }, [hasTime]);
  return hasTime;
}
