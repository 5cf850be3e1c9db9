import { useReads } from '@copper-carrot/contracts/runtime';
import { urls } from '../api';
import { needsPaymentConfirmation, skipsChecks } from '../checkout/pre-submit';
import { type Checkout } from './useCheckout';
import { useCards } from './useOrderData';

/** Whether a press asks to confirm the payment method first (1 §5). */
export function usePaymentQuestion(
  { order, ignore }: Pick<Checkout, 'order' | 'ignore'>,
  paymentViewed: boolean,
): () => Promise<boolean> {
  const cards = useCards(order.id, { failure: 'own' });
  const { peek } = useReads();
  const invoiceable = order.user.invoiceable && order.can.pay_by_invoice;
  return async () => {
    if (paymentViewed || skipsChecks(ignore)) return false;
    // The press may come before the cards are loaded, so their count is read first.
    if (!cards.data && !cards.error) await cards.refresh();
    const cardCount = peek(urls.cards(order.id))?.count ?? null;
    return needsPaymentConfirmation({ cardCount, invoiceable, paymentViewed });
  };
}
