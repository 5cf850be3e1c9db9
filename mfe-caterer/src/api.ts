import { read, type QueryOf, type Schemas } from '@copper-carrot/contracts';
import { client, useRead, type OnceHeaders, type ReadOptions } from '@copper-carrot/contracts/runtime';

export type OrdersQuery = QueryOf<'/cpi/v1/caterer/orders'>;

export const urls = {
  order: (id: number) => read('/cpi/v2/caterer/orders/{id}', { params: { id } }),
  labels: (id: number) => read('/cpi/v1/caterer/orders/{id}/labels', { params: { id } }),
  orders: (query: OrdersQuery) => read('/cpi/v1/caterer/orders', { query }),
} as const;

/** Orders come, and move on, while somebody looks at them. */
const live = { everyMs: 15_000 } as const;

/** The orders of the acting brand. */
export const useOrders = (query: OrdersQuery, options: ReadOptions = {}) =>
  useRead(urls.orders(query), { ...live, keepPrevious: true, ...options });

export const useOrder = (id: number) => useRead(urls.order(id), live);

/** Who acts, with the brand that the page is for; the session was read for whatever page came first. A page does without it. */
export const useActingBrand = (asked: boolean) => useRead(asked && read('/cpi/v2/user'), { failure: 'own' });

/** What of an order its caterer answers: which one, and as it was on the screen. */
export type Answered = Pick<Schemas['CatererOrder'], 'id' | 'lock_version'>;

/** Accepts a pending order as it was seen; accepting it again answers the same. */
export const acceptOrder = ({ id, lock_version }: Answered) =>
  client.post('/cpi/v1/caterer/orders/{id}/accept', { params: { id }, body: { lock_version } });

/** Starts an order for the customer of an earlier one, which they claim. */
export const startDirectOrder = (earlierId: number, body: Schemas['DirectOrderBody'], headers: OnceHeaders) =>
  client.post('/cpi/v2/caterer/orders/{id}/direct_orders', { params: { id: earlierId }, body, headers });

/** Takes back a direct order that its customer has not claimed. */
export const removeOrder = (id: number) => client.delete('/cpi/v1/orderer/orders/{id}', { params: { id } });

/** Declines a pending order as it was seen; the orderer reads the reason. */
export const declineOrder = ({ id, lock_version }: Answered, reason: string) =>
  client.post('/cpi/v1/caterer/orders/{id}/decline', { params: { id }, body: { reason, lock_version } });

/** Takes the changes of an order that were on the screen; taking them again answers the same. */
export const approveChanges = (id: number, changeId: number) =>
  client.post('/cpi/v1/caterer/orders/{id}/approve_changes', {
    params: { id },
    body: { change_id: changeId },
  });

/** Declines them; the orderer reads the reason. */
export const declineChanges = (id: number, changeId: number, reason: string) =>
  client.post('/cpi/v1/caterer/orders/{id}/decline_changes', {
    params: { id },
    body: { change_id: changeId, reason },
  });
