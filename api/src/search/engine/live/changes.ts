import { sql } from '../../../database';
import { column, prepared } from '../../../prepared';

/** Changes committed between two reads. */
export interface Changes {
  brandIds: number[];
  /** Kitchens of which only the bookings changed. */
  kitchenIds: number[];
  /** Whether every brand has to be read again. */
  all: boolean;
  /** Whether places, fee rates or taxes changed. */
  placesAndRates: boolean;
  /** The age of the newest change in seconds; null if there is none. */
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
 * Reads new rows of `search_changes`. Ids are assigned before their transactions commit, so it reads all transactions
 * again that were open at the last read or came later, and skips rows it has seen.
 */
export class ChangeReader {
  private seen = new Set<number>();

  private constructor(private xmin: string) {}

  /** Starts now: changes that are not visible yet will be read, visible ones may be. */
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

/** How many minutes changes are kept; a reader that pauses longer must reload everything. */
export const keptMinutes = 60;

/** Deletes changes that every reader has read. */
export async function pruneChanges(): Promise<void> {
  await sql.rows(`delete from search_changes where at < now() - make_interval(mins => $1)`, [keptMinutes]);
}
