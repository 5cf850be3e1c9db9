import { useState } from 'react';

export interface Undo {
  /** Takes back what was done; null where there is nothing, or something else was changed since, which would be lost with it. */
  undo: (() => void) | null;
  /** Something was done that can be taken back so. */
  offer: (back: () => void) => void;
  /** Something else was changed. */
  withdraw: () => void;
}

/** The way back from one thing that was done, as long as it is the last one. */
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
