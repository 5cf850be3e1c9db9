import { roles, type Role, type Schemas } from '@copper-carrot/contracts';
import { inList, sql } from '../database';
import { notFound } from '../errors';
import { defineList, type Actor, type Paging, type RecordOf } from '../http';
import { column, prepared, type RowOf } from '../prepared';
import { hasPrivilege } from './privileges';
import type { MembersQuery } from './team.schemas';

const columns = {
  id: 'int4',
  name: 'text',
  access_code: 'text',
  role_counts: column<Partial<Record<Role, number>>>('json'),
} as const;
const select = `t.id, t.name, t.access_code, coalesce((select json_object_agg(c.role, c.count) from
  (select m.role, count(*)::int as count from memberships m where m.team_id = t.id group by m.role) c), '{}') as role_counts`;

const teamQuery = prepared('team', columns, `select ${select} from teams t where t.id = $1`);
const teams = defineList({
  name: 'teams',
  columns,
  select,
  from: 'teams t where $1::int[] is null or t.id = any($1)',
  order: 't.name',
  key: 't.id',
});

export type LoadedTeam = RowOf<typeof teamQuery>;

/** One organization; 404 where it is not there. Whether the actor may read it, the caller has asked. */
export async function loadTeam(id: number): Promise<LoadedTeam> {
  const team = await sql.first(teamQuery, [id]);
  if (!team) throw notFound();
  return team;
}

/** The actor's organizations that their role lets them list; all of them for a site admin (2 §6). */
export function loadTeams(actor: Actor, page: Paging) {
  const ids = actor.memberships.map(({ teamId }) => teamId);
  const own = ids.filter((id) => hasPrivilege(actor, 'teams', 'list', id));
  return teams.page([actor.isAdmin ? null : own], page);
}

// Members and open invitations are one list to the person who manages them; `status` says which id it is.
const people = `
  select m.id, m.team_id, m.user_id, trim(u.first_name || ' ' || u.last_name) as name, u.email::text, m.role, 'active' as status
  from memberships m join users u on u.id = m.user_id where m.team_id = $1
  union all
  select i.id, i.team_id, null, null, i.email::text, i.role, 'invited' from invitations i
  where i.team_id = $1 and i.accepted_at is null`;

const members = defineList({
  name: 'team-people',
  columns: {
    id: 'int4',
    team_id: 'int4',
    user_id: 'int4?',
    name: 'text?',
    email: 'text',
    role: column<Role>('text'),
    status: column<Schemas['Member']['status']>('text'),
  },
  select: 'p.*',
  from: `(${people}) p
    where ($2::text is null or position(lower($2) in lower(coalesce(name, '') || ' ' || email)) > 0)
      and ($3::text is null or role = $3)`,
  order: `array_position(array[${inList(roles)}], role), status, name, email`,
  key: 'status, id',
});

export type LoadedMember = RecordOf<typeof members>;

/** Members and open invitations of an organization, admins first. */
export const loadMembers = (teamId: number, { query, role, ...page }: MembersQuery) =>
  members.page([teamId, query ?? null, role ?? null], page);
