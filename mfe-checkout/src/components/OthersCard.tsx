import { useUser } from '@copper-carrot/contracts/runtime';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { isPayer, payerOf } from '../checkout/promise';
import { useCheckout } from '../hooks/useCheckout';

export interface OthersCardProps {
  /** Whether another payment method exists or can be added. */
  mayChoose: boolean;
}

/** Explains a card that only its owner may charge, and the alternatives. */
export function OthersCard({ mayChoose }: OthersCardProps) {
  const { order, values, readOnly } = useCheckout();
  const reader = useUser()?.id;
  const payer = payerOf(order);
  // The reader sees this card but it is not offered, so it has expired or was removed.
  const isSeen = order.payment_ask?.status !== 'paid' && order.credit_card?.id === values.credit_card_id;
  const isSpent = isSeen || isPayer(order, reader);
  const words = isSpent
    ? 'This order is paid with a card that you can’t charge any more.'
    : `This order is paid with a card of ${payer}.`;
  if (readOnly) return <Notice tone="info">{words}</Notice>;
  const mayPay = mayChoose && order.can.edit_payment;
  if (order.status !== 'in_cart')
    return (
      <Notice tone="info">
        {words} {!isSpent && 'Nobody else can have more charged to it. '}
        {mayPay && 'For changes that cost more, choose another way to pay.'}
      </Notice>
    );
  const instead = formatOr([
    ...(mayPay ? ['choose another way to pay'] : []),
    ...(order.can.ask_to_pay ? ['ask a colleague to pay'] : []),
    ...(isSpent ? [] : [`leave it to ${payer} to place the order`]),
  ]);
  return isSpent ? (
    <Notice tone="warning" title="You can’t charge the card of this order any more">
      {instead && `Please ${instead}.`}
    </Notice>
  ) : (
    <Notice tone="warning" title={`Only ${payer} can charge the card of this order`}>
      It is their own. Please {instead}.
    </Notice>
  );
}

const formatOr = (ways: string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(ways);
