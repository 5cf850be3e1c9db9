import type { Transaction } from 'sequelize';
import { sql } from '../database';
import type { EventHandler } from '../events';
import type { Mail } from '../mail';
import { keepReminded, silentInvitees } from '../polls';
import { prepared } from '../prepared';
import { describePoll } from './describe-poll';
import { pollInvitation, pollReminder, type LinkMail } from './poll.mails';

const invitees = prepared(
  'poll-invitees-told',
  { id: 'int4', email: 'text', name: 'text' },
  'select id, email::text, name from poll_invitees where poll_id = $1 order by id',
);

interface Told {
  mail: Mail<LinkMail>;
  to: readonly { id: number; email: string; name: string }[];
  what: string;
}
/** A mail to people who were invited to a poll, each once for what happened; answers to whom it is written now. */
async function mailInvited(
  { mail, to, what }: Told,
  pollId: number,
  transaction: Transaction,
): Promise<number[]> {
  const { base, link, status } = await describePoll(pollId, transaction);
  // What is over meanwhile asks nobody any more.
  if (status !== 'open') return [];
  const written: number[] = [];
  for (const { id, email, name } of to) {
    const data = { ...base, ...link, name };
    if (await mail.queue(transaction, { event: `poll-${pollId}-${what}`, to: email, data })) written.push(id);
  }
  return written;
}

/**
 * Reminds those who said nothing, each once for what happened, and once an hour whatever happens: who closes a poll and opens it
 * again, or moves its end, makes no more mails of it.
 */
async function remindSilent(what: string, pollId: number, transaction: Transaction): Promise<void> {
  const to = await silentInvitees(pollId, transaction);
  await keepReminded(await mailInvited({ mail: pollReminder, to, what }, pollId, transaction), transaction);
}

export const mailInvitations: EventHandler<object> = async ({ subject }, transaction) => {
  const to = await sql.within(transaction, invitees, [subject.key]);
  await mailInvited({ mail: pollInvitation, to, what: 'invitation' }, subject.key, transaction);
};

/** Once it is opened again, those who said nothing are asked again by an event of its own. */
export const mailOpened: EventHandler<{ round: number }> = async (event, transaction) => {
  if (event.data.round === 1) await mailInvitations(event, transaction);
};

/** Each reminder goes to a person once for a day on which the poll is to end, however often its hour moves. */
export const mailReminders: EventHandler<{ minutes: number; round: number; day: string }> = (
  { subject, data: { minutes, round, day } },
  transaction,
) => remindSilent(`reminder-${round}-${day}-${minutes}`, subject.key, transaction);

export const mailAskedAgain: EventHandler<object> = ({ id, subject }, transaction) =>
  remindSilent(`asked-again-${id}`, subject.key, transaction);
