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
