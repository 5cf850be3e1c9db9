import type { Transaction } from 'sequelize';
import { User } from '../accounts';
import { sql } from '../database';
import { prepared } from '../prepared';
import { toOwner, type Told } from './describe-order';
import type { OrderMail } from './order.mails';

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
     (select max(k.id) from payment_asks k where k.order_id = a.order_id and k.asked_user_id = u.id) as "askId"
   from payment_attempts a join users u on u.id = a.requested_by
   where a.id = $1 and a.order_id = $2 and u.id <> $3`,
);

/** Who pressed for a payment of an order that is not theirs, with the question that was put to them; null for its owner. */
export async function otherWhoPressed({ order }: Told, attemptId: number, transaction: Transaction) {
  const [person] = await sql.within(transaction, pressedQuery, [attemptId, order.id, order.userId]);
  return person ?? null;
}

/** What whoever pays for an order of somebody else reads of it; it is not theirs to attend. */
export function toPayer(told: Told, { firstName }: Pick<Person, 'firstName'>): OrderMail {
  const { calendar: _, ...mail } = toOwner(told, 0);
  const { firstName: first, lastName: last } = told.owner;
  return { ...mail, firstName, orderOf: `${first} ${last}`.trim() };
}
