import type { List, Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { forbidden, notFound } from '../errors';
import { defineList, presentList, type Actor, type Paging } from '../http';
import { ownOrTeams, whose, type OfTeam } from '../invoices';
import { column, prepared, type RowWith } from '../prepared';
import { centsToDollars } from '../pricing';

/** An instant's day where an invoice's event is. */
const dayOf = (instant: string) => `(${instant} at time zone coalesce(o.time_zone, 'UTC'))::date`;

/** SQL for what changed the balance of the invoices of $1 and $2: each as it was issued, paid or voided. */
const entriesSql = `(
    select e.on_date, e.kind, e.amount_cents, i.id as invoice_id, i.number, i.order_id, o.brand_id
    from invoices i left join orders o on o.id = i.order_id
      cross join lateral (values
        ('invoice', i.issued_on, i.amount_cents),
        ('payment', ${dayOf('i.paid_at')}, -i.amount_cents),
        ('voided', ${dayOf('i.voided_at')}, -i.amount_cents)) as e (kind, on_date, amount_cents)
    where e.on_date is not null and i.amount_cents > 0 and ${ownOrTeams})`;

const monthOf = `to_char(e.on_date, 'YYYY-MM')`;

/** SQL for the months of $1 and $2 with a statement, and what each comes to. */
export const statementMonths = `(select ${monthOf} as month,
      coalesce(sum(e.amount_cents) filter (where e.kind = 'invoice'), 0)::int8 as invoiced,
      coalesce(-sum(e.amount_cents) filter (where e.kind <> 'invoice'), 0)::int8 as paid,
      sum(sum(e.amount_cents)) over (order by ${monthOf})::int8 as balance
    from ${entriesSql} e group by 1)`;

const months = defineList({
  name: 'statements',
  columns: { month: 'text', invoicedCents: 'int8', paidCents: 'int8', balanceCents: 'int8' },
  select: 'm.month, m.invoiced as "invoicedCents", m.paid as "paidCents", m.balance as "balanceCents"',
  from: `${statementMonths} m`,
  order: 'm.month desc',
  key: 'm.month',
});

/** The months in which something was invoiced or paid, the latest first. */
export async function listStatements(
  { limit, offset, ...of }: OfTeam & Paging,
  actor: Actor,
): Promise<List<Schemas['Statement']>> {
  return presentList(await months.page(whose(of, actor), { limit, offset }), (row) => ({
    month: row.month,
    invoiced: centsToDollars(row.invoicedCents),
    paid: centsToDollars(row.paidCents),
    balance: centsToDollars(row.balanceCents),
  }));
}

const entryColumns = {
  date: 'date',
  kind: column<'invoice' | 'payment' | 'voided'>('text'),
  number: 'text',
  orderId: 'int4?',
  brandName: 'text?',
  amountCents: 'int4',
} as const;
const entries = prepared(
  'statement-entries',
  entryColumns,
  `select e.on_date as date, e.kind, e.number, e.order_id as "orderId", b.name as "brandName", e.amount_cents as "amountCents"
   from ${entriesSql} e left join brands b on b.id = e.brand_id
   where ${monthOf} = $3 order by e.on_date, e.kind, e.invoice_id`,
);
const before = prepared(
  'statement-balance-before',
  { cents: 'int8' },
  `select coalesce(sum(e.amount_cents), 0)::int8 as cents from ${entriesSql} e where ${monthOf} < $3`,
);
const customer = prepared(
  'statement-customer',
  { name: 'text' },
  `select coalesce((select name from teams where id = $2::int), (select trim(first_name || ' ' || last_name) from users where id = $1)) as name`,
);

export interface LoadedStatement {
  /** `YYYY-MM`. */
  month: string;
  customer: string;
  beforeCents: number;
  entries: RowWith<typeof entryColumns>[];
}

/** What was invoiced and paid in a month, for themselves alone; 404 for a month without either. */
export async function loadStatement(month: string, of: OfTeam, actor: Actor): Promise<LoadedStatement> {
  if (actor.ghostingAdmin) throw forbidden('Only they themselves can export their statements.');
  const given = whose(of, actor);
  const rows = await sql.rows(entries, [...given, month]);
  if (rows.length === 0) throw notFound('Nothing was invoiced or paid in this month.');
  const balance = await sql.first(before, [...given, month]);
  const named = await sql.first(customer, given);
  return { month, customer: named?.name ?? '', beforeCents: balance?.cents ?? 0, entries: rows };
}
