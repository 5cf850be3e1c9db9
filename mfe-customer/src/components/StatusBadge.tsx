import { orderState, type OrderStatus } from '@copper-carrot/contracts';
import { Badge } from '@copper-carrot/shared-ui/Badge';

/** Where an order stands, in a word. */
export function StatusBadge({ status, label }: { status: OrderStatus; label: string }) {
  return <Badge {...orderState(status).badge}>{label}</Badge>;
}
