import { type ReactNode, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Popover } from '../ListBox/list-style';

/**
 * What opens under a box. Where the page moves, under a finger or because something above has come, it stays with its box, and
 * it closes once that is out of sight; left alone it would close at the first pixel, under the eyes of whoever reads it.
 */
export function Suggestions({
  box,
  isSettled,
  isEmpty,
  children,
}: {
  box: RefObject<HTMLElement | null>;
  /** What stands in the box was picked, or there from the start: it needs no suggestions, and may have some to pick anew. */
  isSettled: boolean;
  isEmpty: boolean;
  children: ReactNode;
}): ReactNode {
  const state = useContext(ComboBoxStateContext);
  const [moves, setMoves] = useState(0);
  // About to open when the focus left, it would stay, and hide the rest of the page from a screen reader.
  const wasSettled = useRef(isSettled);
  useEffect(() => {
    const isRestored = isSettled && !wasSettled.current;
    wasSettled.current = isSettled;
    if (!state?.isOpen) return;
    if (!state.isFocused) state.close();
    // To close would take back what was picked, of which the list may know no more, and empty the box.
    else if (isRestored || (isSettled && isEmpty)) state.toggle();
  }, [state, isSettled, isEmpty]);
  // Without a state the list is only being read, for the choices in it.
  return (
    <Popover
      isOpen={state?.isOpen ?? false}
      // A pick, Escape and a lost focus close the state itself: this is what scrolls, or its hidden button to dismiss it.
      onOpenChange={() =>
        window.event?.type === 'scroll' && isInSight(box.current) ? setMoves(moves + 1) : state?.close()
      }
      // It has no arrow: a change of this has it placed anew.
      arrowBoundaryOffset={moves % 2}
    >
      {children}
    </Popover>
  );
}

/** Whether any of it shows, in what it scrolls in and below what stays at the top of the page. */
function isInSight(box: HTMLElement | null): boolean {
  if (!box) return false;
  const { top, bottom } = box.getBoundingClientRect();
  let from = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  let to = window.innerHeight;
  // The page's own scrolling is the window's.
  for (let around = box.parentElement; around && around !== document.body; around = around.parentElement) {
    if (!/auto|scroll|hidden|clip/.test(getComputedStyle(around).overflowY)) continue;
    const edge = around.getBoundingClientRect();
    from = Math.max(from, edge.top);
    to = Math.min(to, edge.bottom);
  }
  return bottom >= from && top <= to;
}
