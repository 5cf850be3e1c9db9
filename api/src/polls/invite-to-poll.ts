import { errorCodes, type Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { database, sql } from '../database';
import { ApiError } from '../errors';
import { isSiteAdmin, rateLimit, type Actor } from '../http';
import { prepared } from '../prepared';
import { pollEvents } from './poll.events';
import { OrderPoll } from './poll.model';

const hour = 60 * 60;
const asked = 'had mail from polls often enough for now';
/** Counts per address, over all polls and inviters. */
const inviteeLimit = rateLimit({
  name: 'poll_invitations_to',
  tries: 10,
  seconds: hour,
  says: `This address ${asked}.`,
});
const inviterLimit = rateLimit({
  name: 'poll_invitations',
  tries: 1_000,
  seconds: hour,
  says: 'You invited many people.',
});
/** Per poll, because each sends a mail to everyone who has not answered. */
const reminderLimit = rateLimit({
  name: 'poll_reminders',
  tries: 1,
  seconds: hour,
  says: 'They were reminded within the last hour.',
});

type Invitees = readonly Schemas['PollInviteeBody'][];

const confirmed = prepared(
  'poll-inviter',
  { isConfirmed: 'bool' },
  'select email_verified_at is not null as "isConfirmed" from users where id = $1',
);

const writtenTo = prepared(
  'poll-written-to',
  { email: 'text' },
  `select email::text from poll_invitees where poll_id = $1
   union select email::text from poll_selections where poll_id = $1 and email is not null`,
);

/** An address to invite, and its field in the body. */
export interface Wanted {
  email: string;
  field: string;
}
export const wantedOf = (invitees: Invitees): Wanted[] =>
  invitees.map(({ email }, index) => ({ email, field: `invitees.${index}.email` }));

/**
 * Requires a confirmed address of the inviter, and enforces their limit; 403, 429. People whom the poll has invited
 * already do not count. Addresses with too many invitations are named by field before anything is counted.
 */
export async function requireMayInvite(
  wanted: readonly Wanted[],
  { pollId, actor }: { pollId: number | null; actor: Actor },
): Promise<void> {
  if (wanted.length === 0) return;
  const [inviter] = await sql.rows(confirmed, [actor.userId]);
  if (!inviter?.isConfirmed && !isSiteAdmin(actor))
    throw new ApiError(403, 'email_verification_required', {
      message: 'Please confirm your e-mail address before you invite others.',
    });
  const known = pollId === null ? [] : (await sql.rows(writtenTo, [pollId])).map(({ email }) => email);
  const added = wanted.filter(({ email }) => !known.some((each) => each.toLowerCase() === email));
  if (added.length === 0) return;
  await refuseAskedOften(added);
  await inviterLimit.spend(String(actor.userId), { points: added.length });
  for (const { email } of added) await inviteeLimit.spend(email);
}

/** Names all addresses with too many invitations at once, so that the others can be invited without them. */
async function refuseAskedOften(wanted: readonly Wanted[]): Promise<void> {
  const often: Wanted[] = [];
  let seconds = 0;
  for (const each of wanted) {
    const wait = await inviteeLimit.wait(each.email);
    if (wait > 0) often.push(each);
    seconds = Math.max(seconds, wait);
  }
  if (often.length === 0) return;
  const fields = (value: string) => Object.fromEntries(often.map(({ field }) => [field, [value]]));
  throw new ApiError(429, errorCodes.tooManyRequests, {
    message: `${often.map(({ email }) => email).join(', ')} ${asked}. Please invite the others alone, or wait ${Math.ceil(seconds / 60)} minutes.`,
    fields: fields('asked_often'),
    field_errors: fields(asked),
    context: { retry_after: seconds },
  });
}

const invited = prepared(
  'poll-invited',
  { id: 'int4' },
  // Only members are matched by account, so that the answer does not reveal whose address has an account.
  `insert into poll_invitees (poll_id, user_id, email, name, invited_at)
   select q.id, u.id, v.email::citext, coalesce(nullif(v.name, ''), trim(u.first_name || ' ' || u.last_name), ''), clock_timestamp()
   from order_polls q join orders o on o.id = q.order_id
     cross join rows from (json_to_recordset($2::json) as (email text, name text)) with ordinality as v(email, name, at)
     left join (users u join memberships m on m.user_id = u.id)
       on u.email = v.email::citext and u.deactivated_at is null and m.team_id = o.team_id
   where q.id = $1 order by v.at
   on conflict (poll_id, email) do nothing returning id`,
);

/** Stores the invitees of a poll and skips existing ones; returns how many are new. */
export async function keepInvitees(
  pollId: number,
  invitees: Invitees,
  transaction: Transaction,
): Promise<number> {
  if (invitees.length === 0) return 0;
  return (await sql.within(transaction, invited, [pollId, JSON.stringify(invitees)])).length;
}

/** Invites people to a poll by mail, each once. */
export async function inviteToPoll(pollId: number, invitees: Invitees, actor: Actor): Promise<void> {
  await requireMayInvite(wantedOf(invitees), { pollId, actor });
  await database.transaction(async (transaction) => {
    await requireOpenPoll(pollId, transaction);
    if ((await keepInvitees(pollId, invitees, transaction)) === 0) return;
    await pollEvents.invited.publish(transaction, { kind: 'poll', key: pollId }, { by: actor.userId });
  });
}

/** Reminds invitees without an answer when a poll is reopened, unless they were reminded within the hour. */
export async function remindIfAllowed(pollId: number, actor: Actor, transaction: Transaction): Promise<void> {
  if (await mayRemind(pollId))
    await pollEvents.askedAgain.publish(transaction, { kind: 'poll', key: pollId }, { by: actor.userId });
}

const mayRemind = (pollId: number): Promise<boolean> =>
  reminderLimit.spend(String(pollId)).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 429) return false;
      throw error;
    },
  );

/** Mails a reminder to invitees without an answer; at most once per hour. */
export async function remindTheRest(pollId: number, actor: Actor): Promise<void> {
  await reminderLimit.check(String(pollId));
  await database.transaction(async (transaction) => {
    await requireOpenPoll(pollId, transaction);
    await reminderLimit.spend(String(pollId));
    await pollEvents.askedAgain.publish(transaction, { kind: 'poll', key: pollId }, { by: actor.userId });
  });
}

async function requireOpenPoll(pollId: number, transaction: Transaction): Promise<void> {
  const poll = await OrderPoll.findByPk(pollId, { transaction, lock: true, rejectOnEmpty: true });
  if (poll.status === 'open') return;
  throw new ApiError(409, errorCodes.poll.wrongState, {
    message: 'This poll is over: nobody can answer it any more.',
    context: { status: poll.status },
  });
}
