import { errorCodes } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { sql } from '../../database';
import { refused, type ApiError } from '../../errors';
import { prepared } from '../../prepared';
import { inDollars } from '../../pricing';
import { owedSql } from '../owed';
import { todayOfOrder } from '../today';

/** What an order would have its organization owe on an invoice, in cents. */
interface OnInvoice {
  orderId: number;
  teamId: number | null;
  owedCents: number;
}

const limitLocked = prepared(
  'credit-limit-locked',
  {},
  'select from teams where id = $1 and credit_limit_cents is not null for no key update',
);

/**
 * Nobody tells us yet that an invoice is paid (decision 43): one counts until it is, or its terms are over. An order counts from
 * when it is sent, by what it costs by now, until its invoice does.
 */
const creditOf = prepared(
  'credit-of-organization',
  { limitCents: 'int4?', owedCents: 'int8' },
  `select t.credit_limit_cents as "limitCents", (
     select coalesce(sum(i.amount_cents), 0) from invoices i left join orders o on o.id = i.order_id
     where i.team_id = t.id and i.order_id is distinct from $2 and i.paid_at is null and i.voided_at is null
       and i.due_on >= ${todayOfOrder('o')}
   ) + (
     select coalesce(sum(${owedSql('o')}), 0)
     from orders o
     where o.team_id = t.id and o.id <> $2 and o.submitted_at is not null and o.paid_with_invoice and not o.bypass_payment
       and not exists (select from invoices i where i.order_id = o.id)
   ) as "owedCents"
   from teams t where t.id = $1`,
);

/** Why an organization may not owe as much for an order, or null: beside all else that it owes on invoices, its limit is passed. */
export async function creditProblem(
  { orderId, teamId, owedCents }: OnInvoice,
  transaction: Transaction,
): Promise<ApiError | null> {
  if (teamId === null || owedCents === 0) return null;
  const [credit] = await sql.within(transaction, creditOf, [teamId, orderId]);
  if (!credit || credit.limitCents === null) return null;
  const leftCents = Math.max(0, credit.limitCents - credit.owedCents);
  if (owedCents <= leftCents) return null;
  return refused(
    'paid_with_invoice',
    'credit_limit',
    `This order comes to ${inDollars(owedCents)}, and your organization has ${inDollars(leftCents)} left to order on invoices. Please choose a card, or order less.`,
    errorCodes.submit.creditLimit,
  );
}

/** The same under a lock of the organization, until the transaction ends: of all that is ordered at once only what fits is. */
export async function lastingCreditProblem(
  of: OnInvoice,
  transaction: Transaction,
): Promise<ApiError | null> {
  if (of.teamId === null || of.owedCents === 0) return null;
  await sql.send(transaction, limitLocked, [of.teamId]);
  return creditProblem(of, transaction);
}
