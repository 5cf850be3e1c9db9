import { useReads } from '@copper-carrot/contracts/runtime';
import { useNavigate } from 'react-router-dom';
import { urls } from '../api';

/**
 * Reads the order again, then navigates: otherwise the next screen would start with the stale
 * order. A checkout without a cart is replaced in the history.
 */
export function useLeave(orderId: number): (to: string) => Promise<void> {
  const navigate = useNavigate();
  const { peek, refresh } = useReads();
  return async (to) => {
    await refresh([urls.order(orderId)]);
    await navigate(to, { replace: peek(urls.order(orderId))?.status !== 'in_cart' });
  };
}
