import { prepared } from '../prepared';

/** A row to enqueue. */
export interface JobRow {
  name: string;
  payload: object;
  key: string | null;
  queue: string | null;
  max_attempts: number | null;
  run_at: string | null;
}

/** The only statement that enqueues jobs. */
export const queueJobs = prepared(
  'jobs-queue',
  { id: 'int8' },
  `select id from graphile_worker.add_jobs(array(
     select (job.name, job.payload, job.queue, job.run_at, job.max_attempts::smallint, job.key, null, null)::graphile_worker.job_spec
     from json_to_recordset($1::json)
       as job(name text, payload json, key text, queue text, max_attempts int, run_at timestamptz)))`,
);

/** The last of several rows with one key, because one statement can't write a row twice. */
const lastOfEachKey = (rows: readonly JobRow[]): JobRow[] => [
  ...new Map(rows.map((row, place) => [row.key ?? place, row])).values(),
];

/** The same for connections without prepared statements, such as the demo's. */
export const jobsStatement = (rows: readonly JobRow[]) => ({
  text: queueJobs.text,
  values: [JSON.stringify(lastOfEachKey(rows))],
});
