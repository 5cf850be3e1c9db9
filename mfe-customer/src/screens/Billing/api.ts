import { pageQuery, read, submitTimeoutMs, type BodyOf, type QueryOf } from '@copper-carrot/contracts';
import { client, useRead } from '@copper-carrot/contracts/runtime';

const credit = '/cpi/v2/orderer/teams/{id}/credit';
const invoices = '/cpi/v1/orderer/invoices';
const payments = '/cpi/v1/orderer/payments';
const statements = '/cpi/v1/orderer/invoices/statements';
const params = (id: number) => ({ params: { id } });
/** Those of an organization, else of one's own orders. */
const of = (teamId: number | null) => (teamId === null ? {} : { team_id: teamId });

export const pageSize = 25;

/** What an organization may owe on invoices, and owes. */
export const useCredit = (id: number) => useRead(read(credit, params(id)));

/** What counts against that, a page at a time. */
export const useOwed = (id: number, page: number) =>
  useRead(read(`${credit}/orders`, { ...params(id), query: pageQuery(page, pageSize) }), {
    keepPrevious: true,
  });

export type InvoiceStatus = NonNullable<QueryOf<typeof invoices>['status']>;

export const useInvoices = (teamId: number | null, status: InvoiceStatus, page: number) =>
  useRead(read(invoices, { query: { ...of(teamId), status, ...pageQuery(page, pageSize) } }), {
    keepPrevious: true,
  });
export const useTotals = (teamId: number | null) =>
  useRead(read(`${invoices}/totals`, { query: of(teamId) }), { failure: 'own' });
export const useStatements = (teamId: number | null, page: number) =>
  useRead(read(statements, { query: { ...of(teamId), ...pageQuery(page, pageSize) } }), {
    keepPrevious: true,
  });
export const usePayments = (teamId: number | null, page: number) =>
  useRead(read(payments, { query: { ...of(teamId), ...pageQuery(page, pageSize) } }), { keepPrevious: true });

/** Everything that a payment changes: all lists, whatever their page. */
export const staleOfPayment = [
  read(invoices, {}),
  read(`${invoices}/totals`, {}),
  read(statements, {}),
  read(payments, {}),
] as const;

export const statementFile = (month: string, teamId: number | null, as: 'pdf' | 'csv') =>
  read(`${statements}/{month}/${as}`, { params: { month }, query: of(teamId) });

/** Pays invoices by one charge of a card. */
export const payInvoices = (payment: BodyOf<typeof payments, 'post'>['payment']) =>
  client.post(payments, { body: { payment }, timeoutMs: submitTimeoutMs });

/** Enters a bank transfer or check, as a site admin. */
export const bookPayment = (id: number, payment: BodyOf<`${typeof invoices}/{id}/book`, 'post'>['payment']) =>
  client.post(`${invoices}/{id}/book`, { ...params(id), body: { payment } });
