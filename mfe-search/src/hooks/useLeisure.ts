import { useEffect, useState } from 'react';

/** Milliseconds: longer than the first view takes to load and a quick first press. */
const firstMs = 3000;

/**
 * True some seconds after the first view, when the browser is idle, or at once if nothing has to be loaded.
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
