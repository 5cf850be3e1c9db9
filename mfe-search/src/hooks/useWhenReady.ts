import { useEffect, useEffectEvent, useState } from 'react';

/**
 * `act`, put off while what it needs is on its way: a press that comes too early counts once it is there. The promise
 * settles with what was done.
 */
export function useWhenReady(isReady: boolean, act: () => Promise<void>): () => Promise<void> {
  const [settle, setSettle] = useState<((done: Promise<void>) => void) | null>(null);
  const goOn = useEffectEvent(() => {
    setSettle(null);
    settle?.(act());
  });
  const isPutOff = settle !== null;
  useEffect(() => {
    if (isReady && isPutOff) goOn();
  }, [isReady, isPutOff]);
  return () => (isReady ? act() : new Promise((resolve) => setSettle(() => resolve)));
}
