import { useRead, useUser } from '@copper-carrot/contracts/runtime';
import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { aside } from '../../api';
import { leftCartUrl } from '../../order/left-carts';

const continueOrder = onDemand(async () => (await import('./ContinueOrder')).ContinueOrder);

/** Who is signed out by now is not asked to sign in for it. */
const unasked = { ...aside, signIn: false } as const;

/** The way back to the order that this person began last and has not placed, at one restaurant where that is said. */
export function LeftOrder({ brandId }: { brandId?: number }) {
  const isSomebody = useUser() !== null;
  const { data } = useRead(isSomebody && leftCartUrl({ brand_id: brandId }), unasked);
  const [cart] = data?.records ?? [];
  const canDraw = useOnDemand(continueOrder, cart !== undefined);
  if (!cart) return null;
  return canDraw ? <continueOrder.Part cart={cart} /> : <Skeleton height="6.25rem" />;
}
