import type { Schemas } from '@copper-carrot/contracts';
import { useEffect, useRef, useState } from 'react';
import { headcountProblem, movesQuantities, needsConfirmation } from '../checkout/headcount';
import { type OrderDraft } from '../checkout/order-draft';

/** Wait in milliseconds before asking, so that stepping from 20 to 30 asks once. */
const settleMs = 800;

export interface HeadcountProposal {
  /** A valid new headcount that waits for confirmation. */
  proposed: number | null;
  asking: boolean;
  take: (next: number | null) => void;
  /** Asks immediately; returns whether there is anything to confirm. */
  ask: () => boolean;
  confirm: () => void;
  forget: () => void;
}

/**
 * Confirms a new headcount before saving if quantities change with it, else saves it directly (1
 * §4).
 */
export function useHeadcountProposal(
  order: Schemas['Order'],
  choices: readonly Schemas['Choice'][],
  draft: OrderDraft,
): HeadcountProposal {
  const [proposed, setProposed] = useState<number | null>(null);
  const [asking, setAsking] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const forget = () => {
    clearTimeout(timer.current);
    setProposed(null);
    setAsking(false);
  };
  return {
    proposed,
    asking,
    forget,
    take(next) {
      forget();
      // An invalid headcount goes into the draft, where its problem is shown and its save is held
      // back.
      const isOnGrid = next !== null && headcountProblem(order.package, next) === null;
      if (!isOnGrid || !needsConfirmation(choices, order.poll_code)) {
        const redistribute = movesQuantities(choices);
        draft.change({ headcount: next }, { wait: settleMs, redistribute });
        return;
      }
      draft.drop('headcount');
      if (next === order.headcount) return;
      setProposed(next);
      timer.current = setTimeout(() => setAsking(true), settleMs);
    },
    ask() {
      if (proposed === null) return false;
      clearTimeout(timer.current);
      setAsking(true);
      return true;
    },
    confirm() {
      draft.change({ headcount: proposed }, { redistribute: true });
      forget();
    },
  };
}
