import { sql } from '../database';
import { prepared, type RowOf } from '../prepared';
import type { Holder } from './answer-poll';
import { PollSelection } from './poll.model';

/** SQL for the address that the account of a parameter has shown to be its own; null where it has not. */
const shownAddress = (account: string): string =>
  `(select u.email from users u where u.id = ${account} and u.email_verified_at is not null)`;

/**
 * SQL for whether a selection `s` is of the account of a parameter: by itself, or given without an account under the address
 * that the account has shown to be its own.
 */
export const isOfAccount = (account: string): string =>
  `(s.user_id = ${account} or (s.user_id is null and s.email =
    ${shownAddress(account)}))`;

/** SQL for whether the account of a parameter, or its address, was invited to a poll `q`. */
export const isInvited = (account: string): string =>
  `exists (select from poll_invitees v where v.poll_id = q.id
    and (v.user_id = ${account} or v.email = ${shownAddress(account)}))`;

/**
 * SQL for whether the link of a poll `q` of an order `o` is for the account of a parameter, and so may be told to it: it is
 * theirs, they belong to its organization today, they were invited as somebody who does not, or they answered by the link
 * that holds today. Who came by one that was renewed since, or has left the organization, needs the new one from somebody.
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
  // $1 the poll, $2 an account, $3 what a browser's token is hashed to; one of them is null.
  `select s.id from poll_selections s
   where s.poll_id = $1 and (${isOfAccount('$2')} or s.guest_token_hash = $3)
   order by s.user_id nulls last limit 1`,
);

const foundById = prepared(
  'poll-own-answer-by-id',
  { email: 'text?', qty: 'int4' },
  // As above, and $4 the answer.
  `select s.email::text, s.qty from poll_selections s
   where s.poll_id = $1 and s.id = $4 and (${isOfAccount('$2')} or s.guest_token_hash = $3)`,
);

const valuesOf = (holder: Holder) =>
  'userId' in holder ? [holder.userId, null] : [null, holder.guestTokenHash];

/** One answer, where it is of who asks for it; nobody who waits for the poll is kept waiting for that. */
export const findOwn = (
  pollId: number,
  id: number,
  holder: Holder,
): Promise<RowOf<typeof foundById> | undefined> => sql.first(foundById, [pollId, ...valuesOf(holder), id]);

/** What somebody answered in a poll; null where they said nothing. */
export async function ownAnswer(pollId: number, holder: Holder): Promise<PollSelection | null> {
  const own = await sql.first(found, [pollId, ...valuesOf(holder)]);
  return own ? PollSelection.findByPk(own.id) : null;
}
