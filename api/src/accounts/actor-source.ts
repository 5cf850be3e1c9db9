import type { Role } from '@copper-carrot/contracts';
import { sql } from '../database';
import { forbidden, unauthenticated } from '../errors';
import { isSiteAdmin, roleIn, type Actor, type ActorSource } from '../http';
import { column, prepared, type RowOf } from '../prepared';

const actorQuery = prepared(
  'accounts_actor',
  {
    id: 'int4',
    email: 'text',
    name: 'text',
    is_admin: 'bool',
    is_photographer: 'bool',
    type: column<Actor['type']>('text'),
    invoiceable: 'bool',
    rewards_disabled: 'bool',
    auth_scopes: 'text[]',
    memberships: column<{ id: number; team_id: number; role: Role }[]>('json'),
    brand_ids: 'int4[]',
  },
  `select u.id, u.email::text, trim(u.first_name || ' ' || u.last_name) as name, u.is_admin, u.is_photographer, u.type,
      u.invoiceable, u.rewards_disabled, u.auth_scopes,
      coalesce((select json_agg(json_build_object('id', m.id, 'team_id', m.team_id, 'role', m.role) order by m.id)
        from memberships m where m.user_id = u.id), '[]') as memberships,
      array(select b.brand_id from brand_members b where b.user_id = u.id order by b.brand_id) as brand_ids
    from users u where u.id = $1 and u.deactivated_at is null`,
);

function toActor(row: RowOf<typeof actorQuery>): Actor {
  const memberships = row.memberships.map(({ id, team_id, role }) => ({ id, teamId: team_id, role }));
  return {
    userId: row.id,
    name: row.name,
    email: row.email,
    isAdmin: row.is_admin,
    isCaterer: row.brand_ids.length > 0,
    isPhotographer: row.is_photographer,
    type: row.type,
    invoiceable: row.invoiceable,
    rewardsDisabled: row.rewards_disabled,
    authScopes: row.auth_scopes,
    memberships,
    brandIds: row.brand_ids,
    // A site admin sees every organization until one is chosen (2 §6).
    teamId: row.is_admin ? null : (memberships[0]?.teamId ?? null),
    brandId: row.brand_ids[0] ?? null,
    ghostingAdmin: null,
  };
}

/**
 * The same caller with the rights of this moment, and acting for nothing that they belong to no more; 401 for somebody who may
 * sign in no more, 403 where whoever acts as them is no site admin any more.
 */
export async function asOfNow({ userId, teamId, brandId, ghostingAdmin }: Actor): Promise<Actor> {
  const now = await actorOf({ userId, actingUserId: ghostingAdmin?.id ?? null });
  if (!now) throw unauthenticated();
  if (ghostingAdmin && !now.ghostingAdmin) throw forbidden();
  const mayActFor = (own: boolean) => own || isSiteAdmin(now);
  return {
    ...now,
    teamId: mayActFor(roleIn(now, teamId) !== null) ? teamId : null,
    brandId: mayActFor(now.brandIds.some((id) => id === brandId)) ? brandId : null,
  };
}

/**
 * Whoever did something, with the rights of this moment, and the site admin who acted as them while they are one; null for
 * somebody who may sign in no more.
 */
export async function actorOf({
  userId,
  actingUserId,
}: {
  userId: number;
  actingUserId: number | null;
}): Promise<Actor | null> {
  const actor = await actorSource.findActor(userId);
  if (!actor || actingUserId === null) return actor;
  const admin = await actorSource.findActor(actingUserId);
  return { ...actor, ghostingAdmin: admin?.isAdmin ? { id: admin.userId, name: admin.name } : null };
}

/**
 * Asks another service, and says with its answer who asks now: whoever waits for one may have lost by then what let them ask.
 * What is written with such an answer goes by that actor.
 */
export async function askOutside<Answer>(
  actor: Actor,
  question: () => Promise<Answer>,
): Promise<{ answer: Answer; actor: Actor }> {
  const answer = await question();
  return { answer, actor: await asOfNow(actor) };
}

/** Where the kernel learns who is calling. */
export const actorSource: ActorSource = {
  async findActor(userId) {
    const row = await sql.first(actorQuery, [userId]);
    return row ? toActor(row) : null;
  },
  async teamExists(teamId) {
    return (await sql.rows('select 1 from teams where id = $1', [teamId])).length > 0;
  },
  async brandExists(brandId) {
    return (await sql.rows('select 1 from brands where id = $1', [brandId])).length > 0;
  },
};
