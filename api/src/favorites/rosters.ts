import type { Schemas } from '@copper-carrot/contracts';
import { database, sql } from '../database';
import { invalid, notFound } from '../errors';
import { belongsTo, defineList, type Actor, type Paging } from '../http';
import { column, prepared } from '../prepared';

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

/** An organization keeps no more lists. */
export const mostRosters = 50;

const rosters = defineList({
  name: 'team-rosters',
  columns: {
    id: 'int4',
    team_id: 'int4',
    name: 'text',
    kind: column<Schemas['TeamRoster']['kind']>('text'),
    brands: column<Schemas['TeamRoster']['brands']>('json'),
  },
  select: `r.id, r.team_id, r.name, r.kind, coalesce((
    select json_agg(json_build_object('id', b.id, 'name', b.name, 'slug', b.slug, 'kitchen_count',
      (select count(*) from kitchens k where k.brand_id = b.id and k.active)) order by b.name, b.id)
    from roster_brands rb join brands b on b.id = rb.brand_id where rb.roster_id = r.id), '[]') as brands`,
  from: 'rosters r where r.team_id = $1 and ($2::int is null or r.id = $2)',
  order: 'r.name',
  key: 'r.id',
});

export const listRosters = (teamId: number, page: Paging) => rosters.page([teamId, null], page);

const begun = prepared(
  'roster-begun',
  { id: 'int4' },
  'insert into rosters (team_id, name, kind) select id, $2, $3 from teams where id = $1 returning id',
);
const counted = prepared(
  'rosters-counted',
  { count: 'int4' },
  `select count(*)::integer as count from rosters where team_id = (select id from teams where id = $1 for update)`,
);

/** Begins a list without restaurants; 422 where the organization keeps as many as it may. */
export async function makeRoster({
  team_id: teamId,
  name,
  kind,
}: Schemas['NewRosterBody']['roster']): Promise<Schemas['TeamRoster']> {
  const rosterId = await database.transaction(async (transaction) => {
    const [known] = await sql.within(transaction, counted, [teamId]);
    if ((known?.count ?? 0) >= mostRosters)
      throw invalid('name', 'too_many', `is one too many: an organization keeps ${mostRosters} lists`);
    const [made] = await sql.within(transaction, begun, [teamId, name, kind]);
    return made?.id;
  });
  const { records } = await rosters.page([teamId, rosterId ?? 0], { limit: 1, offset: 0 });
  const [made] = records;
  if (!made) throw notFound();
  return made;
}

const renamed = prepared('roster-renamed', {}, 'update rosters set name = $2 where id = $1');
const gone = prepared('roster-gone', {}, 'delete from rosters where id = $1');

export const renameRoster = (id: number, name: string) => sql.rows(renamed, [id, name]);
export const removeRoster = (id: number) => sql.rows(gone, [id]);
