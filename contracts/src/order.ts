export const orderStatuses = [
  'in_cart',
  'pending',
  'accepted',
  'confirmed',
  'fulfilled',
  'declined',
  'expired',
  'canceled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];
export const orderStatusLabels: Record<OrderStatus, string> = {
  in_cart: 'In cart',
  pending: 'Waiting for the caterer',
  accepted: 'Accepted',
  confirmed: 'Confirmed',
  fulfilled: 'Delivered',
  declined: 'Declined',
  expired: 'Expired',
  canceled: 'Canceled',
};

/** How an order may go on: from which statuses, to which, and whose step it is. Everything else about a status follows. */
export const orderTransitions = {
  submit: { from: ['in_cart'], to: 'pending', by: 'customer' },
  accept: { from: ['pending'], to: 'accepted', by: 'caterer' },
  decline: { from: ['pending'], to: 'declined', by: 'caterer' },
  expire: { from: ['pending'], to: 'expired', by: 'clock' },
  confirm: { from: ['accepted'], to: 'confirmed', by: 'caterer' },
  cancel: { from: ['pending', 'accepted', 'confirmed'], to: 'canceled', by: 'customer' },
  fulfil: { from: ['accepted', 'confirmed'], to: 'fulfilled', by: 'clock' },
} as const satisfies Record<string, { from: readonly OrderStatus[]; to: OrderStatus; by: string }>;
export type OrderTransition = keyof typeof orderTransitions;

/** Whether an order in this status may take this step. */
export const mayTake = (transition: OrderTransition, status: OrderStatus): boolean =>
  (orderTransitions[transition].from as readonly OrderStatus[]).includes(status);

const goesOn = (status: OrderStatus) =>
  Object.values<{ from: readonly OrderStatus[] }>(orderTransitions).some(({ from }) => from.includes(status));
/** Whether it was sent to a caterer and has not ended. */
export const isOpen = (status: OrderStatus): boolean => status !== 'in_cart' && goesOn(status);
/** Whether it goes no further: delivered, or never to be. */
export const isEnded = (status: OrderStatus): boolean => !goesOn(status);
/** Whether a caterer has said yes to it and not yet delivered. */
export const isAgreed = (status: OrderStatus): boolean => isOpen(status) && status !== 'pending';

/** What was sent to a caterer at some time. */
export const submittedStatuses = orderStatuses.filter((status) => status !== 'in_cart');
export const openStatuses = submittedStatuses.filter(isOpen);
export const agreedStatuses = submittedStatuses.filter(isAgreed);
