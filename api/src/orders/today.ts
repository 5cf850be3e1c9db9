/** The day that it is now where an order is, for a statement; by UTC where nothing says where. Invoices are dated by it. */
export const todayOfOrder = (order: string): string =>
  `(clock_timestamp() at time zone coalesce(${order}.time_zone, 'UTC'))::date`;
