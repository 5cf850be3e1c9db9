import type { Transaction } from 'sequelize';
import { User } from '../accounts';
import { sql } from '../database';
import { colleagueOf } from '../orders';
import { prepared } from '../prepared';
import { toOwner, type Told } from './describe-order';
import type { OrderMail } from './order-mail';

type Person = Pick<User, 'email' | 'firstName'>;

/** Whoever pays for an order of somebody else, because they were asked to; null where nobody does. */
export const payerOf = async (
  { order: { payerId, userId } }: Told,
  transaction: Transaction,
): Promise<Person | null> =>
  payerId === null || payerId === userId ? null : User.findByPk(payerId, { transaction });

const pressedQuery = prepared(
  'payment-pressed-by',
  { email: 'text', firstName: 'text', askId: 'int4?' },
  `select u.email::text, u.first_name as "firstName",
     (select max(k.id) from payment_asks k
       where a.purpose = 'asked' and k.order_id = a.order_id and k.asked_user_id = u.id) as "askId"
   from payment_attempts a join users u on u.id = a.requested_by
   where a.id = $1 and a.order_id = $2 and u.id <> $3`,
);

/** Who pressed for a payment of an order that is not theirs, with the question that was put to them; null for its owner. */
export async function otherWhoPressed({ order }: Told, attemptId: number, transaction: Transaction) {
  const [person] = await sql.within(transaction, pressedQuery, [attemptId, order.id, order.userId]);
  return person ?? null;
}

const refundQuery = prepared(
  'refund-card',
  { cardId: 'int4' },
  `select a.credit_card_id as "cardId" from payment_refunds r join payment_attempts a on a.id = r.payment_attempt_id
   where r.id = $1`,
);

/** Whose card was to take a refund, where that is not the owner's; null where it is. */
export async function payerOfRefund({ order }: Told, refundId: number, transaction: Transaction) {
  const [refund] = await sql.within(transaction, refundQuery, [refundId]);
  const colleague = refund && (await colleagueOf(order, refund.cardId, transaction));
  return colleague ? User.findByPk(colleague.id, { transaction }) : null;
}

const adminsQuery = prepared(
  'order-admins-beside-owner',
  { email: 'text', firstName: 'text' },
  `select u.email::text, u.first_name as "firstName" from memberships m join users u on u.id = m.user_id
   where m.team_id = $1 and m.role = 'admin' and u.id <> $2 and u.deactivated_at is null order by u.id`,
);

/** Who runs the organization that an order is for, its owner left out. */
export const adminsBeside = (
  { order: { teamId, userId } }: Told,
  transaction: Transaction,
): Promise<Person[]> => sql.within(transaction, adminsQuery, [teamId, userId]);

/** What whoever pays for an order of somebody else reads of it; it is not theirs to attend. */
export function toPayer(told: Told, { firstName }: Pick<Person, 'firstName'>): OrderMail {
  const { calendar: _, ...mail } = toOwner(told, 0);
  const { firstName: first, lastName: last } = told.owner;
  return { ...mail, firstName, orderOf: `${first} ${last}`.trim() };
}
