import { href, messageOf, PageError, pageId, type Schemas } from '@copper-carrot/contracts';
import { isApiFailure } from '@copper-carrot/contracts/runtime';
import { ErrorState } from '@copper-carrot/shared-ui/ErrorState';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useChoices, useOrder } from '../../hooks/useOrderData';
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
  const [leaving, setLeaving] = useState(false);
  const sendsItself = useSendsItself(order.data);
  const error = order.error ?? choices.error;
  if (order.data && order.data.status !== 'in_cart' && !leaving) {
    const isToChange = order.data.can.modify && !sendsItself;
    return <Navigate to={isToChange ? href.modify(orderId) : href.orderStatus(orderId)} replace />;
  }
  if (order.data && choices.data) {
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

/** Whether its poll was to send the order when it was last seen in the cart: who watched that wants to know how it went. */
function useSendsItself(order: Schemas['Order'] | undefined): boolean {
  const [waits, setWaits] = useState(false);
  const isScheduled = Boolean(order?.poll?.auto_submit && order.poll.scheduled_at);
  if (order?.status === 'in_cart' && isScheduled !== waits) setWaits(isScheduled);
  return waits;
}
