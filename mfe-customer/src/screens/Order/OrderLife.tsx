import type { Schemas } from '@copper-carrot/contracts';
import {
  formatShortDate,
  formatTime,
  inZone,
  ownZone,
  Timeline,
  type TimelineStep,
} from '@copper-carrot/shared-ui';

const ended = new Set(['declined', 'expired', 'canceled']);
const ahead: Partial<Record<Schemas['Order']['status'], string[]>> = {
  pending: ['The caterer answers', 'Delivery'],
  accepted: ['Delivery'],
  confirmed: ['Delivery'],
};

/** What happened to an order and what comes next, in the reader's own time. */
export function OrderLife({ order }: { order: Schemas['Order'] }) {
  const steps: TimelineStep[] = [
    ...order.history.map((entry) => ({
      id: String(entry.id),
      title: entry.text,
      at: when(entry),
      detail: entry.acting_as ? `${entry.by} for ${entry.acting_as}` : entry.by,
      state: ended.has(entry.kind) ? ('stopped' as const) : ('done' as const),
    })),
    ...(ahead[order.status] ?? []).map((title, index) => ({
      id: title,
      title,
      state: index === 0 ? ('now' as const) : ('next' as const),
    })),
  ];
  return <Timeline label="The order’s life" steps={steps} />;
}

function when({ at }: Schemas['OrderHistoryEntry']) {
  const { date, time } = inZone(at, ownZone());
  return `${formatShortDate(date)}, ${formatTime(time)}`;
}
