import { database, sql } from '../database';
import { runJobs, type Job } from '../jobs';
import { mailJobs, unseal } from '../mail';
import { wakeProcess } from '../processes';
import { jobs } from '../worker';

/** No test has a mail server by itself: each mail would be rendered, refused and tried again by every later run. */
const jobsButMails = jobs.filter((job) => !mailJobs.includes(job));

/** Runs every job that is due, except those that send mails, and returns when none is left. */
export const runPendingJobs = () => runJobs(jobsButMails);

/** The time that a process waits for has come, and the worker looks. */
export async function timeComesFor(kind: string, key: number): Promise<void> {
  await sql.rows('update processes set due_at = now() where kind = $1 and key = $2', [kind, key]);
  await timeComesForJob(wakeProcess, { kind, key });
}

/** A job that waits is due now, and is done with whatever else is. */
export async function timeComesForJob<Payload extends object>(
  job: Job<Payload>,
  payload: Payload,
): Promise<void> {
  await sql.rows('update graphile_worker._private_jobs set run_at = now() where key = $1', [
    job.keyOf(payload),
  ]);
  await runPendingJobs();
}

/** Queues a job once more, as whoever made it due did. */
export const addJob = <Payload extends object>(job: Job<Payload>, payload: Payload) =>
  database.transaction((transaction) => job.enqueue(transaction, payload));

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
