import type { List } from '@copper-carrot/contracts';
import { authorize, defineList, type Actor, type Paging } from '../http';
import { ownOrTeams } from '../invoices';
import { column, type RowWith } from '../prepared';
import { statementMonths } from '../statements';
import { documentPolicy, ownDocumentPolicy } from './document.policy';
import type { DocumentFilter, DocumentKind } from './document.schemas';

const columns = {
  id: 'text',
  title: 'text?',
  kind: column<DocumentKind>('text'),
  date: 'date?',
  orderId: 'int4?',
  brandName: 'text?',
  number: 'text?',
  state: 'text?',
  month: 'text?',
  amountCents: 'int8?',
  expiresOn: 'date?',
} as const;
export type LoadedDocument = RowWith<typeof columns>;

/** The documents of organization $2, or without one, of the orders that person $1 made. */
const documentsSql = `(
    select 'receipt-' || o.id as id, null as title, 'receipt' as kind, o.start_date as date, o.id as order_id, b.name as brand_name,
      null as number, null as state, null as month, p.cents as amount_cents, null::date as expires_on
    from orders o join brands b on b.id = o.brand_id cross join lateral
      (select sum(amount_cents)::int8 as cents, bool_or(kind in ('capture', 'invoice_payment')) as is_paid
       from payments where order_id = o.id) p
    where p.is_paid and (case when $2::int is null then o.user_id = $1 else o.team_id = $2 end)
  union all
    select 'invoice-' || i.id, null, 'invoice', i.issued_on, o.id, b.name, i.number, null, null, i.amount_cents::int8, null
    from invoices i join orders o on o.id = i.order_id join brands b on b.id = o.brand_id
    where i.voided_at is null and ${ownOrTeams}
  union all
    select 'statement-' || coalesce($2::text, 'me') || '-' || m.month, null, 'statement',
      ((m.month || '-01')::date + interval '1 month' - interval '1 day')::date, null, null, null, null, m.month, m.balance, null
    from ${statementMonths} m
  union all
    select 'certificate-' || x.team_id || '-' || x.state, null, 'certificate', null, null, null, x.certificate_number, x.state,
      null, null, x.expires_on
    from tax_exemptions x where x.team_id = $2 and x.confirmed_at is not null
  union all
    select 'contract-' || t.id, null, 'contract', null, null, null, null, null, null, null, null
    from teams t where t.id = $2 and (exists (select from invoices i where i.team_id = t.id) or exists
      (select from memberships m join users u on u.id = m.user_id where m.team_id = t.id and u.invoiceable))
  union all
    select 'file-' || f.id, f.title, f.kind, f.created_at::date, null, null, null, null, null, null, f.expires_on
    from uploaded_documents f where f.team_id = $2)`;

const documents = defineList({
  name: 'documents',
  columns,
  select: `d.id, d.title, d.kind, d.date, d.order_id as "orderId", d.brand_name as "brandName", d.number, d.state, d.month,
    d.amount_cents as "amountCents", d.expires_on as "expiresOn"`,
  from: `${documentsSql} d where ($3::text[] is null or d.kind = any($3))
    and ($4::int is null or extract(year from d.date) = $4)`,
  order: 'd.date desc nulls first',
  key: 'd.id',
});

export async function listDocuments(
  { team_id: teamId, kind, year, limit, offset }: DocumentFilter & Paging,
  actor: Actor,
): Promise<List<LoadedDocument>> {
  if (teamId === undefined) authorize(ownDocumentPolicy, 'list', actor, null);
  else authorize(documentPolicy, 'list', actor, { teamId });
  return documents.page([actor.userId, teamId ?? null, kind ?? null, year ?? null], {
    limit,
    offset,
  });
}
