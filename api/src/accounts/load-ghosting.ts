import { type List, type Role, roleLabels, type Schemas } from '@copper-carrot/contracts';
import { defineList, type Paging, presentList, type RecordOf } from '../http';
import { column } from '../prepared';

const people = defineList({
  name: 'people-to-act-as',
  columns: {
    id: 'int4',
    name: 'text',
    email: 'text',
    teams: column<{ id: number; name: string; role: Role }[]>('json'),
    brands: 'text[]',
  },
  select: `u.id, trim(u.first_name || ' ' || u.last_name) as name, u.email::text,
    coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name, 'role', m.role) order by t.name, t.id)
      from memberships m join teams t on t.id = m.team_id where m.user_id = u.id), '[]') as teams,
    array(select b.name from brand_members bm join brands b on b.id = bm.brand_id
      where bm.user_id = u.id order by b.name) as brands`,
  from: `users u where u.deactivated_at is null and not u.is_admin and (
      u.email::text ilike $1 or trim(u.first_name || ' ' || u.last_name) ilike $1
      or exists (select from memberships m join teams t on t.id = m.team_id where m.user_id = u.id and t.name ilike $1)
      or exists (select from brand_members bm join brands b on b.id = bm.brand_id
        where bm.user_id = u.id and b.name ilike $1))`,
  order: 'u.first_name, u.last_name',
  key: 'u.id',
});

const presentPerson = ({ teams, ...person }: RecordOf<typeof people>): Schemas['GhostablePerson'] => ({
  ...person,
  teams: teams.map(({ id, name, role }) => ({ id, name, role_label: roleLabels[role] })),
});

/** People whose name, e-mail, organization or restaurant holds a text; all of them for none. */
export const findPeople = async (text: string, page: Paging): Promise<List<Schemas['GhostablePerson']>> =>
  presentList(await people.page([`%${text.replace(/[\\%_]/g, '\\$&')}%`], page), presentPerson);

const sessions = defineList({
  name: 'ghost-sessions',
  columns: {
    id: 'int8',
    admin: 'text',
    person: 'text',
    personId: 'int4',
    reason: 'text',
    startedAt: 'timestamptz',
    endedAt: 'timestamptz?',
  },
  select: `g.id, trim(a.first_name || ' ' || a.last_name) as admin, trim(u.first_name || ' ' || u.last_name) as person,
    u.id as "personId", g.reason, g.started_at as "startedAt",
    coalesce(g.ended_at, case when g.ends_at <= now() then g.ends_at end) as "endedAt"`,
  from: 'ghost_sessions g join users a on a.id = g.admin_id join users u on u.id = g.user_id where $1::int is null or g.user_id = $1',
  order: 'g.started_at desc',
  key: 'g.id desc',
});

const presentSession = (row: RecordOf<typeof sessions>): Schemas['GhostSession'] => ({
  id: row.id,
  admin_name: row.admin,
  user_id: row.personId,
  user_name: row.person,
  reason: row.reason,
  started_at: row.startedAt.toISOString(),
  ended_at: row.endedAt?.toISOString() ?? null,
});

/** Who acted as whom and why, the latest first; of one person alone where one is named. */
export const listGhostSessions = async (
  userId: number | null,
  page: Paging,
): Promise<List<Schemas['GhostSession']>> => presentList(await sessions.page([userId], page), presentSession);
