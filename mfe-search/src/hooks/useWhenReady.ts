import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * `act`, put off while what it needs is on its way: presses that come too early count once it is there, as one. The promise
 * settles with what was done.
 */
export function useWhenReady(isReady: boolean, act: () => Promise<void>): () => Promise<void> {
  const waiting = useRef<((done: Promise<void>) => void)[]>([]);
  const goOn = useEffectEvent(() => {
    const presses = waiting.current.splice(0);
    if (presses.length === 0) return;
    const done = act();
    for (const settle of presses) settle(done);
  });
  useEffect(() => {
    if (isReady) goOn();
  }, [isReady]);
  return () => (isReady ? act() : new Promise((settle) => waiting.current.push(settle)));
}
