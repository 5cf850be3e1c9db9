import { roleLabels, type Role, type Schemas } from '@copper-carrot/contracts';
import { membershipAnswer } from '../accounts';
import { notFound } from '../errors';
import {
  defineList,
  idParams,
  listAnswer,
  listQuery,
  presentList,
  routes,
  type Actor,
  type RecordOf,
} from '../http';
import { column } from '../prepared';
import { hasPrivilege } from './privileges';

/** What the actor is in which organization (2 §7). */
export const ownMembershipRoutes = routes({ tag: 'Organizations', base: '/cpi/v2/orderer' });

const memberships = defineList({
  name: 'own-memberships',
  columns: {
    id: 'int4',
    team_id: 'int4',
    role: column<Role>('text'),
    name: 'text',
    access_code: 'text',
  },
  select: 'm.id, m.team_id, m.role, t.name, t.access_code',
  from: 'memberships m join teams t on t.id = m.team_id where m.user_id = $1 and ($2::int is null or m.id = $2)',
  key: 'm.id',
});

const present = (
  { id, team_id, role, name, access_code: code }: RecordOf<typeof memberships>,
  actor: Actor,
): Schemas['Membership'] => ({
  id,
  team_id,
  role,
  role_label: roleLabels[role],
  team: { id: team_id, name, access_code: hasPrivilege(actor, 'teams', 'read', team_id) ? code : null },
});

ownMembershipRoutes.get(
  '/memberships',
  {
    summary: "The actor's memberships, the first one first",
    spec: '2 §7',
    who: 'signed-in',
    query: listQuery(),
    answer: listAnswer(membershipAnswer),
  },
  async ({ actor, query }) =>
    presentList(await memberships.page([actor.userId, null], query), (row) => present(row, actor)),
);

ownMembershipRoutes.get(
  '/memberships/:id',
  {
    summary: "One of the actor's memberships",
    spec: '2 §7',
    who: 'signed-in',
    params: idParams,
    answer: membershipAnswer,
  },
  async ({ actor, params }) => {
    const { records } = await memberships.page([actor.userId, params.id], { limit: 1, offset: 0 });
    const [own] = records;
    if (!own) throw notFound();
    return present(own, actor);
  },
);
