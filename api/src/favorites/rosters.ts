import type { Schemas } from '@copper-carrot/contracts';
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

const roster = prepared(
  'roster',
  { id: 'int4', teamId: 'int4', name: 'text' },
  'select id, team_id as "teamId", name from rosters where id = $1',
);

/** An organization's list by its id, whoever asks; 404 for one that is not there. */
export async function findRoster(id: number) {
  const [found] = await sql.rows(roster, [id]);
  if (!found) throw notFound('This list of restaurants could not be found.');
  return found;
}

const put = prepared(
  'roster-brand-put',
  {},
  'insert into roster_brands (roster_id, brand_id) values ($1, $2) on conflict do nothing',
);
const taken = prepared(
  'roster-brand-taken',
  {},
  'delete from roster_brands where roster_id = $1 and brand_id = $2',
);
const shown = prepared(
  'roster-shown',
  { id: 'int4', name: 'text', brand_ids: 'int4[]' },
  `select r.id, r.name, array(select brand_id from roster_brands where roster_id = r.id order by brand_id) as brand_ids
   from rosters r where r.id = $1`,
);

/** Puts a restaurant on a list or takes it off; again changes nothing. Answers the list as it is then. */
export async function setOnRoster(id: number, brandId: number, listed: boolean): Promise<Schemas['Roster']> {
  await sql.rows(listed ? put : taken, [id, brandId]);
  const [now] = await sql.rows(shown, [id]);
  if (!now) throw notFound('This list of restaurants could not be found.');
  return now;
}
