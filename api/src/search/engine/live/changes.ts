import { sql } from '../../../database';
import { column, prepared } from '../../../prepared';

/** What became visible between two looks at the database. */
export interface Changes {
  brandIds: number[];
  /** Kitchens whose bookings changed and nothing else. */
  kitchenIds: number[];
  /** Whether every brand is to be read again. */
  all: boolean;
  /** Whether places, rates or taxes changed. */
  placesAndRates: boolean;
  /** Seconds since the newest of them was written; null for none. */
  newestAge: number | null;
}

type Change = [id: number, brandId: number | null, kitchenId: number | null, age: number];

const newChanges = prepared(
  'search-changes',
  { xmin: 'text', changes: column<Change[]>('json') },
  `
select pg_snapshot_xmin(pg_current_snapshot())::text as xmin,
  (select coalesce(json_agg(json_build_array(c.id, c.brand_id, c.kitchen_id, extract(epoch from clock_timestamp() - c.at))), '[]')
   from search_changes c where c.xid >= $1::text::xid8) as changes`,
);
const horizon = prepared(
  'search-horizon',
  { xmin: 'text' },
  'select pg_snapshot_xmin(pg_current_snapshot())::text as xmin',
);

/**
 * Reads `search_changes` on from where it was. Ids are given before their transactions commit, so it goes by the
 * transactions: all that were still open at the last look, and all after them, are looked at again; what was seen is skipped.
 */
export class ChangeReader {
  private seen = new Set<number>();

  private constructor(private xmin: string) {}

  /** From now on: a change that is not visible yet will be read, one that is may be. */
  static async start(): Promise<ChangeReader> {
    const now = await sql.first(horizon);
    if (!now) throw new Error('The database did not say which transactions are open');
    return new ChangeReader(now.xmin);
  }

  async read(): Promise<Changes> {
    const row = await sql.first(newChanges, [this.xmin]);
    if (!row) throw new Error('The changes for search could not be read');
    const fresh = row.changes.filter(([id]) => !this.seen.has(id));
    this.seen = new Set(row.changes.map(([id]) => id));
    this.xmin = row.xmin;
    const ofBookings = fresh.flatMap(([, , kitchenId]) => kitchenId ?? []);
    const ids = new Set(fresh.filter(([, , kitchenId]) => kitchenId === null).map(([, brandId]) => brandId));
    const brandIds = [...ids].filter((id): id is number => id !== null && id !== 0);
    return {
      brandIds,
      kitchenIds: [...new Set(ofBookings)],
      all: ids.has(0),
      placesAndRates: ids.has(null),
      newestAge: fresh.length > 0 ? Math.min(...fresh.map(([, , , age]) => age)) : null,
    };
  }
}

/** How long a change can be read; who looks away for longer must read everything. */
export const keptMinutes = 60;

/** Takes away changes that every reader has long read. */
export async function pruneChanges(): Promise<void> {
  await sql.rows(`delete from search_changes where at < now() - make_interval(mins => $1)`, [keptMinutes]);
}
