import type { OrderRow } from './order.model';

/** The part of a price that coins pay, in cents. */
export const creditIn = (lines: readonly { code: string; amountCents: number }[]): number =>
  lines.reduce((sum, { code, amountCents }) => sum + (code === 'credit' ? 0 - amountCents : 0), 0);

/** The owner whose coins pay for an order. */
export const coinsOf = ({
  id,
  userId,
  teamId,
}: Pick<OrderRow, 'id' | 'userId' | 'teamId'>): {
  orderId: number;
  userId: number;
  teamId: number | null;
} => ({ orderId: id, userId, teamId });
