import { placeWithinMinutes, type Schemas } from '@copper-carrot/contracts';
import { currentUser } from '@copper-carrot/contracts/runtime';
import { Link } from '@copper-carrot/shared-ui/Link';
import { formatMoment } from '@copper-carrot/shared-ui/moments';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { pageOf } from '../checkout/destination';

type Bank = NonNullable<Schemas['Order']['payment']['bank']>;

/** Tells whoever comes, or waits, that the order is on its way, waits for a bank, or why it did not get there. */
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

/** Says that an order waits for the answer of a bank, until when, and what becomes of it by itself. */
export function BankAwaited({ order, bank }: { order: Schemas['Order']; bank: Bank }) {
  const until = formatMoment(bank.until, order);
  return bank.by_you ? (
    <Notice tone="warning" live title="Your bank’s answer is awaited">
      The order is placed once you have confirmed the payment, also if you leave this page. If you have not by{' '}
      {until}, or change the order, it is not placed and nothing is held.
    </Notice>
  ) : (
    <Notice tone="info" live title={`The bank of ${bank.by} is asked`}>
      The order is placed once {bank.by} has confirmed the payment, by {until}. If you place or change it
      before, their payment is let go.
    </Notice>
  );
}

/** The same of one's own changes of an order; the way on, and back, stands on its page. */
export function ChangesAwaited({ order }: { order: Schemas['Order'] }) {
  const until = order.change_request?.bank_until;
  return (
    <Notice tone="warning" live title="Your changes wait for your bank">
      Confirm the payment{until ? ` by ${formatMoment(until, order)}` : ''} on{' '}
      <Link to={pageOf(order, currentUser())}>the order’s page</Link>. Otherwise nothing changes, and nothing
      more is held. Other changes that you send take their place.
    </Notice>
  );
}
