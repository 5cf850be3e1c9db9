import type { Schemas } from '@copper-carrot/contracts';
import { currentUser } from '@copper-carrot/contracts/runtime';
import { Link } from '@copper-carrot/shared-ui/Link';
import { formatMoment } from '@copper-carrot/shared-ui/moments';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { pageOf } from '../checkout/destination';

/**
 * Says that the reader's own changes wait for the bank's check, with a link to the order's page.
 */
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
