import { callUrl, client, type List, type Schemas } from '@copper-carrot/contracts';
import useSWR from 'swr';

const get = <Answer>(url: string) => client.request<Answer>('get', url);

export interface OrdersQuery {
  when?: 'upcoming' | 'past';
  status?: string | readonly string[];
  limit: number;
  offset: number;
}

export const urls = {
  order: (id: string | number) => callUrl('/cpi/v2/caterer/orders/{id}', { id }),
  orders: (query: OrdersQuery) => callUrl('/cpi/v1/caterer/orders', {}, query),
} as const;

/** The acting brand is part of the key, because the same URL answers another brand's orders. */
export const useOrders = (brandId: number, query: OrdersQuery) =>
  useSWR<List<Schemas['OrderListRecord']>, Error>(
    [urls.orders(query), brandId],
    ([url]: [string, number]) => get<List<Schemas['OrderListRecord']>>(url),
    { refreshInterval: 15_000, keepPreviousData: true },
  );

export const useOrder = (id: string) =>
  useSWR<Schemas['CatererOrder'], Error>(urls.order(id), get, { refreshInterval: 15_000 });

/** Accepts a pending order; accepting it again answers the same. */
export const acceptOrder = (id: number) =>
  client.request<Schemas['CatererOrder']>('post', callUrl('/cpi/v1/caterer/orders/{id}/accept', { id }));

/** Declines a pending order; the orderer reads the reason. */
export const declineOrder = (id: number, reason: string) =>
  client.request<Schemas['CatererOrder']>('post', callUrl('/cpi/v1/caterer/orders/{id}/decline', { id }), {
    body: { reason },
  });
