import { placeWithinMinutes, type Schemas } from '@copper-carrot/contracts';
import { formatMoment } from '@copper-carrot/shared-ui/moments';
import { Notice } from '@copper-carrot/shared-ui/Notice';

type Bank = NonNullable<Schemas['Order']['payment']['bank']>;

/** Says that the order is being placed, waits for a bank, or why it was not placed. */
export function PlacingNotice({ order, notPlaced }: { order: Schemas['Order']; notPlaced: string | null }) {
  if (order.placing) {
    return (
      <Notice tone="info" live title="We are still placing your order">
        It is placed within {placeWithinMinutes} minutes or not at all, and whoever sent it gets a mail. You
        can stay and see, or leave. Until then nothing about it can be changed.
      </Notice>
    );
  }
  const { bank } = order.payment;
  if (bank) return <BankAwaited order={order} bank={bank} />;
  if (notPlaced === null) return null;
  return (
    <Notice tone="danger" live title="Your order was not placed">
      {notPlaced} Nothing is charged. Please look it over, and place it again.
    </Notice>
  );
}

/** The deadline of the bank's check and what happens at it, worded by what the reader may do. */
function BankAwaited({ order, bank }: { order: Schemas['Order']; bank: Bank }) {
  const { can } = order;
  const until = formatMoment(bank.until, order);
  if (bank.by_you)
    return (
      <Notice tone="warning" live title="Your bank’s answer is awaited">
        The order is placed once you have confirmed the payment, also if you leave this page. If you have not
        by {until}
        {can.edit && ', or change the order'}, it is not placed and nothing is held.
      </Notice>
    );
  const ways = [...(can.submit ? ['place'] : []), ...(can.edit ? ['change'] : [])].join(' or ');
  return (
    <Notice tone="info" live title={`The bank of ${bank.by} is asked`}>
      The order is placed once {bank.by} has confirmed the payment, by {until}.
      {ways && ` If you ${ways} it before, their payment is let go.`}
    </Notice>
  );
}
