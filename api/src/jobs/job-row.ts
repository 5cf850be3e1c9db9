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
  `select id from graphile_worker.add_jobs(array(
     select (job.name, job.payload, job.queue, job.run_at, job.max_attempts::smallint, job.key, null, null)::graphile_worker.job_spec
     from json_to_recordset($1::json)
       as job(name text, payload json, key text, queue text, max_attempts int, run_at timestamptz)))`,
);

/** Of several under one key the last one counts: one statement may not write a row twice. */
const lastOfEachKey = (rows: readonly JobRow[]): JobRow[] => [
  ...new Map(rows.map((row, place) => [row.key ?? place, row])).values(),
];

/** The same for a connection without our statements, such as the one that fills the demo's database. */
export const jobsStatement = (rows: readonly JobRow[]) => ({
  text: queueJobs.text,
  values: [JSON.stringify(lastOfEachKey(rows))],
});
