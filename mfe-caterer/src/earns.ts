import { type OrderStatus, stoppedStatuses } from '@copper-carrot/contracts';

/** Whether an order is, or will be, paid out to its caterer: not before it was placed, nor once it ended without the food. */
export const earns = (status: OrderStatus): boolean =>
  status !== 'in_cart' && !stoppedStatuses.includes(status);
