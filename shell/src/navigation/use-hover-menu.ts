import { useEffect, useRef, useState } from 'react';
import { submenuHoverDisabledMs } from '@copper-carrot/contracts';

/** A menu that opens by pointing at it and by a click; after a click, pointing does nothing for one second (2 §2, 2 §9). */
export function useHoverMenu() {
  const [open, setOpen] = useState(false);
  const byHover = useRef(false);
  const clickedAt = useRef(Number.NEGATIVE_INFINITY);
  const leaving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  return {
    open,
    close: () => setOpen(false),
    /** A click on something inside: the menu goes, and does not come back under the resting pointer. */
    chosen: () => {
      clickedAt.current = Date.now();
      setOpen(false);
    },
    toggle: () => {
      clickedAt.current = Date.now();
      // A click on what pointing at it has just opened means to keep it, not to close it.
      if (!byHover.current) setOpen((before) => !before);
      byHover.current = false;
    },
    hover: {
      onMouseEnter: () => {
        clearTimeout(leaving.current);
        if (open || Date.now() - clickedAt.current < submenuHoverDisabledMs) return;
        byHover.current = true;
        setOpen(true);
      },
      onMouseLeave: () => {
        leaving.current = setTimeout(() => setOpen(false), 200);
      },
    },
  };
}
