import { prepared } from '../prepared';

/** A job on its way into the queue. */
export interface JobRow {
  name: string;
  payload: object;
  key: string | null;
  queue: string | null;
  max_attempts: number | null;
  run_at: string | null;
}

/** The one statement that queues jobs. */
export const queueJobs = prepared(
  'jobs-queue',
  { id: 'int8' },
  `select (graphile_worker.add_job(job.name, payload => job.payload, queue_name => job.queue, run_at => job.run_at,
      max_attempts => job.max_attempts, job_key => job.key)).id
    from json_to_recordset($1::json)
      as job(name text, payload json, key text, queue text, max_attempts int, run_at timestamptz)`,
);

/** The same for a connection without our statements, such as the one that fills the demo's database. */
export const jobsStatement = (rows: readonly JobRow[]) => ({
  text: queueJobs.text,
  values: [JSON.stringify(rows)],
});
