import { useUser } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { formatMoment } from '@copper-carrot/shared-ui/moments';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { makesIt } from '../checkout/destination';
import { useCheckout } from '../hooks/useCheckout';
import { useClaim } from '../hooks/useClaim';
import { type Place } from '../checkout/sections';

/** Whose order this is and who may change it, if the reader is not simply its owner. */
export function WhoseOrder({ goTo }: { goTo: (place: Place) => void }) {
  const user = useUser();
  const { order, readOnly } = useCheckout();
  useClaim(order);
  // The notice above already says that the order is being placed.
  if (order.placing) return null;
  if (order.poll?.auto_submit && order.poll.scheduled_at) {
    return (
      <Notice
        tone="info"
        title="This order is sent automatically"
        action={
          <Button variant="secondary" size="small" onClick={() => goTo('poll')}>
            Go to the poll
          </Button>
        }
      >
        It goes out when its poll ends, {formatMoment(order.poll.expires_at, order)}. Until then nothing of it
        can be changed, unless you stop that at the poll.
      </Notice>
    );
  }
  if (readOnly) {
    return (
      <Notice tone="info" title="You can look, but not change">
        Only the person who started this order, or an admin of its organization, can change it.
      </Notice>
    );
  }
  if (order.is_direct && user?.id === order.user_id) {
    return (
      <Notice tone="info" title={`${order.brand.name} made this order for you`}>
        Look through it, say {order.pickup ? '' : 'where it goes and '}how you pay, and place it. Nothing is
        charged before.
      </Notice>
    );
  }
  // A site admin needs neither the customer's link nor the kitchen's page.
  if (!makesIt(order, user)) return null;
  return order.claimed_by_customer_at === null ? (
    <Notice tone="info" title={`You are making this order for ${order.user_name}`}>
      Copy its link and send it to them. Once they have opened it, the order is theirs: they say{' '}
      {order.pickup ? '' : 'where it goes and '}how it is paid, and place it.
    </Notice>
  ) : (
    <Notice tone="info" title={`${order.user_name} has taken this order over`}>
      The food can still be changed here. Where it {order.pickup ? 'is picked up' : 'goes'} is theirs to say,
      and they place it.
    </Notice>
  );
}
