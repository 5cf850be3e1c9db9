import { href } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { sql } from '../database';
import type { EventHandler } from '../events';
import { inDollars } from '../pricing';
import { column, prepared } from '../prepared';
import { approvalAsked, approvalDecided, approvalLapsed } from './approval.mails';
import { describeOrder, wallClock } from './describe-order';

interface Person {
  email: string;
  firstName: string;
}

/** More admins than these hear of no order: the first ones of an organization do. */
const mostAdmins = 20;

const approvalQuery = prepared(
  'order-approval-told',
  {
    until: 'timestamptz',
    totalCents: 'int4',
    isApproved: 'bool',
    asker: column<Person & { name: string }>('json'),
    admin: 'text?',
    team: 'text',
    admins: column<Person[]>('json'),
  },
  `select a.until, a.total_cents as "totalCents", a.status = 'approved' as "isApproved", json_build_object('email', b.email,
       'firstName', b.first_name, 'name', trim(b.first_name || ' ' || b.last_name)) as asker,
     trim(d.first_name || ' ' || d.last_name) as admin, t.name as team, coalesce((
       select json_agg(json_build_object('email', u.email, 'firstName', u.first_name)) from (
         select u.* from memberships m join users u on u.id = m.user_id
         where m.team_id = o.team_id and m.role = 'admin' and u.id <> a.asked_by order by m.id limit ${mostAdmins}) u), '[]') as admins
   from order_approvals a join orders o on o.id = a.order_id join teams t on t.id = o.team_id
     join users b on b.id = a.asked_by left join users d on d.id = a.decided_by where a.id = $1`,
);

async function tell(orderId: number, approvalId: number, transaction: Transaction) {
  const { order, base } = await describeOrder(orderId, transaction);
  const [approval] = await sql.within(transaction, approvalQuery, [approvalId]);
  if (!approval) throw new Error(`the approval ${approvalId} is not there`);
  const money: [string, string][] = [['Total', inDollars(approval.totalCents)]];
  const until = wallClock(approval.until, order);
  return { approval, data: { ...base, money, until, path: href.checkout(orderId, { approval: true }) } };
}

type Told = EventHandler<{ approvalId: number }>;

/** Each admin of the organization, but for who asks. */
export const mailApprovalAsked: Told = async ({ subject, data: { approvalId } }, transaction) => {
  const { approval, data } = await tell(subject.key, approvalId, transaction);
  for (const { email, firstName } of approval.admins)
    await approvalAsked.queue(transaction, {
      event: `order-approval-${approvalId}-asked`,
      to: email,
      data: { ...data, firstName, asker: approval.asker.name, team: approval.team },
    });
};

export const mailApprovalDecided: Told = async ({ subject, data: { approvalId } }, transaction) => {
  const { approval, data } = await tell(subject.key, approvalId, transaction);
  const { asker, admin, isApproved } = approval;
  // The order has moved to another organization since, which ends the answer.
  if (admin === null) return;
  await approvalDecided.queue(transaction, {
    event: `order-approval-${approvalId}-decided`,
    to: asker.email,
    data: { ...data, firstName: asker.firstName, admin, isApproved },
  });
};

/** Who asked, and who was asked. */
export const mailApprovalLapsed: Told = async ({ subject, data: { approvalId } }, transaction) => {
  const { approval, data } = await tell(subject.key, approvalId, transaction);
  for (const { email, firstName } of [approval.asker, ...approval.admins])
    await approvalLapsed.queue(transaction, {
      event: `order-approval-${approvalId}-lapsed`,
      to: email,
      data: { ...data, firstName },
    });
};
