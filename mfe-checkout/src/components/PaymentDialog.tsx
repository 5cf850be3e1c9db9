import { useUser } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { paidWith } from '../checkout/paid-with';
import { paysNothing } from '../checkout/pre-submit';
import { withChosenCard } from '../checkout/promise';
import { useCheckout } from '../hooks/useCheckout';
import { useCards } from '../hooks/useOrderData';

/** Asks whoever can pay in more than one way, and has not looked at it, whether it is meant so (1 §5). */
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
  const reader = useUser()?.id;
  const records = useCards(order.id, { failure: 'own' }).data?.records;
  const isPlaced = order.status !== 'in_cart';
  // The question is asked of several cards whatever is due (1 §5), but there is nothing to change where nothing is.
  const isFree = paysNothing(values);
  const why = records
    ? `${reader === order.user_id ? 'You have' : 'There is'} more than one way to pay.`
    : 'We could not load the cards that can pay, so please make sure of this one.';
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
      <p>
        {isFree
          ? 'No payment is needed for this order: no card is charged, and there is no invoice.'
          : `${why} ${paidWith(withChosenCard(order, values, records), reader)}`}
      </p>
    </Dialog>
  );
}
