import { type ReactNode } from 'react';
import { useCheckout } from '../hooks/useCheckout';
import { OrderSummary } from './OrderSummary';

/** What is ordered and why it costs what it costs; `action` is the button that agrees to it. */
export function PricePanel({ action }: { action?: ReactNode }) {
  const { order, state } = useCheckout();
  return (
    <OrderSummary order={order} pending={Object.values(state.states).includes('saving')} action={action} />
  );
}
