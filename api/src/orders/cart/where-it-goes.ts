import type { OrderRow } from '../order.model';

const columns = [
  ...(['placeId', 'pickup', 'pickupKitchenId', 'googlePlaceId', 'formattedAddress'] as const),
  ...(['latitude', 'longitude', 'deliveryState', 'companyName', 'suite'] as const),
  ...(['contactName', 'contactPhone', 'deliveryInstructions'] as const),
] as const;

/** Where an order goes or is fetched, and to whom, as the columns of another that goes there too. */
export const whereItGoes = (order: OrderRow) =>
  Object.fromEntries(columns.map((column) => [column, order[column]])) as Pick<
    OrderRow,
    (typeof columns)[number]
  >;
