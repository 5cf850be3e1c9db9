import { invalid } from '../errors';
import { authorize, isSiteAdmin, roleIn, type Actor, type Policy } from '../http';
import { hasPrivilege } from '../organizations';

interface OfTeam {
  teamId: number;
}

/** Who plans the meals of an organization: those who ask it what it eats (2 §6). Its other members know that it has a plan. */
export const plannerPolicy: Policy<OfTeam, 'plan'> = {
  read: (actor, { teamId }) => actor !== null && (isSiteAdmin(actor) || roleIn(actor, teamId) !== null),
  plan: (actor, { teamId }) => hasPrivilege(actor, 'order_polls', 'update', teamId),
};

/** The organization that a call is about, once its caller may plan for it. */
export function teamOf(given: number | undefined, actor: Actor): number {
  const teamId = given ?? actor.teamId;
  if (teamId === null) throw invalid('team_id', 'blank', 'must be said: plans belong to an organization');
  authorize(plannerPolicy, 'plan', actor, { teamId });
  return teamId;
}
