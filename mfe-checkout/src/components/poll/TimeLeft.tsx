import { useEffect, useState } from 'react';
import { timeLeft } from '../../poll/ends';

/** Remaining time, updated while the page is open. */
export function TimeLeft({ until }: { until: string }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 20_000);
    return () => clearInterval(timer);
  }, []);
  return <span>{timeLeft(until, now)}</span>;
}
