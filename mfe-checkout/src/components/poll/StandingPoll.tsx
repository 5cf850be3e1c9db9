import { isApiFailure } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { formatMoment } from '@copper-carrot/shared-ui/moments';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { useCheckout } from '../../hooks/useCheckout';
import { useOrderPoll } from '../../hooks/useOrderPoll';
import { type PollSectionProps } from './props';
import { PollBoard } from './PollBoard';

/** The order's poll. If it can't be read, a warning says that its counts are unknown (1 §5). */
export function StandingPoll(props: PollSectionProps) {
  const { order } = useCheckout();
  const { data: poll, error, refresh } = useOrderPoll(order);
  if (poll) return <PollBoard {...props} poll={poll} />;
  if (!error) return <Skeleton height="12rem" />;
  const isClosedToReader = isApiFailure(error) && [403, 404].includes(error.status);
  return (
    <>
      {order.poll && <p>People can pick their meals until {formatMoment(order.poll.expires_at, order)}.</p>}
      <Notice
        tone="warning"
        title="We could not load the poll of this order"
        live
        action={
          isClosedToReader ? undefined : (
            <Button size="small" variant="secondary" onClick={refresh}>
              Try again
            </Button>
          )
        }
      >
        {isClosedToReader
          ? 'It is for those who order for the organization to see. Ask one of them whether everybody’s meal is on the order.'
          : 'So nobody can tell whether everybody’s meal is on the order.'}
      </Notice>
    </>
  );
}
