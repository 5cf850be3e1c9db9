import { useEffect } from 'react';

/** How soon after a press another one is its second (milliseconds), and how near to it (CSS pixels). */
const soon = 400;
const near = 24;
const kinds = ['pointerdown', 'mousedown', 'click'];

/** A window that a press has closed takes the second of two quick presses with it: it does not fall on what stood below. */
export function useSecondPress(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    let last: PointerEvent | undefined;
    const note = (event: PointerEvent) => {
      last = event;
    };
    document.addEventListener('pointerdown', note, true);
    return () => {
      document.removeEventListener('pointerdown', note, true);
      if (last) takeSecond(last);
    };
  }, [open]);
}

function takeSecond({ clientX, clientY, timeStamp }: PointerEvent): void {
  // Keys and screen readers press nowhere in particular.
  if (clientX === 0 && clientY === 0) return;
  const take = (event: Event) => {
    if (!(event instanceof MouseEvent) || event.timeStamp - timeStamp > soon) return;
    const isNear = Math.hypot(event.clientX - clientX, event.clientY - clientY) <= near;
    if (!isNear) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  for (const kind of kinds) window.addEventListener(kind, take, true);
  setTimeout(() => {
    for (const kind of kinds) window.removeEventListener(kind, take, true);
  }, soon);
}
