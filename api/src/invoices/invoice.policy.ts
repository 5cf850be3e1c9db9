import { grants, roles } from '@copper-carrot/contracts';
import { inList } from '../database';
import { authorize, type Actor, type Policy } from '../http';
import { hasPrivilege } from '../organizations';

/** Who may do what with an organization's invoices (2 §6). */
export const invoicePolicy: Policy<{ teamId: number }, 'list' | 'pay' | 'book'> = {
  // Other members know that the organization exists.
  read: (actor, { teamId }) => hasPrivilege(actor, 'teams', 'read', teamId),
  list: (actor, { teamId }) => hasPrivilege(actor, 'invoices', 'list', teamId),
  // Everyone who may read a card of the organization may charge it.
  pay: (actor, { teamId }) =>
    hasPrivilege(actor, 'invoices', 'read', teamId) && hasPrivilege(actor, 'credit_cards', 'read', teamId),
  // Only site admins see the bank account, and not while they act as another person.
  book: (actor) => actor?.isAdmin ?? false,
};

export interface OfTeam {
  team_id?: number;
}

/** $1 and $2 of `ownOrTeams`: the person, and the organization whose invoices are asked for, if any. */
export function whose({ team_id: teamId }: OfTeam, actor: Actor): [userId: number, teamId: number | null] {
  if (teamId === undefined) return [actor.userId, null];
  authorize(invoicePolicy, 'list', actor, { teamId });
  return [actor.userId, teamId];
}

const mayList = inList(roles.filter((role) => grants(role, 'invoices', 'list')));

/**
 * SQL for the invoices `i` of organization $2, or without one, of the orders `o` that person $1 made for organizations
 * whose invoices they may list now.
 */
export const ownOrTeams = `(case when $2::int is null then o.user_id = $1 and exists (select from memberships m
    where m.user_id = $1 and m.team_id = i.team_id and m.role in (${mayList})) else i.team_id = $2 end)`;
