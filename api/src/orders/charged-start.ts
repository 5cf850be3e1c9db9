import type { Order } from './order.model';

/**
 * The start that an order is charged by: the later of its start and the one that its customer agreed to, so that a
 * caterer who moves it nearer does not charge it sooner.
 */
export const chargedStart = ({
  startAt,
  customerStartAt,
}: Pick<Order, 'startAt' | 'customerStartAt'>): Date | null =>
  startAt && customerStartAt && customerStartAt > startAt ? customerStartAt : startAt;
