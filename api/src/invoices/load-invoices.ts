import type { List, Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { sql } from '../database';
import { notFound } from '../errors';
import { authorize, defineList, type Actor, type Paging } from '../http';
import { todayOfOrder } from '../orders';
import { hasLiveInvoicePayment } from '../payments';
import { column, prepared, type RowWith } from '../prepared';
import { centsToDollars } from '../pricing';
import { invoicePolicy, ownOrTeams, whose, type OfTeam } from './invoice.policy';
import type { InvoiceFilter, InvoiceStatus } from './invoice.schemas';

/** SQL for the status of an invoice `i` of an order `o`. */
export const statusSql = `case when i.voided_at is not null then 'voided' when i.paid_at is not null then 'paid'
  when i.due_on < ${todayOfOrder('o')} then 'overdue' else 'open' end`;

const columns = {
  id: 'int4',
  number: 'text',
  teamId: 'int4',
  teamName: 'text',
  orderId: 'int4?',
  brandName: 'text?',
  userName: 'text?',
  startDate: 'date?',
  purchaseOrder: 'text?',
  costCenter: 'text?',
  amountCents: 'int4',
  status: column<InvoiceStatus>('text'),
  issuedOn: 'date',
  dueOn: 'date',
  paidAt: 'timestamptz?',
  isBeingPaid: 'bool',
} as const;
export type LoadedInvoice = RowWith<typeof columns>;

const select = `i.id, i.number, i.team_id as "teamId", t.name as "teamName", i.order_id as "orderId", b.name as "brandName",
  trim(u.first_name || ' ' || u.last_name) as "userName", o.start_date as "startDate",
  o.purchase_order_reference_code as "purchaseOrder", o.cost_center as "costCenter", i.amount_cents as "amountCents",
  ${statusSql} as status, i.issued_on as "issuedOn", i.due_on as "dueOn", i.paid_at as "paidAt",
  ${hasLiveInvoicePayment('i.id')} as "isBeingPaid"`;
const from = `invoices i join teams t on t.id = i.team_id left join orders o on o.id = i.order_id
  left join brands b on b.id = o.brand_id left join users u on u.id = o.user_id`;

const invoices = defineList({
  name: 'invoices',
  columns,
  select,
  from: `${from} where ${ownOrTeams} and ($3::text[] is null or ${statusSql} = any($3))`,
  order: 'i.issued_on desc',
  key: 'i.id desc',
});

export const listInvoices = (
  { status, limit, offset, ...of }: InvoiceFilter & Paging,
  actor: Actor,
): Promise<List<LoadedInvoice>> => invoices.page([...whose(of, actor), status ?? null], { limit, offset });

const byIds = prepared(
  'invoices-by-ids',
  columns,
  `select ${select} from ${from} where i.id = any($1) order by i.due_on, i.id`,
);

/** An invoice that the actor may read; 404 for anybody else's. */
export async function findInvoice(id: number, actor: Actor): Promise<LoadedInvoice> {
  const row = await sql.first(byIds, [[id]]);
  if (!row || !invoicePolicy.list(actor, row)) throw notFound();
  return row;
}

export const loadInvoices = (ids: readonly number[]): Promise<LoadedInvoice[]> => sql.rows(byIds, [ids]);

const totals = prepared(
  'invoice-totals',
  { status: column<InvoiceStatus>('text'), count: 'int4', cents: 'int8' },
  `select ${statusSql} as status, count(*)::int as count, sum(i.amount_cents)::int8 as cents
   from invoices i left join orders o on o.id = i.order_id
   where ${ownOrTeams} and i.paid_at is null and i.voided_at is null group by 1`,
);

export async function totalsOf(of: OfTeam, actor: Actor): Promise<Schemas['InvoiceTotals']> {
  const rows = await sql.rows(totals, whose(of, actor));
  const sumOf = (status: InvoiceStatus) => {
    const { count = 0, cents = 0 } = rows.find((row) => row.status === status) ?? {};
    return { count, amount: centsToDollars(cents) };
  };
  return { open: sumOf('open'), overdue: sumOf('overdue') };
}

const lockedQuery = prepared(
  'invoices-locked',
  {
    ...{ invoiceId: 'int4', number: 'text', teamId: 'int4', orderId: 'int4?', amountCents: 'int4' },
    ...{ isPaid: 'bool', isVoided: 'bool' },
  },
  `select id as "invoiceId", number, team_id as "teamId", order_id as "orderId", amount_cents as "amountCents",
     paid_at is not null as "isPaid", voided_at is not null as "isVoided"
   from invoices where id = any($1) order by id for update`,
);

/** Invoices under their row locks, for who may do this with each; 404 for one that they may not read. */
export async function lockInvoices(
  ids: readonly number[],
  actor: Actor,
  action: 'pay' | 'book',
  transaction: Transaction,
) {
  const found = await sql.within(transaction, lockedQuery, [ids]);
  if (found.length < ids.length || !found.every((invoice) => invoicePolicy.list(actor, invoice)))
    throw notFound();
  for (const invoice of found) authorize(invoicePolicy, action, actor, invoice);
  return found;
}
