import { openStatuses, type Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { databaseNow } from '../clock';
import { database, inList, sql } from '../database';
import { ApiError, invalid } from '../errors';
import { endSessions } from '../http';
import { prepared } from '../prepared';
import { discardFile } from '../uploads';
import { accountEvents } from './account.events';
import { accountDeletedMail } from './account.mails';
import { isPassword } from './passwords';
import { endTokens, type TokenPurpose } from './tokens';
import { User } from './user.model';

type Obstacle = Schemas['AccountEnd']['obstacles'][number];

const obstaclesQuery = prepared(
  'account-obstacles',
  { code: 'text', order_id: 'int4?', team_id: 'int4?', name: 'text' },
  `select 'order_under_way' as code, o.id as order_id, null::int as team_id, b.name
     from orders o join brands b on b.id = o.brand_id
     where o.user_id = $1 and o.status in (${inList(openStatuses)})
   union all
   select 'payment_under_way', o.id, null, b.name from orders o join brands b on b.id = o.brand_id
     where o.user_id = $1 and o.submitted_at is not null and o.status not in (${inList(openStatuses)})
       and (o.payment_hold_reason is not null
         or exists (select from payment_attempts a where a.order_id = o.id
           and a.status in ('claimed', 'authorized', 'requires_action', 'voiding'))
         or exists (select from payment_refunds r where r.order_id = o.id and r.status = 'claimed'))
   union all
   select 'payment_promised', o.id, null, b.name from credit_cards c
     join orders o on o.credit_card_id = c.id and o.user_id <> $1 join brands b on b.id = o.brand_id
     where c.user_id = $1 and c.team_id is null and c.archived_at is null and o.submitted_at is not null
       and (o.status in (${inList(openStatuses)}) or o.payment_hold_reason is not null)
   union all
   select 'poll_under_way', o.id, null, b.name
     from order_polls p join orders o on o.id = p.order_id join brands b on b.id = o.brand_id
     where o.user_id = $1 and o.status = 'in_cart' and o.removed_at is null and p.status = 'open'
   union all
   select 'last_admin', null, t.id, t.name from memberships m join teams t on t.id = m.team_id
     where m.user_id = $1 and m.role = 'admin'
       and exists (select from memberships other where other.team_id = t.id and other.user_id <> $1)
       and not exists (select from memberships other
         where other.team_id = t.id and other.user_id <> $1 and other.role = 'admin')
   union all
   select 'invoice_owed', i.order_id, t.id, t.name from memberships m join teams t on t.id = m.team_id
     join invoices i on i.team_id = t.id and i.paid_at is null and i.voided_at is null
     where m.user_id = $1 and not exists (select from memberships other where other.team_id = t.id and other.user_id <> $1)
   union all
   select 'last_caterer', null, null, b.name from brand_members m join brands b on b.id = m.brand_id
     where m.user_id = $1 and not exists (select from brand_members other
       where other.brand_id = b.id and other.user_id <> $1)
   union all
   select 'site_admin', null, null, '' from users where id = $1 and is_admin
   order by 1, 2, 3`,
);

const sentences: Record<string, (name: string, orderId: number | null) => string> = {
  order_under_way: (name, id) => `Order #${id} from ${name} is under way.`,
  payment_under_way: (name, id) => `The payment of order #${id} from ${name} is not finished.`,
  payment_promised: (name, id) => `One of your cards pays for order #${id} from ${name}.`,
  poll_under_way: (name, id) => `The poll of order #${id} from ${name} is still open.`,
  last_admin: (name) => `You are the only admin of ${name}. Make somebody else an admin first.`,
  invoice_owed: (name, id) => `The invoice of order #${id} of ${name} is not paid yet.`,
  last_caterer: (name) => `You are the only one who works for ${name}. Please call us.`,
  site_admin: () => 'You are a site admin. Another one has to end that first.',
};

/** Why an account can't be deleted yet: orders, payments, invoices or organizations that depend on the person. */
export async function obstaclesOf(userId: number, transaction: Transaction | null): Promise<Obstacle[]> {
  const rows = await sql.within(transaction, obstaclesQuery, [userId]);
  return rows.map(({ code, order_id, team_id, name }) => ({
    ...{ code, order_id, team_id },
    message: sentences[code]?.(name, order_id) ?? '',
  }));
}

const tokensOfAccount: readonly TokenPurpose[] = ['password_reset', 'email_verification', 'email_change'];

/**
 * Ends an account for good, by its password: nobody signs in any more, and its name and address are forgotten. What was ordered
 * and paid stays, as the law wants it kept. 409 with what stands against it.
 */
export const endAccount = (userId: number, password: string): Promise<void> =>
  database.transaction(async (transaction) => {
    const user = await User.findByPk(userId, { transaction, lock: true, rejectOnEmpty: true });
    if (!(await isPassword(user.passwordHash, password)))
      throw invalid('current_password', 'invalid', 'is not your password');
    const obstacles = await obstaclesOf(userId, transaction);
    if (obstacles.length > 0)
      throw new ApiError(409, 'account_in_use', {
        message: `Your account can’t be deleted yet. ${obstacles[0]?.message}`,
        context: { obstacles },
      });
    const { email, firstName, avatarFileId } = user;
    await accountDeletedMail.queue(transaction, {
      event: `user-${userId}-deleted`,
      to: email,
      data: { firstName },
    });
    await leaveOrganizations(userId, transaction);
    await user.update(
      {
        ...{ email: `deleted-${userId}@deleted.invalid`, newEmail: null, passwordHash: null },
        ...{ firstName: 'Former', lastName: 'member', phone: null, dietaryProfile: [] },
        ...{ orderPreferences: {}, emailPreferences: {}, avatarFileId: null },
        deactivatedAt: await databaseNow(transaction),
      },
      { transaction },
    );
    await database.query('delete from brand_members where user_id = $1', { transaction, bind: [userId] });
    if (avatarFileId) await discardFile(transaction, avatarFileId);
    await endSessions(userId, transaction);
    for (const purpose of tokensOfAccount) await endTokens(transaction, userId, purpose);
    await accountEvents.deleted.publish(transaction, { kind: 'user', key: userId }, {});
  });

/** An organization of which they are the whole keeps them: it has an admin for as long as it is there. */
async function leaveOrganizations(userId: number, transaction: Transaction): Promise<void> {
  await database.query(
    `delete from memberships m where m.user_id = $1
       and exists (select from memberships other where other.team_id = m.team_id and other.user_id <> $1)`,
    { transaction, bind: [userId] },
  );
}
