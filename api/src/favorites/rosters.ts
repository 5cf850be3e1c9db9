import { sql } from '../database';
import { notFound } from '../errors';
import { belongsTo, type Actor } from '../http';
import { prepared } from '../prepared';

const brandsOfRoster = prepared(
  'search-roster',
  { teamId: 'int4', brandIds: 'int4[]' },
  `select r.team_id as "teamId", array(select brand_id from roster_brands where roster_id = r.id) as "brandIds"
    from rosters r where r.id = $1`,
);

/** The brands of a roster that the actor may read; 404 for any other. Null where no roster is asked for. */
export async function readRoster(
  id: number | undefined,
  actor: Actor | null,
  signal: AbortSignal,
): Promise<Set<number> | null> {
  if (id === undefined) return null;
  const [roster] = await sql.cancellableRows(signal, brandsOfRoster, [id]);
  if (!roster || !actor || !belongsTo(actor, roster.teamId))
    throw notFound('This list of restaurants could not be found.');
  return new Set(roster.brandIds);
}
