import { useEffect, useState } from 'react';

/** Where the browser does not say when it has time. */
const withoutAWordMs = 300;
const atTheLatestMs = 2000;

/**
 * False while what draws it is on its way to the screen; true once that is painted and the browser has time for more, or
 * from the start where there is nothing left to load.
 */
export function useLeisure(isNeeded: boolean): boolean {
  const [hasTime, setHasTime] = useState(!isNeeded);
  useEffect(() => {
    if (hasTime) return;
    const begin = () => setHasTime(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(begin, withoutAWordMs);
      return () => clearTimeout(timer);
    }
    const call = requestIdleCallback(begin, { timeout: atTheLatestMs });
    return () => cancelIdleCallback(call);
  }, [hasTime]);
  return hasTime;
}
