import type { MonthlyGiftStatus } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { sql } from '../../database';
import { notFound } from '../../errors';
import { column, prepared, type RowWith } from '../../prepared';

const columns = {
  id: 'int4',
  campaignId: 'int4',
  campaignName: 'text',
  campaignSlug: 'text',
  userId: 'int4?',
  name: 'text',
  email: 'text',
  anonymous: 'bool',
  honoree: 'text',
  amountCents: 'int4',
  feeCents: 'int4',
  creditCardId: 'int4?',
  customer: 'text?',
  method: 'text?',
  status: column<MonthlyGiftStatus>('text'),
  startedAt: 'timestamptz?',
  nextMonth: 'int4',
  nextAt: 'timestamptz?',
  failures: 'int4',
} as const;
export type MonthlyGift = RowWith<typeof columns>;

const select = `select m.id, c.id as "campaignId", c.name as "campaignName", c.slug as "campaignSlug", m.user_id as "userId",
  m.donor_name as name, m.donor_email::text as email, m.anonymous, m.honoree, m.amount_cents as "amountCents",
  m.fee_cents as "feeCents", m.credit_card_id as "creditCardId", m.stripe_customer_id as customer,
  m.stripe_payment_method_id as method, m.status, m.started_at as "startedAt", m.next_month as "nextMonth",
  m.next_at as "nextAt", m.failures
  from monthly_gifts m join campaigns c on c.id = m.campaign_id where m.id = $1`;

const read = prepared('monthly-gift', columns, select);
const locked = prepared('monthly-gift-locked', columns, `${select} for update of m`);

export async function loadMonthlyGift(id: number): Promise<MonthlyGift> {
  const gift = await sql.first(read, [id]);
  if (!gift) throw notFound();
  return gift;
}

/** A monthly gift under its row lock; null if there is none. */
export async function lockMonthlyGift(id: number, transaction: Transaction): Promise<MonthlyGift | null> {
  const [gift] = await sql.within(transaction, locked, [id]);
  return gift ?? null;
}
