import { column, prepared } from '../prepared';
import { countsJson, type Counted } from '../orders';
import type { PollStatus } from '@copper-carrot/contracts';

/** The parts of a poll that a live page shows. */
export interface WatchedPoll {
  id: number;
  code: string;
  status: PollStatus;
  version: number;
  readAt: Date;
  expiresAt: Date;
  cutoffAt: Date | null;
  timeZone: string | null;
  options: { rowId: number; id: number }[];
  counts: Counted[];
  answers: number;
  optedOut: number;
}

const columns = {
  id: 'int4',
  code: 'text',
  status: column<PollStatus>('text'),
  version: 'int4',
  readAt: 'timestamptz',
  expiresAt: 'timestamptz',
  cutoffAt: 'timestamptz?',
  timeZone: 'text?',
  options: column<WatchedPoll['options']>('json'),
  counts: column<Counted[]>('json'),
  answers: 'int4',
  optedOut: 'int4',
} as const;

const watched = (which: string) => `
select q.id, q.code, q.status, q.version, clock_timestamp() as "readAt", q.expires_at as "expiresAt",
  o.cutoff_at as "cutoffAt", o.time_zone as "timeZone",
  coalesce((select json_agg(json_build_object('rowId', x.id, 'id', x.package_item_option_id) order by x.position, x.id)
    from poll_options x where x.poll_id = q.id), '[]') as options,
  ${countsJson('q.id')} as counts,
  (select count(*) from poll_selections s where s.poll_id = q.id)::int as answers,
  (select count(*) from poll_selections s where s.poll_id = q.id and s.opted_out)::int as "optedOut"
from order_polls q join orders o on o.id = q.order_id
where ${which} and q.status <> 'deleted' and o.removed_at is null`;

export const watchedByCode = prepared('poll-watched-by-code', columns, watched('q.code = $1'));
export const watchedById = prepared('poll-watched', columns, watched('q.id = $1'));
