import { useEffect, useRef, useState } from 'react';
import { submenuHoverDisabledMs } from '@copper-carrot/contracts';

/** A menu that opens on hover and click; after a click, hover is ignored for one second (2 §2, 2 §9). */
export function useHoverMenu() {
  const [open, setOpen] = useState(false);
  const byHover = useRef(false);
  const clickedAt = useRef(Number.NEGATIVE_INFINITY);
  const leaving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  return {
    open,
    close: () => setOpen(false),
    /** Closes the menu after a click inside, and ignores the resting pointer. */
    chosen: () => {
      clickedAt.current = Date.now();
      setOpen(false);
    },
    toggle: () => {
      clickedAt.current = Date.now();
      // A click after hover opened the menu keeps it open.
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
