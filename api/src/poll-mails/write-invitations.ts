import type { Transaction } from 'sequelize';
import { sql } from '../database';
import type { EventHandler } from '../events';
import type { Mail } from '../mail';
import { answeredBy } from '../polls';
import { prepared } from '../prepared';
import { describePoll } from './describe-poll';
import { pollInvitation, pollReminder, type LinkMail } from './poll.mails';

const invitees = prepared(
  'poll-invitees-told',
  { email: 'text', name: 'text', hasAnswered: 'bool' },
  `select v.email::text, v.name, exists (select from poll_selections s where ${answeredBy('v', 's')}) as "hasAnswered"
   from poll_invitees v where v.poll_id = $1 order by v.id`,
);
/** A mail to whoever was invited, and to those alone who said nothing, where that is asked; each once for what happened. */
async function mailInvited(
  mail: Mail<LinkMail>,
  pollId: number,
  { what, onlySilent }: { what: string; onlySilent: boolean },
  transaction: Transaction,
): Promise<void> {
  const { base, link, status } = await describePoll(pollId, transaction);
  // What is over meanwhile asks nobody any more.
  if (status !== 'open') return;
  for (const { email, name, hasAnswered } of await sql.within(transaction, invitees, [pollId])) {
    if (onlySilent && hasAnswered) continue;
    await mail.queue(transaction, {
      event: `poll-${pollId}-${what}`,
      to: email,
      data: { ...base, ...link, name },
    });
  }
}

export const mailInvitations: EventHandler<object> = ({ subject }, transaction) =>
  mailInvited(pollInvitation, subject.key, { what: 'invitation', onlySilent: false }, transaction);

/** Once it is opened again, those who said nothing are asked again by an event of its own. */
export const mailOpened: EventHandler<{ round: number }> = async (event, transaction) => {
  if (event.data.round === 1) await mailInvitations(event, transaction);
};

/** Each reminder goes to a person once for a day on which the poll is to end, however often its hour moves. */
export const mailReminders: EventHandler<{ minutes: number; round: number; day: string }> = (
  { subject, data: { minutes, round, day } },
  transaction,
) =>
  mailInvited(
    pollReminder,
    subject.key,
    { what: `reminder-${round}-${day}-${minutes}`, onlySilent: true },
    transaction,
  );

export const mailAskedAgain: EventHandler<object> = ({ id, subject }, transaction) =>
  mailInvited(pollReminder, subject.key, { what: `asked-again-${id}`, onlySilent: true }, transaction);
