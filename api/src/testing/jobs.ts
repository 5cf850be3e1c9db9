import { sql } from '../database';
import { runJobs } from '../jobs';
import { unseal } from '../mail';
import { jobLists } from '../worker';

/** Runs every job that is due, mails included, and returns when none is left. */
export const runPendingJobs = () => runJobs(jobLists);

interface Mail {
  template: string;
  data: Record<string, unknown>;
  message_id: string;
  sent_at: Date | null;
}

/** What was written to a person, oldest first, sent or not. */
export async function mailTo(recipient: string): Promise<Mail[]> {
  const mails = await sql.rows<Mail>(
    'select template, data, message_id, sent_at from outbox_messages where recipient = $1 order by id',
    [recipient],
  );
  return mails.map((mail) => ({ ...mail, data: unseal(mail.data) }));
}
