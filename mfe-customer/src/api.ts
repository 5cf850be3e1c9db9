import { callUrl, client, type List, type Schemas } from '@copper-carrot/contracts';
import useSWR from 'swr';

const get = <Answer>(url: string) => client.request<Answer>('get', url);

export const urls = {
  order: (id: string) => callUrl('/cpi/v1/orderer/orders/{id}', { id }),
  orders: (query: OrdersQuery) => callUrl('/cpi/v1/orderer/orders', {}, query),
} as const;

export interface OrdersQuery {
  when?: 'upcoming' | 'past';
  status?: string;
  /** The organization whose orders are listed; one's own without. */
  team_id?: string;
  limit: number;
  offset: number;
}

/** An order, which moves on in the kitchen while somebody looks at it. */
export const useOrder = (id: string) =>
  useSWR<Schemas['Order'], Error>(urls.order(id), get, { refreshInterval: 15_000, keepPreviousData: true });

export const useOrders = (query: OrdersQuery) =>
  useSWR<List<Schemas['OrderListRecord']>, Error>(urls.orders(query), get, { keepPreviousData: true });
