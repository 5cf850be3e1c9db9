import { useRead, useUser } from '@copper-carrot/contracts/runtime';
import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { media } from '@copper-carrot/shared-ui/tokens';
import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { aside } from '../../api';
import { leftCartUrl } from '../../order/left-carts';

const continueOrder = onDemand(async () => (await import('./parts')).ContinueOrder);

/** A session that has ended does not open the sign-in dialog for this read. */
const unasked = { ...aside, signIn: false } as const;

/** How long a page waits to know whether the strip is shown, in ms. */
export const stripWaits = { answerMs: 800 };

/**
 * A link to the cart that the person last left, of any restaurant, of one, or (`null`) not known yet.
 * Content below is drawn once `isSettled`, to avoid a layout shift.
 */
export function useLeftOrder(of: { brand_id?: number } | null): { strip: ReactNode; isSettled: boolean } {
  const isSomebody = useUser() !== null;
  const { data, isLoading } = useRead(of !== null && isSomebody && leftCartUrl(of), unasked);
  const [cart] = data?.records ?? [];
  const canDraw = useOnDemand(continueOrder, cart !== undefined);
  const isSettled = useOnceSettled(of !== null, !isLoading);
  return { strip: cart && (canDraw ? <continueOrder.Part cart={cart} /> : <Coming />), isSettled };
}

/** True after the first answer or a timeout, and stays true when the person signs in later. */
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

/** The height of the strip. */
const Room = styled.div`
  height: 13.5rem;

  ${media.tablet} {
    height: 6.75rem;
  }
`;
