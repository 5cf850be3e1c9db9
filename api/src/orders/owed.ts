import { stoppedStatuses } from '@copper-carrot/contracts';
import type { OrderRow } from './order.model';

/** What an order costs its customer by now, in cents: its price, or the fee of its cancellation, or nothing. */
export const owedCents = ({
  status,
  totalCents,
  cancellationFeeCents,
}: Pick<OrderRow, 'status' | 'totalCents'> & { cancellationFeeCents?: number | null | undefined }): number =>
  (stoppedStatuses.includes(status) ? cancellationFeeCents : totalCents) ?? 0;
