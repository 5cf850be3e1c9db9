import { type OrderStatus } from '@copper-carrot/contracts';
import { Badge, type BadgeTone, type IconName } from '@copper-carrot/shared-ui';

const looks: Record<OrderStatus, { tone: BadgeTone; icon?: IconName }> = {
  in_cart: { tone: 'neutral' },
  pending: { tone: 'honey', icon: 'clock' },
  accepted: { tone: 'leaf', icon: 'check' },
  confirmed: { tone: 'leaf', icon: 'check' },
  fulfilled: { tone: 'neutral', icon: 'check' },
  declined: { tone: 'danger' },
  expired: { tone: 'danger' },
  canceled: { tone: 'danger' },
};

/** Where an order stands, in a word. */
export function StatusBadge({ status, label }: { status: OrderStatus; label: string }) {
  return <Badge {...looks[status]}>{label}</Badge>;
}
