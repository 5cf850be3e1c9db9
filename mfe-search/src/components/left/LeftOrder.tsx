import { useRead, useUser } from '@copper-carrot/contracts/runtime';
import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { media } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';
import { aside } from '../../api';
import { leftCartUrl } from '../../order/left-carts';

const continueOrder = onDemand(async () => (await import('./parts')).ContinueOrder);

/** Who is signed out by now is not asked to sign in for it. */
const unasked = { ...aside, signIn: false } as const;

/** The way back to the order that this person began last and has not placed, at one restaurant where that is said. */
export function LeftOrder({ brandId }: { brandId?: number }) {
  const isSomebody = useUser() !== null;
  const { data } = useRead(isSomebody && leftCartUrl({ brand_id: brandId }), unasked);
  const [cart] = data?.records ?? [];
  const canDraw = useOnDemand(continueOrder, cart !== undefined);
  if (!cart) return null;
  if (canDraw) return <continueOrder.Part cart={cart} />;
  return (
    <Room>
      <Skeleton height="100%" />
    </Room>
  );
}

/** As high as what comes. */
const Room = styled.div`
  height: 13.5rem;

  ${media.tablet} {
    height: 6.75rem;
  }
`;
