import { read, type QueryOf, type Read } from '@copper-carrot/contracts';
import { client } from '@copper-carrot/contracts/runtime';
import useSWR, { type SWRConfiguration } from 'swr';

export const urls = {
  order: (id: number) => read('/cpi/v1/orderer/orders/{id}', { params: { id } }),
  orders: (query: OrdersQuery) => read('/cpi/v1/orderer/orders', { query }),
} as const;

/** Without `team_id`, which names the organization whose orders are listed, one's own. */
export type OrdersQuery = QueryOf<'/cpi/v1/orderer/orders'>;

const useRead = <Answer>(url: Read<Answer>, config: SWRConfiguration) =>
  useSWR<Answer, Error>(url, (key: Read<Answer>) => client.fetch(key), config);

/** An order, which moves on in the kitchen while somebody looks at it. */
export const useOrder = (id: number) =>
  useRead(urls.order(id), { refreshInterval: 15_000, keepPreviousData: true });

export const useOrders = (query: OrdersQuery) => useRead(urls.orders(query), { keepPreviousData: true });
