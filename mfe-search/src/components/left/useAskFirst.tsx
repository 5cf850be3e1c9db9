import { type QueryOf } from '@copper-carrot/contracts';
import { onDemand } from '@copper-carrot/shared-ui/on-demand';
import { type ReactNode, useRef, useState } from 'react';
import { findLeftCart, type LeftCart } from '../../order/left-carts';

/** How long starting an order waits for the answer about unfinished ones, in ms. */
export const leftWaits = { answerMs: 1500 };

const question = onDemand(async () => (await import('./parts')).AskToContinue);

/** The cart to ask about, once the dialog's code is loaded. */
async function cartToAskAbout(of: Of): Promise<LeftCart | undefined> {
  const cart = await findLeftCart(of);
  if (cart) await question.load();
  return cart;
}

type Of = QueryOf<'/cpi/v1/orderer/left_carts'>;
type Start = () => Promise<unknown>;

/**
 * Asks about an unfinished cart before a new order starts. If the answer is late or fails, the new order
 * starts without asking.
 */
export function useAskFirst(of: Of): { askFirst: (start: Start) => Promise<void>; question: ReactNode } {
  const [asked, setAsked] = useState<{ cart: LeftCart; start: Start }>();
  const busy = useRef(false);
  const askFirst = async (start: Start) => {
    if (busy.current) return;
    busy.current = true;
    try {
      const cart = await inTime(cartToAskAbout(of));
      if (cart) setAsked({ cart, start });
      else await start();
    } finally {
      busy.current = false;
    }
  };
  const close = () => setAsked(undefined);
  return {
    askFirst,
    question: asked && (
      <question.Part
        cart={asked.cart}
        onClose={close}
        onStart={async () => {
          await asked.start();
          // If it failed, the page below shows why.
          close();
        }}
      />
    ),
  };
}

/** The result if it arrives in time; undefined if it fails or is late. */
const inTime = <Found,>(coming: Promise<Found>): Promise<Found | undefined> =>
  new Promise((resolve) => {
    const late = setTimeout(() => resolve(undefined), leftWaits.answerMs);
    void coming.then(resolve, () => resolve(undefined)).finally(() => clearTimeout(late));
  });
