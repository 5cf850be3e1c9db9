import { href, messageOf, PageError, pageId } from '@copper-carrot/contracts';
import { isApiFailure } from '@copper-carrot/contracts/runtime';
import { ErrorState } from '@copper-carrot/shared-ui/ErrorState';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useBookSettled, useChoices, useOrder } from '../../hooks/useOrderData';
import { CheckoutSkeleton } from '../Checkout/CheckoutSkeleton';
import { ModifyForm } from './ModifyForm';

const own = { failure: 'own' } as const;

/** `orders/{orderId}/modify`: changes a submitted order (1 §2); a cart continues at checkout. */
export default function Modify() {
  const orderId = pageId(useParams().orderId);
  const order = useOrder(orderId, own);
  const choices = useChoices(orderId, own);
  const hasBook = useBookSettled(orderId);
  const [round, setRound] = useState(0);
  const error = order.error ?? choices.error;
  if (order.data?.status === 'in_cart') return <Navigate to={href.checkout(orderId)} replace />;
  if (order.data && choices.data && hasBook)
    return (
      <ModifyForm
        key={`${orderId} ${round}`}
        order={order.data}
        choices={choices.data.records}
        onDiscarded={() => setRound(round + 1)}
      />
    );
  if (isApiFailure(error) && [403, 404, 422].includes(error.status)) {
    throw new PageError(error.status === 403 ? 403 : 404, messageOf(error));
  }
  if (error) {
    return (
      <ErrorState
        title="We could not open the order"
        onRetry={() => Promise.all([order.refresh(), choices.refresh()])}
      >
        It stands as it was.
      </ErrorState>
    );
  }
  return <CheckoutSkeleton />;
}
