import { loadBucketsMs, type LoadReport } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { logger } from '../../logger';
import { keepBudget } from './keep-budget';
import { networkHash } from './network';

/** Loads of one release, network and duration, since the last write. */
interface Counted {
  release: number;
  /** The index of the first bound that they did not exceed. */
  bucket: number;
  loads: number;
  network: string;
}

const flushMs = 1_000;
const mostPages = 50_000;

let counted = new Map<string, Counted>();
let flushing: NodeJS.Timeout | undefined;
/** The releases that each page reported, so that it counts once; the oldest pages are dropped. */
const told = new Map<string, Set<number>>();

const bucketOf = (ms: number) => {
  const bucket = loadBucketsMs.findIndex((bound) => ms <= bound);
  return bucket < 0 ? loadBucketsMs.length : bucket;
};

function isFirst(page: string, release: number): boolean {
  const before = told.get(page) ?? new Set();
  if (before.has(release)) return false;
  told.set(page, before.add(release));
  const [oldest] = told.keys();
  if (told.size > mostPages && oldest !== undefined) told.delete(oldest);
  return true;
}

function add(one: Counted) {
  const key = `${one.release} ${one.bucket} ${one.network}`;
  const before = counted.get(key);
  if (before) before.loads += one.loads;
  else counted.set(key, { ...one });
}

/** Counts load times in memory and writes them within a second. */
export function countLoads(loads: LoadReport['loads'], page: string, network: string): void {
  const from = networkHash(network);
  for (const { release_id: release, ms } of loads)
    if (isFirst(page, release)) add({ release, bucket: bucketOf(ms), loads: 1, network: from });
  if (counted.size === 0) return;
  flushing ??= setTimeout(() => {
    flushLoads().catch((error: unknown) => logger.warn({ err: error }, 'loads could not be counted yet'));
  }, flushMs).unref();
}

let writing = Promise.resolve();
/** Writes the counts, after a write in progress; failed ones are kept for the next. */
export function flushLoads(): Promise<void> {
  writing = writing.catch(() => undefined).then(writeDown);
  return writing;
}

async function writeDown(): Promise<void> {
  clearTimeout(flushing);
  flushing = undefined;
  const now = [...counted.values()];
  counted = new Map();
  if (now.length === 0) return;
  try {
    await sql.rows(
      `with told as (
        select release_id, date_trunc('minute', now()) as minute, bucket, loads, network
          from unnest($1::int[], $2::smallint[], $3::int[], $4::text[]) as n (release_id, bucket, loads, network)
          join remote_releases r on r.id = release_id),
      by_time as (
        insert into remote_loads as l (release_id, minute, bucket, loads)
          select release_id, minute, bucket, sum(loads) from told group by 1, 2, 3
          on conflict (release_id, minute, bucket) do update set loads = l.loads + excluded.loads)
      insert into remote_canary_loads as l (release_id, minute, network, loads)
        select release_id, minute, decode(network, 'hex'), sum(loads) from told
          where exists (select from remote_channels c where c.canary_release_id = told.release_id) group by 1, 2, 3
        on conflict (release_id, minute, network) do update set loads = l.loads + excluded.loads`,
      [
        now.map(({ release }) => release),
        now.map(({ bucket }) => bucket),
        now.map(({ loads }) => loads),
        now.map(({ network }) => network),
      ],
    );
  } catch (error) {
    now.forEach(add);
    throw error;
  }
  for (const release of new Set(now.map((each) => each.release))) await keepBudget(release);
}
