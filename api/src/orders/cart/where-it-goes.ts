import type { OrderRow } from '../order.model';

const columns = [
  ...(['placeId', 'pickup', 'pickupKitchenId', 'googlePlaceId', 'formattedAddress'] as const),
  ...(['latitude', 'longitude', 'deliveryState', 'companyName', 'suite'] as const),
  ...(['contactName', 'contactPhone', 'deliveryInstructions'] as const),
] as const;

/** The delivery or pickup columns of an order, to copy to another order. */
export const whereItGoes = (order: OrderRow) =>
  Object.fromEntries(columns.map((column) => [column, order[column]])) as Pick<
    OrderRow,
    (typeof columns)[number]
  >;
