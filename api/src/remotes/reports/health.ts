import { loadBucketsMs } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { defineList, type RecordOf } from '../../http';
import { prepared } from '../../prepared';

/** One release in the last day. */
export interface Health {
  release_id: number;
  loads: number;
  /** Pages that reported a fault. */
  faulty_pages: number;
  faults: number;
  /** In milliseconds, as upper bounds; null without loads. */
  p50_ms: number | null;
  p95_ms: number | null;
}

const loadsOfDay = prepared(
  'remote-loads-of-day',
  { release_id: 'int4', bucket: 'int2', loads: 'int4' },
  `select l.release_id, l.bucket, sum(l.loads)::int as loads from remote_loads l
    join remote_releases r on r.id = l.release_id
    where r.remote = $1 and l.minute > now() - interval '24 hours'
    group by l.release_id, l.bucket order by l.release_id, l.bucket`,
);
const faultsOfDay = prepared(
  'remote-faults-of-day',
  { release_id: 'int4', pages: 'int4', faults: 'int4' },
  `select r.id as release_id, count(distinct f.page)::int as pages, count(*)::int as faults from remote_faults f
    join remote_releases r on r.id = f.release_id
    where f.remote = $1 and f.at > now() - interval '24 hours' group by r.id`,
);

/** The upper bound of this share of loads; loads above the last bound count as the last. */
export function loadTime(
  byBucket: readonly { bucket: number; loads: number }[],
  share: number,
): number | null {
  const all = byBucket.reduce((sum, { loads }) => sum + loads, 0);
  let seen = 0;
  for (const { bucket, loads } of byBucket) {
    seen += loads;
    if (seen >= share * all) return loadBucketsMs[bucket] ?? loadBucketsMs.at(-1) ?? null;
  }
  return null;
}

/** The health of a remote's releases in the last 24 hours, as reported by pages; newest first. */
export async function healthOf(remote: string): Promise<Health[]> {
  const [loads, faults] = await Promise.all([
    sql.rows(loadsOfDay, [remote]),
    sql.rows(faultsOfDay, [remote]),
  ]);
  const releases = [...new Set([...loads, ...faults].map(({ release_id }) => release_id))];
  return releases
    .sort((one, other) => other - one)
    .map((release_id) => {
      const own = loads.filter((each) => each.release_id === release_id);
      const told = faults.find((each) => each.release_id === release_id);
      return {
        release_id,
        loads: own.reduce((sum, each) => sum + each.loads, 0),
        faulty_pages: told?.pages ?? 0,
        faults: told?.faults ?? 0,
        p50_ms: loadTime(own, 0.5),
        p95_ms: loadTime(own, 0.95),
      };
    });
}

/** Faults reported in the last week, equal ones merged; latest first. */
export const faultsList = defineList({
  name: 'platform-faults',
  columns: {
    id: 'int8',
    kind: 'text',
    message: 'text',
    path: 'text',
    release_id: 'int4',
    times: 'int4',
    last_at: 'timestamptz',
  },
  select: 'f.id, f.kind, f.message, f.path, f.release_id, f.times, f.last_at',
  from: `(select max(t.id) as id, t.kind, t.message, t.path, r.id as release_id, count(*)::int as times, max(t.at) as last_at
    from remote_faults t join remote_releases r on r.id = t.release_id
    where t.remote = $1 and t.at > now() - interval '7 days'
    group by t.kind, t.message, t.path, r.id) f`,
  order: 'f.last_at desc',
  key: 'f.id desc',
});
export type FaultRow = RecordOf<typeof faultsList>;
