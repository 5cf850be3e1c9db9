import { sql } from '../database';
import { prepared } from '../prepared';
import type { Holder } from './answer-poll';
import { PollSelection } from './poll.model';

/**
 * SQL for whether a selection `s` is of the account of a parameter: by itself, or given without an account under the address
 * that the account has shown to be its own.
 */
export const isOfAccount = (account: string): string =>
  `(s.user_id = ${account} or (s.user_id is null and s.email =
    (select u.email from users u where u.id = ${account} and u.email_verified_at is not null)))`;

const found = prepared(
  'poll-own-answer',
  { id: 'int4' },
  // $1 the poll, $2 an account, $3 what a browser's token is hashed to; one of them is null.
  `select s.id from poll_selections s
   where s.poll_id = $1 and (${isOfAccount('$2')} or s.guest_token_hash = $3)
   order by s.user_id nulls last limit 1`,
);

/** What somebody answered in a poll; null where they said nothing. */
export async function ownAnswer(pollId: number, holder: Holder): Promise<PollSelection | null> {
  const [userId, token] = 'userId' in holder ? [holder.userId, null] : [null, holder.guestTokenHash];
  const own = await sql.first(found, [pollId, userId, token]);
  return own ? PollSelection.findByPk(own.id) : null;
}
