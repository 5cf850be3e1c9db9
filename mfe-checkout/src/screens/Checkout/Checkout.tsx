import { href, messageOf, PageError, pageId, type Schemas } from '@copper-carrot/contracts';
import { isApiFailure } from '@copper-carrot/contracts/runtime';
import { ErrorState } from '@copper-carrot/shared-ui/ErrorState';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useBookSettled, useChoices, useOrder } from '../../hooks/useOrderData';
import { CheckoutForm } from './CheckoutForm';
import { CheckoutSkeleton } from './CheckoutSkeleton';

const own = { failure: 'own' } as const;

/**
 * `orders/{orderId}/checkout` for a cart (1 §2); a submitted order opens in modify mode (1 §4) or
 * at its status.
 */
export default function Checkout() {
  const orderId = pageId(useParams().orderId);
  const order = useOrder(orderId, own);
  const choices = useChoices(orderId, own);
  const hasBook = useBookSettled(orderId);
  const [leaving, setLeaving] = useState(false);
  const wasCart = useWasCart(order.data);
  const error = order.error ?? choices.error;
  if (order.data && order.data.status !== 'in_cart' && !leaving) {
    const isToChange = order.data.can.modify && !wasCart;
    return <Navigate to={isToChange ? href.modify(orderId) : href.orderStatus(orderId)} replace />;
  }
  if (order.data && choices.data && hasBook) {
    return (
      <CheckoutForm key={orderId} order={order.data} choices={choices.data.records} onLeaving={setLeaving} />
    );
  }
  if (isApiFailure(error) && [403, 404, 422].includes(error.status)) {
    throw new PageError(error.status === 403 ? 403 : 404, messageOf(error));
  }
  if (error) {
    return (
      <ErrorState
        title="We could not open your checkout"
        onRetry={() => Promise.all([order.refresh(), choices.refresh()])}
      >
        Your order is saved as you left it.
      </ErrorState>
    );
  }
  return <CheckoutSkeleton />;
}

/**
 * Whether it was a cart on this page: if it was submitted meanwhile, the outcome is shown, not
 * modify mode.
 */
function useWasCart(order: Schemas['Order'] | undefined): boolean {
  const [cart, setCart] = useState<number | null>(null);
  if (order?.status === 'in_cart' && order.id !== cart) setCart(order.id);
  return order?.id === cart;
}
