import type { Schemas } from '@copper-carrot/contracts';
import { useEffect, useRef, useState } from 'react';
import { headcountProblem, movesQuantities, needsConfirmation } from '../checkout/headcount';
import { type OrderDraft } from '../checkout/order-draft';

/** A person who steps from 20 to 30 means 30: what lies between is not asked about. */
const settleMs = 800;

export interface HeadcountProposal {
  /** A valid new headcount that waits for a yes. */
  proposed: number | null;
  /** Whether the person is being asked. */
  asking: boolean;
  take: (next: number | null) => void;
  /** Asks at once; says whether there is anything to ask. */
  ask: () => boolean;
  confirm: () => void;
  forget: () => void;
}

/** A new headcount is confirmed before it is saved where quantities have to move with it, otherwise it is saved directly (1 §4). */
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
      // What can't be ordered stays in the draft, where it is seen, held back and mended.
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
