/** SQL for the current date in an order's time zone, UTC without one. Invoices are dated by it. */
export const todayOfOrder = (order: string): string =>
  `(clock_timestamp() at time zone coalesce(${order}.time_zone, 'UTC'))::date`;
