import { sql } from '../database';
import { prepared, type RowOf } from '../prepared';
import type { Holder } from './answer-poll';
import { PollSelection } from './poll.model';

/** SQL for the confirmed address of an account; null without one. */
const shownAddress = (account: string): string =>
  `(select u.email from users u where u.id = ${account} and u.email_verified_at is not null)`;

/**
 * SQL for whether a selection `s` belongs to an account: directly, or given as a guest under the account's confirmed
 * address.
 */
export const isOfAccount = (account: string): string =>
  `(s.user_id = ${account} or (s.user_id is null and s.email =
    ${shownAddress(account)}))`;

/** SQL for whether an account or its address was invited to a poll `q`. */
export const isInvited = (account: string): string =>
  `exists (select from poll_invitees v where v.poll_id = q.id
    and (v.user_id = ${account} or v.email = ${shownAddress(account)}))`;

/**
 * SQL for whether an account may see the link of a poll `q` of an order `o`: as its owner, as a current member of the
 * organization, as an invited non-member, or because they answered through the current link. Former members, and people
 * with a renewed link, need the new one from somebody.
 */
export const mayHaveLink = (account: string): string => `(
  q.created_by = ${account} or o.user_id = ${account}
  or exists (select from memberships m where m.team_id = o.team_id and m.user_id = ${account})
  or exists (select from poll_invitees v
    where v.poll_id = q.id and v.user_id is null and v.email = ${shownAddress(account)})
  or exists (select from poll_selections s
    where s.poll_id = q.id and s.link_number = q.link_number and ${isOfAccount(account)}))`;

const found = prepared(
  'poll-own-answer',
  { id: 'int4' },
  // $1 is the poll, $2 an account, $3 the hash of a browser's token; one of the last two is null.
  `select s.id from poll_selections s
   where s.poll_id = $1 and (${isOfAccount('$2')} or s.guest_token_hash = $3)
   order by s.user_id nulls last limit 1`,
);

const foundById = prepared(
  'poll-own-answer-by-id',
  { email: 'text?', qty: 'int4' },
  // As above; $4 is the answer.
  `select s.email::text, s.qty from poll_selections s
   where s.poll_id = $1 and s.id = $4 and (${isOfAccount('$2')} or s.guest_token_hash = $3)`,
);

const valuesOf = (holder: Holder) =>
  'userId' in holder ? [holder.userId, null] : [null, holder.guestTokenHash];

/** An answer, if it belongs to the holder; read without a lock, so that nobody waits. */
export const findOwn = (
  pollId: number,
  id: number,
  holder: Holder,
): Promise<RowOf<typeof foundById> | undefined> => sql.first(foundById, [pollId, ...valuesOf(holder), id]);

/** A person's answer in a poll, or null. */
export async function ownAnswer(pollId: number, holder: Holder): Promise<PollSelection | null> {
  const own = await sql.first(found, [pollId, ...valuesOf(holder)]);
  return own ? PollSelection.findByPk(own.id) : null;
}
