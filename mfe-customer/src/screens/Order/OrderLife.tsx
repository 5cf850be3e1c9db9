import { historyState, isAgreed, type Schemas } from '@copper-carrot/contracts';
import { formatMoment } from '@copper-carrot/shared-ui/moments';
import { Timeline, type TimelineStep } from '@copper-carrot/shared-ui/Timeline';

const ahead = ({ status, pickup }: Schemas['Order']): string[] => {
  const last = pickup ? 'Pickup' : 'Delivery';
  if (status === 'pending') return ['The caterer answers', last];
  return isAgreed(status) ? [last] : [];
};

/** What happened to an order and what comes next, by the clock of its place. */
export function OrderLife({ order }: { order: Schemas['Order'] }) {
  const steps: TimelineStep[] = [
    ...order.history.map((entry) => ({
      id: String(entry.id),
      title: entry.text,
      at: formatMoment(entry.at, order),
      detail: entry.acting_as ? `${entry.by} for ${entry.acting_as}` : entry.by,
      state: historyState(entry.kind),
    })),
    ...ahead(order).map((title, index) => ({
      id: title,
      title,
      state: index === 0 ? ('now' as const) : ('next' as const),
    })),
  ];
  return <Timeline label="The order’s life" steps={steps} />;
}
