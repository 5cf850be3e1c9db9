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
 * `orders/{orderId}/checkout`: an unsubmitted order on its way to being submitted (1 §2). Any other is in modify mode
 * (1 §4), or leads to its status where it can't be changed any more.
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

/** Whether it was a cart here: somebody else, another window or its poll sent it meanwhile, and how that went is wanted, not changes. */
function useWasCart(order: Schemas['Order'] | undefined): boolean {
  const [cart, setCart] = useState<number | null>(null);
  if (order?.status === 'in_cart' && order.id !== cart) setCart(order.id);
  return order?.id === cart;
}
