import { type ReactNode } from 'react';
import { useCheckout } from '../hooks/useCheckout';
import { OrderSummary } from './OrderSummary';

/** The order summary in checkout; `action` is the submit button. */
export function PricePanel({ action }: { action?: ReactNode }) {
  const { order, state } = useCheckout();
  return (
    <OrderSummary order={order} pending={Object.values(state.states).includes('saving')} action={action} />
  );
}
