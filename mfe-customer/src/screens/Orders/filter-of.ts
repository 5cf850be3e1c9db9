import { orderStatuses, type QueryOf } from '@copper-carrot/contracts';

type Filter = Pick<QueryOf<'/cpi/v1/orderer/orders/export'>, 'query' | 'year' | 'status' | 'cost_center'>;

/** What the address filters the list by; what can be no filter is none. */
export function filterOf(search: URLSearchParams): Filter {
  const [query, costCenter] = [search.get('query')?.trim(), search.get('cost_center')?.trim()];
  const year = Number(search.get('year'));
  const status = orderStatuses.find((one) => one === search.get('status'));
  return {
    ...(query && { query: query.slice(0, 100) }),
    ...(costCenter && { cost_center: costCenter.slice(0, 100) }),
    ...(Number.isInteger(year) && year >= 2000 && year <= 2100 && { year }),
    ...(status && { status: [status] }),
  };
}
