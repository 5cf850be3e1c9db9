import { type Read, type Schemas } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { useEffect, useRef, useState } from 'react';

/** How often somebody who waits asks what became of their order; tests ask oftener. */
export const placingPace = { everyMs: 3_000 };

export interface Placing {
  /** Why the order was not placed when it was sent last; null where nothing is known against it. */
  notPlaced: string | null;
  forget: () => void;
  /** The order was sent, and nobody knew yet: what was read of it since then is the outcome. */
  begin: () => void;
}

interface Waiting {
  /** What tells of it, read again and again while nobody knows, and this often otherwise. */
  url: Read<unknown>;
  restMs?: number;
  isOpen: boolean;
  /** While nobody knows, the screen stays whatever the order's status says. */
  onWait: (waits: boolean) => void;
  /** It is a cart no more: the press that sent it gets its answer now. */
  onPlaced: () => unknown;
}

/**
 * Waits, by looking again and again, for what becomes of a cart that is being placed or whose bank is asked, and says it; null
 * once it is a cart no more.
 */
export function usePlacing(
  cart: Schemas['Order'] | null,
  { url, restMs = 0, isOpen, onWait, onPlaced }: Waiting,
): Placing {
  useRead(url, { failure: 'own', everyMs: isOpen ? placingPace.everyMs : restMs });
  const message = cart?.payment.message ?? null;
  const [notPlaced, setNotPlaced] = useState(message);
  const [begun, setBegun] = useState(0);
  const waits = useRef(false);
  const wasPlacing = useRef(false);
  const latest = useRef({ onWait, onPlaced });
  useEffect(() => {
    latest.current = { onWait, onPlaced };
  });
  const wait = () => {
    waits.current = true;
    setNotPlaced(null);
    latest.current.onWait(true);
  };
  useEffect(() => {
    if (isOpen) {
      wasPlacing.current = cart?.placing ?? false;
      if (!waits.current) wait();
      return;
    }
    if (!waits.current) return;
    waits.current = false;
    if (!cart) return void latest.current.onPlaced();
    latest.current.onWait(false);
    // Whoever changes a cart whose bank is asked has taken it back, and knows it.
    setNotPlaced(message ?? (wasPlacing.current ? '' : null));
    // Of the order as a whole, and as it was sent: it may be decided before it was ever seen to wait.
  }, [cart, isOpen, message, begun]);
  const begin = () => {
    wasPlacing.current = true;
    setBegun((times) => times + 1);
    wait();
  };
  return { notPlaced, forget: () => setNotPlaced(null), begin };
}
