import { useState } from 'react';

export interface Undo {
  /** Undoes the last action; null if there is none or something changed since. */
  undo: (() => void) | null;
  /** Registers the undo of an action. */
  offer: (back: () => void) => void;
  /** Drops the undo, as something else changed. */
  withdraw: () => void;
}

/** Undo of the last action only. */
export function useUndo(): Undo {
  const [way, setWay] = useState<{ back: () => void } | null>(null);
  return {
    undo:
      way &&
      (() => {
        setWay(null);
        way.back();
      }),
    offer: (back) => setWay({ back }),
    withdraw: () => setWay(null),
  };
}
