import { stoppedStatuses } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { inList } from '../database';
import { chargedCents } from '../payments';
import type { Order, OrderRow } from './order.model';

/** What of an order says what it costs. */
export type Owing = Pick<OrderRow, 'status' | 'totalCents'> & {
  cancellationFeeCents?: number | null | undefined;
  waivedCents?: number | null | undefined;
};

/**
 * What an order costs its customer by now, in cents: its price without what a site admin let pass, or the fee of its
 * cancellation, or nothing.
 */
export const owedCents = ({ status, totalCents, cancellationFeeCents, waivedCents }: Owing): number =>
  stoppedStatuses.includes(status)
    ? (cancellationFeeCents ?? 0)
    : Math.max(0, (totalCents ?? 0) - (waivedCents ?? 0));

/** The same of a row of `orders` in a statement. */
export const owedSql = (order: string): string =>
  `case when ${order}.status in (${inList(stoppedStatuses)}) then coalesce(${order}.cancellation_fee_cents, 0)
    else greatest(0, coalesce(${order}.total_cents, 0) - coalesce(${order}.waived_cents, 0)) end`;

/** What of that is not charged yet; the caller holds the order's row lock. */
export const dueCents = async (order: Order, transaction: Transaction | null): Promise<number> =>
  Math.max(0, owedCents(order) - (await chargedCents(order.id, transaction)));
