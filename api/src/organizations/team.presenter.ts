import { roleLabels, roles, type Role, type Schemas } from '@copper-carrot/contracts';
import { inList, sql } from '../database';
import { defineList, presentList, type Actor, type Paging } from '../http';
import { column } from '../prepared';
import { teamPolicy } from './team.policy';
import type { MembersQuery } from './team.schemas';

interface TeamRow {
  id: number;
  name: string;
  access_code: string;
  role_counts: Partial<Record<Role, number>>;
}

const noRoles: Record<Role, number> = { admin: 0, orderer: 0, staff: 0, guest: 0, external_attendant: 0 };

const columns = `t.id, t.name, t.access_code, coalesce((select json_object_agg(c.role, c.count) from
  (select m.role, count(*)::int as count from memberships m where m.team_id = t.id group by m.role) c), '{}') as role_counts`;

const present = (row: TeamRow, actor: Actor): Schemas['Organization'] => ({
  id: row.id,
  name: row.name,
  access_code: row.access_code,
  role_counts: { ...noRoles, ...row.role_counts },
  can: { update: teamPolicy.update(actor, row), invite: teamPolicy.invite(actor, row) },
});

/** One organization, or null. */
export async function presentTeam(id: number, actor: Actor): Promise<Schemas['Organization'] | null> {
  const row = await sql.first<TeamRow>(`select ${columns} from teams t where t.id = $1`, [id]);
  return row ? present(row, actor) : null;
}

const teams = defineList({
  name: 'teams',
  columns: {
    id: 'int4',
    name: 'text',
    access_code: 'text',
    role_counts: column<TeamRow['role_counts']>('json'),
  },
  select: columns,
  from: 'teams t where $1::int[] is null or t.id = any($1)',
  order: 't.name',
  key: 't.id',
});

/** The actor's organizations; all of them for a site admin (2 §6). */
export async function presentTeams(actor: Actor, page: Paging) {
  const mine = actor.isAdmin ? null : actor.memberships.map(({ teamId }) => teamId);
  return presentList(await teams.page([mine], page), (row) => present(row, actor));
}

type MemberRow = Omit<Schemas['Member'], 'role_label'>;

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
    role: column<MemberRow['role']>('text'),
    status: column<MemberRow['status']>('text'),
  },
  select: 'p.*',
  from: `(${people}) p
    where ($2::text is null or position(lower($2) in lower(coalesce(name, '') || ' ' || email)) > 0)
      and ($3::text is null or role = $3)`,
  order: `array_position(array[${inList(roles)}], role), status, name, email`,
  key: 'status, id',
});

/** Members and open invitations of an organization, admins first. */
export const presentMembers = async (teamId: number, { query, role, ...page }: MembersQuery) =>
  presentList(await members.page([teamId, query ?? null, role ?? null], page), presentMember);

export const presentMember = (row: MemberRow): Schemas['Member'] => ({
  ...row,
  role_label: roleLabels[row.role],
});
