import { modalWarningMs } from '@copper-carrot/contracts';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';

interface Guarded {
  open: boolean;
  onClose: () => void;
  preventClose: boolean;
  guard: boolean;
}

const movesOnly = new Set(['Tab', 'Shift', 'Escape', 'Control', 'Alt', 'Meta']);
const controls = 'button, a, input, select, textarea, label, [role], [contenteditable]';

/** Two clicks to leave a dialog in which something was touched; the warning between them lasts five seconds (2 §2). */
export function useCloseGuard({ open, onClose, preventClose, guard }: Guarded) {
  const touched = useRef(false);
  const [warning, setWarning] = useState(false);

  useEffect(() => {
    touched.current = false;
    setWarning(false);
  }, [open]);

  useEffect(() => {
    if (!warning) return;
    const timer = setTimeout(() => setWarning(false), modalWarningMs);
    return () => clearTimeout(timer);
  }, [warning]);

  // The overlay says that it was left, not how: a click beside it warns, Escape closes.
  const escaped = useRef(false);
  useEffect(() => {
    if (!open) return;
    const note = (event: Event) => {
      escaped.current = event instanceof globalThis.KeyboardEvent && event.key === 'Escape';
    };
    document.addEventListener('keydown', note, true);
    document.addEventListener('pointerdown', note, true);
    return () => {
      document.removeEventListener('keydown', note, true);
      document.removeEventListener('pointerdown', note, true);
    };
  }, [open]);

  const touch = () => {
    touched.current = true;
  };
  const touchControl = (event: SyntheticEvent) => {
    if (event.target instanceof Element && event.target.closest(controls)) touch();
  };

  const byClick = () => {
    if (preventClose) return;
    if (guard && touched.current && !warning) setWarning(true);
    else onClose();
  };

  return {
    warning,
    byClick,
    byOverlay: () => {
      if (escaped.current && !preventClose) onClose();
      else byClick();
    },
    /** Lists and calendars opened from the dialog count as well: React events bubble from their portals. */
    watch: {
      onInputCapture: touch,
      onChangeCapture: touch,
      onClickCapture: touchControl,
      onKeyDownCapture: (event: KeyboardEvent) => {
        if (!movesOnly.has(event.key)) touchControl(event);
      },
    },
  };
}
