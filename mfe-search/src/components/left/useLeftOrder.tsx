import { useRead, useUser } from '@copper-carrot/contracts/runtime';
import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { media } from '@copper-carrot/shared-ui/tokens';
import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { aside } from '../../api';
import { leftCartUrl } from '../../order/left-carts';

const continueOrder = onDemand(async () => (await import('./parts')).ContinueOrder);

/** Who is signed out by now is not asked to sign in for it. */
const unasked = { ...aside, signIn: false } as const;

/** How long a page waits to hear whether the strip stands on it, in ms. */
export const stripWaits = { answerMs: 800 };

/**
 * The way back to the order that this person began last and has not placed: anywhere, at one restaurant, or (`null`) where it
 * is not known yet at which. What lies below the strip is drawn once that `isSettled`, so that it is not moved by it.
 */
export function useLeftOrder(of: { brand_id?: number } | null): { strip: ReactNode; isSettled: boolean } {
  const isSomebody = useUser() !== null;
  const { data, isLoading } = useRead(of !== null && isSomebody && leftCartUrl(of), unasked);
  const [cart] = data?.records ?? [];
  const canDraw = useOnDemand(continueOrder, cart !== undefined);
  const isSettled = useOnceSettled(of !== null, !isLoading);
  return { strip: cart && (canDraw ? <continueOrder.Part cart={cart} /> : <Coming />), isSettled };
}

/** Whether it was answered once, or is late: whoever signs in on the page has seen the page. */
function useOnceSettled(isAsked: boolean, isAnswered: boolean): boolean {
  const [wasSettled, setSettled] = useState(false);
  const isSettled = wasSettled || (isAsked && isAnswered);
  if (isSettled && !wasSettled) setSettled(true);
  useEffect(() => {
    if (!isAsked || isSettled) return;
    const late = setTimeout(() => setSettled(true), stripWaits.answerMs);
    return () => clearTimeout(late);
  }, [isAsked, isSettled]);
  return isSettled;
}

const Coming = () => (
  <Room>
    <Skeleton height="100%" />
  </Room>
);

/** As high as what comes. */
const Room = styled.div`
  height: 13.5rem;

  ${media.tablet} {
    height: 6.75rem;
  }
`;
