import { useReads } from '@copper-carrot/contracts/runtime';
import { useNavigate } from 'react-router-dom';
import { urls } from '../api';

/**
 * Leads on where a refusal said that the order is not what this page holds: it is read again first, so that the next
 * screen does not begin with what was just refused. A checkout whose cart is gone is nowhere to come back to.
 */
export function useLeave(orderId: number): (to: string) => Promise<void> {
  const navigate = useNavigate();
  const { peek, refresh } = useReads();
  return async (to) => {
    await refresh([urls.order(orderId)]);
    await navigate(to, { replace: peek(urls.order(orderId))?.status !== 'in_cart' });
  };
}
