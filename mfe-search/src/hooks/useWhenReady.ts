import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Delays `act` until its requirements are ready; several early presses count as one. The promise settles
 * with the action's.
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
