import { stoppedStatuses } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { inList } from '../database';
import { chargedCents } from '../payments';
import type { Order, OrderRow } from './order.model';

/** The columns that decide what an order costs. */
export type Owing = Pick<OrderRow, 'status' | 'totalCents'> & {
  cancellationFeeCents?: number | null | undefined;
  waivedCents?: number | null | undefined;
};

/**
 * What a customer has to pay for an order, in cents: its price without the waived part, the cancellation fee, or
 * nothing.
 */
export const owedCents = ({ status, totalCents, cancellationFeeCents, waivedCents }: Owing): number =>
  stoppedStatuses.includes(status)
    ? (cancellationFeeCents ?? 0)
    : Math.max(0, (totalCents ?? 0) - (waivedCents ?? 0));

/** The same as SQL for a row of `orders`. */
export const owedSql = (order: string): string =>
  `case when ${order}.status in (${inList(stoppedStatuses)}) then coalesce(${order}.cancellation_fee_cents, 0)
    else greatest(0, coalesce(${order}.total_cents, 0) - coalesce(${order}.waived_cents, 0)) end`;

/** The part of it that is not captured yet; the caller holds the order's row lock. */
export const dueCents = async (order: Order, transaction: Transaction | null): Promise<number> =>
  Math.max(0, owedCents(order) - (await chargedCents(order.id, transaction)));
