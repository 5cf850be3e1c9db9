import { read, type QueryOf, type Read } from '@copper-carrot/contracts';
import { client } from '@copper-carrot/contracts/runtime';
import useSWR from 'swr';

export type OrdersQuery = QueryOf<'/cpi/v1/caterer/orders'>;

export const urls = {
  order: (id: number) => read('/cpi/v2/caterer/orders/{id}', { params: { id } }),
  orders: (query: OrdersQuery) => read('/cpi/v1/caterer/orders', { query }),
} as const;

type Answered<Url> = Url extends Read<infer Answer> ? Answer : never;

/** The acting brand is part of the key, because the same URL answers another brand's orders. */
export const useOrders = (brandId: number, query: OrdersQuery) =>
  useSWR<Answered<ReturnType<typeof urls.orders>>, Error>(
    [urls.orders(query), brandId],
    ([url]: [ReturnType<typeof urls.orders>]) => client.fetch(url),
    { refreshInterval: 15_000, keepPreviousData: true },
  );

export const useOrder = (id: number) =>
  useSWR<Answered<ReturnType<typeof urls.order>>, Error>(
    urls.order(id),
    (url: ReturnType<typeof urls.order>) => client.fetch(url),
    { refreshInterval: 15_000 },
  );

/** Accepts a pending order; accepting it again answers the same. */
export const acceptOrder = (id: number) =>
  client.post('/cpi/v1/caterer/orders/{id}/accept', { params: { id } });

/** Declines a pending order; the orderer reads the reason. */
export const declineOrder = (id: number, reason: string) =>
  client.post('/cpi/v1/caterer/orders/{id}/decline', { params: { id }, body: { reason } });
