import { errorCodes } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { sql } from '../../database';
import { refused, type ApiError } from '../../errors';
import type { Actor } from '../../http';
import { prepared } from '../../prepared';
import { inDollars } from '../../pricing';
import { mayReadCredit } from '../access';
import { owedSql } from '../owed';
import { todayOfOrder } from '../today';
import { paidByInvoiceSql } from './payment-methods';

/** The sum on an invoice that an order adds for its organization, in cents. */
export interface OnInvoice {
  orderId: number;
  teamId: number | null;
  owedCents: number;
  /** The reader of the refusal; null if it is stored for everyone who reads the order. */
  reader: Actor | null;
}

const limitLocked = prepared(
  'credit-limit-locked',
  {},
  'select from teams where id = $1 and credit_limit_cents is not null for no key update',
);

/**
 * SQL for what counts against an organization's credit limit, one row per order. The site is not told when an invoice
 * is paid (decision 43), so an invoice counts until it is marked as paid or its terms end. An order counts from its
 * submit at its current price until it is invoiced.
 */
export const countedSql = (team: string): string => `(
    select i.order_id, i.number, i.due_on, i.amount_cents
    from invoices i left join orders o on o.id = i.order_id
    where i.team_id = ${team} and i.paid_at is null and i.voided_at is null and i.amount_cents > 0
      and i.due_on >= ${todayOfOrder('o')}
    union all
    select o.id, null, null, ${owedSql('o')}
    from orders o
    where o.team_id = ${team} and o.submitted_at is not null and ${paidByInvoiceSql('o')}
      and ${owedSql('o')} > 0 and not exists (select from invoices i where i.order_id = o.id)
  )`;

const creditRow = prepared(
  'credit-of-organization',
  { limitCents: 'int4?', owedCents: 'int8', termsDays: 'int4' },
  `select t.credit_limit_cents as "limitCents", t.invoice_terms_days as "termsDays", (
     select coalesce(sum(c.amount_cents), 0)::int8 from ${countedSql('t.id')} c
     where $2::int is null or c.order_id is distinct from $2
   ) as "owedCents"
   from teams t where t.id = $1`,
);

/** Sums in cents. */
interface Credit {
  /** Null without a limit. */
  limitCents: number | null;
  /** Owed on invoices, including orders that are not invoiced yet. */
  owedCents: number;
  /** What is left of the limit. */
  leftCents: number | null;
  /** The payment terms of its invoices in days. */
  termsDays: number;
}

/**
 * The credit limit of an organization and what it owes, without the given order. Null if the organization does not
 * exist.
 */
export async function creditOf(
  teamId: number,
  orderId: number | null,
  transaction: Transaction | null,
): Promise<Credit | null> {
  const [credit] = await sql.within(transaction, creditRow, [teamId, orderId]);
  if (!credit) return null;
  const { limitCents, owedCents } = credit;
  return { ...credit, leftCents: limitCents === null ? null : Math.max(0, limitCents - owedCents) };
}

/** Why an order would exceed its organization's credit limit, or null. */
export async function creditProblem(
  { orderId, teamId, owedCents, reader }: OnInvoice,
  transaction: Transaction,
): Promise<ApiError | null> {
  if (teamId === null || owedCents === 0) return null;
  const { leftCents = null } = (await creditOf(teamId, orderId, transaction)) ?? {};
  if (leftCents === null || owedCents <= leftCents) return null;
  const left = mayReadCredit(reader, { teamId })
    ? `and your organization has ${inDollars(leftCents)}`
    : 'more than its organization has';
  return refused(
    'paid_with_invoice',
    'credit_limit',
    `This order comes to ${inDollars(owedCents)}, ${left} left to order on invoices. Please choose a card, or order less.`,
    errorCodes.submit.creditLimit,
  );
}

/**
 * Requires enough credit, and locks the organization until the transaction ends, so that concurrent orders can't exceed
 * the limit together. Orders and changes lock kitchen and coupon before this, so that they can't deadlock.
 */
export async function requireCredit(of: OnInvoice, transaction: Transaction): Promise<void> {
  if (of.teamId === null || of.owedCents === 0) return;
  await sql.send(transaction, limitLocked, [of.teamId]);
  const problem = await creditProblem(of, transaction);
  if (problem) throw problem;
}
