import { useReads } from '@copper-carrot/contracts/runtime';
import { urls } from '../api';
import { needsPaymentConfirmation, skipsChecks } from '../checkout/pre-submit';
import { type Checkout } from './useCheckout';
import { useCards } from './useOrderData';

/** Says of a press whether its person is asked first how the order is paid (1 §5). */
export function usePaymentQuestion(
  { order, ignore }: Pick<Checkout, 'order' | 'ignore'>,
  paymentViewed: boolean,
): () => Promise<boolean> {
  const cards = useCards(order.id, { failure: 'own' });
  const { peek } = useReads();
  const invoiceable = order.user.invoiceable && order.can.pay_by_invoice;
  return async () => {
    if (paymentViewed || skipsChecks(ignore)) return false;
    // A press may be faster than the cards: how many there are is not known before they have come.
    if (!cards.data && !cards.error) await cards.refresh();
    const cardCount = peek(urls.cards(order.id))?.count ?? null;
    return needsPaymentConfirmation({ cardCount, invoiceable, paymentViewed });
  };
}
