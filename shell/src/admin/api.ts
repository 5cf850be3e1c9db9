import { pageQuery, read } from '@copper-carrot/contracts';
import { client } from '@copper-carrot/contracts/runtime';

export const pageSize = 20;

export const peopleUrl = (query: string, page: number) =>
  read('/cpi/v2/admin/people', { query: { query, ...pageQuery(page, pageSize) } });
export const ghostSessionsUrl = (page: number) =>
  read('/cpi/v2/admin/ghost_sessions', { query: pageQuery(page, pageSize) });

/** Acts as a person from now on, for an hour. */
export const startGhosting = (id: number, reason: string) =>
  client.post('/cpi/v2/users/{id}/ghost_session', { params: { id }, body: { reason } });
