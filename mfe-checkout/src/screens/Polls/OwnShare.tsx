import type { Schemas } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { sharedUrls } from '../../poll-api';

interface Props {
  poll: Schemas['PublicPoll'];
  selection: Schemas['PollSelection'];
}

/** The eater's share of a meal, and whether it is settled. */
export function OwnShare({ poll, selection: { own_share: share } }: Props) {
  const isOrdered = poll.status === 'submitted';
  const { data } = useRead(isOrdered && poll.order_id === null && sharedUrls.bills(poll.code), {
    failure: 'own',
  });
  // The owner does not owe the owner.
  if (poll.order_id !== null) return <>You pay {formatMoney(share)} of it yourself.</>;
  const sum = <strong>{formatMoney(share)}</strong>;
  const by = poll.asked_by.name;
  switch (data?.records[0]?.status) {
    case 'paid':
      return <>You have paid {sum} of it.</>;
    case 'void':
      return <>You owe nothing for it.</>;
    case 'due':
      return (
        <>
          You owe {by} {sum} of it.
        </>
      );
    default:
      return (
        <>
          You pay {sum} of it. {by} collects that from you once it is ordered.
        </>
      );
  }
}
