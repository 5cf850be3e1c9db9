import { useEffect } from 'react';
import { takeSecond } from '../Dialog/take-second';

/** A question that a press has closed takes the second of two quick presses with it. */
export function useSecondPress(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    let last: Event | undefined;
    const note = (event: Event) => {
      last = event;
    };
    document.addEventListener('pointerdown', note, true);
    return () => {
      document.removeEventListener('pointerdown', note, true);
      takeSecond(last);
    };
  }, [open]);
}
