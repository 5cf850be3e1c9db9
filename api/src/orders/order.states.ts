import type { OrderStatus } from '@copper-carrot/contracts';

/** The life of an order; a status without followers is its end. */
const nextStatuses: Record<OrderStatus, readonly OrderStatus[]> = {
  in_cart: ['pending'],
  pending: ['accepted', 'declined', 'expired', 'canceled'],
  accepted: ['confirmed', 'fulfilled', 'canceled'],
  confirmed: ['fulfilled', 'canceled'],
  fulfilled: [],
  declined: [],
  expired: [],
  canceled: [],
};

export const mayBecome = (from: OrderStatus, to: OrderStatus) => nextStatuses[from].includes(to);
