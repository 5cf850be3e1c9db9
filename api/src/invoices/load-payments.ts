import type { List } from '@copper-carrot/contracts';
import { sql } from '../database';
import { notFound } from '../errors';
import { defineList, type Actor, type Paging } from '../http';
import type { Payment } from '../payments';
import { column, prepared, type RowWith } from '../prepared';
import { invoicePolicy, whose, type OfTeam } from './invoice.policy';

const columns = {
  id: 'int4',
  kind: column<Payment['kind']>('text'),
  amountCents: 'int4',
  at: 'timestamptz',
  orderId: 'int4?',
  userId: 'int4?',
  teamId: 'int4?',
  brandName: 'text?',
  invoiceId: 'int4?',
  invoiceNumber: 'text?',
  card: column<{ userId: number; teamId: number | null; brand: string; last4: string } | null>('json?'),
  isBooked: 'bool',
  reference: 'text?',
} as const;
export type LoadedPayment = RowWith<typeof columns>;

const select = `p.id, p.kind, p.amount_cents as "amountCents", p.at, o.id as "orderId", o.user_id as "userId",
  coalesce(i.team_id, o.team_id) as "teamId", b.name as "brandName", i.id as "invoiceId", i.number as "invoiceNumber",
  case when c.id is not null then
    json_build_object('userId', c.user_id, 'teamId', c.team_id, 'brand', c.brand, 'last4', c.last4) end as card,
  p.booked_by is not null as "isBooked", p.reference`;
const from = `payments p left join invoices i on i.id = p.invoice_id
  left join orders o on o.id = coalesce(p.order_id, i.order_id) left join brands b on b.id = o.brand_id
  left join payment_attempts a on a.id = p.payment_attempt_id left join credit_cards c on c.id = a.credit_card_id`;

const payments = defineList({
  name: 'payments',
  columns,
  select,
  from: `${from} where case when $2::int is null then o.user_id = $1 else coalesce(i.team_id, o.team_id) = $2 end`,
  order: 'p.at desc',
  key: 'p.id desc',
});

export const listPayments = (
  { limit, offset, ...of }: OfTeam & Paging,
  actor: Actor,
): Promise<List<LoadedPayment>> => payments.page(whose(of, actor), { limit, offset });

const byId = prepared('payment', columns, `select ${select} from ${from} where p.id = $1`);

/** Of one's own order, or of an organization whose invoices one may list; 404 for any other. */
export async function loadPayment(id: number, actor: Actor): Promise<LoadedPayment> {
  const row = await sql.first(byId, [id]);
  const isTheirs =
    row &&
    (row.userId === actor.userId ||
      (row.teamId !== null && invoicePolicy.list(actor, { teamId: row.teamId })));
  if (!row || !isTheirs) throw notFound();
  return row;
}
