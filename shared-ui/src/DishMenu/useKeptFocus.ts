import { useLayoutEffect, useRef } from 'react';

/** Goes on with the focus where what had it inside was taken away: React tells of no blur there, and the page begins anew. */
export function useKeptFocus(goOn: () => unknown) {
  const isIn = useRef(false);
  useLayoutEffect(() => {
    if (isIn.current && document.activeElement === document.body) goOn();
  });
  return { onFocus: () => void (isIn.current = true), onBlur: () => void (isIn.current = false) };
}
