import { type Read, type Schemas } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { useEffect, useRef, useState } from 'react';

/** How often the page asks for the outcome; tests shorten it. */
export const placingPace = { everyMs: 3_000 };

export interface Placing {
  /** Why the last submit did not place the order; null if no reason is known. */
  notPlaced: string | null;
  forget: () => void;
  /** Starts to wait for the outcome of an order that was just sent. */
  begin: () => void;
}

interface Waiting {
  /** The read that is polled, and its interval while nothing is undecided. */
  url: Read<unknown>;
  restMs?: number;
  isOpen: boolean;
  /** While the outcome is unknown, the screen stays despite the order's status. */
  onWait: (waits: boolean) => void;
  /** The order is placed, so the press that sent it can get its answer. */
  onPlaced: () => unknown;
}

/**
 * Polls the outcome of a cart that is being placed or whose bank is asked; null once it is no cart
 * any more.
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
    // Changing a cart during the bank's check takes the submit back, so no message is needed.
    setNotPlaced(message ?? (wasPlacing.current ? '' : null));
    // Depends on the whole order and the moment of sending, as it may be decided before it was seen
    // waiting.
  }, [cart, isOpen, message, begun]);
  const begin = () => {
    wasPlacing.current = true;
    setBegun((times) => times + 1);
    wait();
  };
  return { notPlaced, forget: () => setNotPlaced(null), begin };
}
