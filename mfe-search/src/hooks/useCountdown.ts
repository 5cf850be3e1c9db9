import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/**
 * Whole minutes until an instant, 0 in the last one, negative afterwards, null without one. Renders again
 * on each minute.
 */
export function useCountdown(until: string | null): number | null {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (until === null) return undefined;
    const end = Date.parse(until);
    const current = Date.now();
    const isDrawn = current - now < 1000;
    if (isDrawn && end < now) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), isDrawn ? ((end - current) % minuteMs) + 1 : 0);
    return () => clearTimeout(timer);
  }, [until, now]);
  return until === null ? null : Math.floor((Date.parse(until) - now) / minuteMs);
}
