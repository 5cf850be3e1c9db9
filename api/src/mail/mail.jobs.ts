import { calendarFile, type CalendarEntry } from '../calendar';
import { sql } from '../database';
import { env } from '../env';
import { defineJob } from '../jobs';
import { logger } from '../logger';
import { kindOf, renderTemplate, sendMail } from './define-mail';
import { prepared } from '../prepared';
import { withOffSwitch } from './layout';
import { unseal } from './seal';
import { deliver, type Letter } from './transport';
import { unsubscribeLinks } from './unsubscribe-link';

interface Row {
  id: number;
  template: string;
  recipient: string;
  message_id: string;
  data: Record<string, unknown>;
}

/** What an account says of a kind of mail, or its address where it has no account. */
const readerQuery = prepared(
  'mail-reader',
  { hasAccount: 'bool', turnedOff: 'bool' },
  `select u.id is not null as "hasAccount",
     case when u.id is null then r.email is not null else u.email_preferences ->> $2 is not distinct from 'false' end
       as "turnedOff"
   from (select $1::citext as email) to_whom
   left join users u on u.email = to_whom.email and u.deactivated_at is null
   left join mail_refusals r on r.email = to_whom.email and r.kind = $2`,
);

/** Tries until a letter is parked: with the delays of the queue, about sixteen hours. */
export const mostAttempts = 12;

/** Sends one row of the outbox, unless it went already. The queue runs a job once at a time, so nobody else has it. */
async function send({ id }: { id: number }): Promise<void> {
  const row = await sql.first<Row>(
    `update outbox_messages set attempts = attempts + 1 where id = $1 and sent_at is null and parked_at is null and withheld_at is null
     returning id, template, recipient::text, message_id, data`,
    [id],
  );
  if (!row) return;
  try {
    const kind = kindOf(row.template);
    const reader = kind && (await sql.first(readerQuery, [row.recipient, kind]));
    if (reader?.turnedOff) {
      await sql.rows('update outbox_messages set withheld_at = now() where id = $1', [id]);
      return;
    }
    // The API, which queues mails, loads none of this.
    const [{ toPlainText }, { renderToStaticMarkup }] = await Promise.all([
      import('@react-email/render'),
      import('react-dom/server'),
    ]);
    const { subject, replyTo, body, calendar } = renderTemplate(row.template, unseal(row.data));
    const links = kind && unsubscribeLinks({ email: row.recipient, kind });
    const readable = links
      ? withOffSwitch(body, { unsubscribe: links.page, hasAccount: reader?.hasAccount ?? false })
      : body;
    const html = `<!DOCTYPE html>${renderToStaticMarkup(readable)}`;
    await deliver({
      from: env.MAIL_FROM,
      to: row.recipient,
      subject,
      replyTo,
      html,
      text: toPlainText(html),
      messageId: row.message_id,
      ...(links && { headers: links.headers }),
      ...(calendar && (await invitation(calendar, row.recipient))),
    });
  } catch (error) {
    const failed = await sql.first<{ parked: boolean }>(
      `update outbox_messages set last_error = $2, parked_at = case when attempts >= $3 then now() end
       where id = $1 returning parked_at is not null as parked`,
      [id, String(error).slice(0, 500), mostAttempts],
    );
    if (!failed?.parked) throw error;
    logger.error({ err: error, mail: id, template: row.template }, 'a mail is parked: no try succeeded');
    return;
  }
  await sql.rows('update outbox_messages set sent_at = now(), last_error = null where id = $1', [id]);
}

/** A mail is never kept back by what it has for the calendar, such as for an address that iCalendar does not know. */
async function invitation(calendar: CalendarEntry, recipient: string): Promise<Pick<Letter, 'icalEvent'>> {
  try {
    return { icalEvent: { ...(await calendarFile(calendar, recipient)), filename: `${calendar.name}.ics` } };
  } catch (error) {
    logger.warn({ err: error, calendar: calendar.name }, 'a mail goes without its calendar entry');
    return {};
  }
}

const sweepMails = defineJob<object>('mail_sweep', { payload: {}, cron: '* * * * *' });

/** Queues again what has waited for ten minutes without a job: the mail server was away for longer than the tries lasted. */
const sweep = () =>
  sendMail.enqueueMissing(
    `select id from outbox_messages
     where sent_at is null and parked_at is null and withheld_at is null
       and created_at < now() - interval '10 minutes' order by id`,
    200,
  );

export const mailJobs = [sendMail.handledBy(send), sweepMails.handledBy(sweep)];
