import { type Schemas } from '@copper-carrot/contracts';
import { useEffect, useRef, useState } from 'react';
import { useOrder } from './useOrderData';

/** How often somebody who waits asks what became of their order; tests ask oftener. */
export const placingPace = { everyMs: 3_000 };

export interface Placing {
  /** Why the order was not placed when it was sent last; null where nothing is known against it. */
  notPlaced: string | null;
  forget: () => void;
  /** The order was sent, and nobody knows yet: what the next look at it shows is the outcome. */
  begin: () => void;
}

interface Outcome {
  /** While nobody knows, the screen stays whatever the order's status says. */
  onWait: (waits: boolean) => void;
  /** The press that sent the order gets its answer now. */
  onPlaced: () => unknown;
}

/** Waits, by looking again and again, for what becomes of a cart that is being placed or whose bank is asked, and says it. */
export function usePlacing(order: Schemas['Order'], { onWait, onPlaced }: Outcome): Placing {
  const { placing, status, payment } = order;
  const isOpen = placing || payment.bank !== null;
  useOrder(order.id, { failure: 'own', everyMs: isOpen ? placingPace.everyMs : 0 });
  const [notPlaced, setNotPlaced] = useState(payment.message);
  const waits = useRef(false);
  const wasPlacing = useRef(false);
  const latest = useRef({ onWait, onPlaced });
  useEffect(() => {
    latest.current = { onWait, onPlaced };
  });
  const begin = () => {
    waits.current = true;
    wasPlacing.current = true;
    setNotPlaced(null);
    latest.current.onWait(true);
  };
  useEffect(() => {
    if (isOpen) wasPlacing.current = placing;
    if (isOpen && !waits.current) {
      waits.current = true;
      setNotPlaced(null);
      latest.current.onWait(true);
    }
    if (isOpen || !waits.current) return;
    waits.current = false;
    if (status !== 'in_cart') return void latest.current.onPlaced();
    latest.current.onWait(false);
    // Whoever changes a cart whose bank is asked has taken it back, and knows it.
    setNotPlaced(payment.message ?? (wasPlacing.current ? '' : null));
    // Of the order as a whole: it may be decided before it was ever seen to wait.
  }, [order, isOpen, placing, status, payment.message]);
  return { notPlaced, forget: () => setNotPlaced(null), begin };
}
