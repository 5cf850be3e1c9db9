import { pageQuery, read } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';

const credit = '/cpi/v2/orderer/teams/{id}/credit';
const params = (id: number) => ({ params: { id } });

export const pageSize = 25;

/** What an organization may owe on invoices, and owes. */
export const useCredit = (id: number) => useRead(read(credit, params(id)));

/** What counts against that, a page at a time. */
export const useOwed = (id: number, page: number) =>
  useRead(read(`${credit}/orders`, { ...params(id), query: pageQuery(page, pageSize) }), {
    keepPrevious: true,
  });
