import { placeWithinMinutes, type Schemas } from '@copper-carrot/contracts';
import { formatMoment } from '@copper-carrot/shared-ui/moments';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import type { Paying } from './usePaying';

interface Props {
  order: Schemas['Order'];
  paying: Pick<Paying, 'refusal' | 'notPlaced'>;
}

/** The state of the last press, or of a payment by another person. */
export function Outcome({ order, paying: { refusal, notPlaced } }: Props) {
  if (order.placing)
    return (
      <Notice tone="info" live title="We are still placing this order">
        It is placed within {placeWithinMinutes} minutes or not at all. You can stay and see, or come back to
        this page. Until then it can’t be paid for again.
      </Notice>
    );
  if (refusal)
    return (
      <Notice tone="danger" live>
        {refusal}
      </Notice>
    );
  const { bank } = order.payment;
  if (bank?.by_you)
    return (
      <Notice tone="warning" live title="Your bank’s answer is awaited">
        The order is placed once you have confirmed the payment, also if you leave this page. If you have not
        by {formatMoment(bank.until, order)}, or the order is changed before, it is not placed and nothing is
        held. If you pay with another card instead, this payment is let go.
      </Notice>
    );
  if (bank)
    return (
      <Notice tone="info" live title={`The bank of ${bank.by} is asked`}>
        The order is placed once the payment is confirmed there, by {formatMoment(bank.until, order)}. If you
        pay here before, that payment is let go.
      </Notice>
    );
  if (notPlaced === null) return null;
  return (
    <Notice tone="danger" live title="The order was not placed">
      {notPlaced} Nothing is charged. Please look it over, and pay again.
    </Notice>
  );
}
