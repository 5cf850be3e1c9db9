import type { Transaction } from 'sequelize';
import { sql } from '../database';
import { prepared } from '../prepared';
import { answeredBy } from './poll-query';

// Slightly less than an hour, for the time a mail takes, so that an hourly reminder always reaches them.
const silent = prepared(
  'poll-silent-invitees',
  { id: 'int4', email: 'text', name: 'text' },
  `select v.id, v.email::text, v.name from poll_invitees v
   where v.poll_id = $1 and not exists (select from poll_selections s where ${answeredBy('v', 's')})
     and (v.user_id is null or exists (select from order_polls q join orders o on o.id = q.order_id
       join memberships m on m.team_id = o.team_id and m.user_id = v.user_id where q.id = v.poll_id))
     and (v.reminded_at is null or v.reminded_at <= clock_timestamp() - interval '55 minutes')
   order by v.id for update of v`,
);
const reminded = prepared(
  'poll-invitees-reminded',
  {},
  'update poll_invitees set reminded_at = clock_timestamp() where id = any($1::int4[])',
);

/**
 * Invitees without an answer who were not reminded within the hour; locked. Invited members who have left the
 * organization get no link any more.
 */
export const silentInvitees = (pollId: number, transaction: Transaction) =>
  sql.within(transaction, silent, [pollId]);

/** Marks these as reminded now. */
export async function keepReminded(ids: readonly number[], transaction: Transaction): Promise<void> {
  if (ids.length > 0) await sql.within(transaction, reminded, [ids]);
}
