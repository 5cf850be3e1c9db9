import { useUser } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { paidWith } from '../checkout/paid-with';
import { paysNothing } from '../checkout/pre-submit';
import { withChosenCard } from '../checkout/promise';
import { useCheckout } from '../hooks/useCheckout';
import { useCards } from '../hooks/useOrderData';

/** Confirms the payment method of a person with several ones who has not viewed it (1 §5). */
export function PaymentDialog({
  onClose,
  onConfirm,
  onChange,
}: {
  onClose: () => void;
  onConfirm: () => Promise<void>;
  onChange: () => void;
}) {
  const { order, values } = useCheckout();
  const isPlaced = order.status !== 'in_cart';
  // The confirmation depends on the card count only (1 §5); a free order has no payment method to
  // change.
  const isFree = paysNothing(values);
  return (
    <Dialog
      open
      onClose={onClose}
      title={isFree ? 'Confirm that nothing is paid' : 'Confirm your payment'}
      size="small"
      guard={false}
      footer={
        <>
          <Button variant="secondary" onClick={isFree ? onClose : onChange}>
            {isFree ? 'Not now' : 'Change payment'}
          </Button>
          <Button onClick={onConfirm}>
            {isPlaced ? 'Confirm and send changes' : 'Confirm and place order'}
          </Button>
        </>
      }
    >
      <PaymentWords />
    </Dialog>
  );
}

export function PaymentWords() {
  const { order, values } = useCheckout();
  const reader = useUser()?.id;
  const { data } = useCards(order.id, { failure: 'own' });
  if (paysNothing(values))
    return <p>No payment is needed for this order: no card is charged, and there is no invoice.</p>;
  const isOnlyWay = data?.count === 1 && !(order.user.invoiceable && order.can.pay_by_invoice);
  const why = isOnlyWay
    ? ''
    : data
      ? `${reader === order.user_id ? 'You have' : 'There is'} more than one way to pay. `
      : 'We could not load the cards that can pay, so please make sure of this one. ';
  return <p>{`${why}${paidWith(withChosenCard(order, values, data?.records), reader)}`}</p>;
}
