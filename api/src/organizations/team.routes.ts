import Joi from 'joi';
import { changeTeam, createTeam } from '../accounts';
import { database } from '../database';
import {
  authorize,
  id,
  idParams,
  listQuery,
  nothing,
  presentList,
  rateLimit,
  routes,
  type Actor,
} from '../http';
import { changeRole, removeMember } from './change-member';
import { invite, resendInvitation, withdrawInvitation } from './invite';
import { loadMember } from './load-member';
import { loadMembers, loadTeam, loadTeams } from './load-teams';
import { isOwnMembership, teamPolicy } from './team.policy';
import { presentMember, presentMemberDetails, presentTeam } from './team.presenter';
import {
  memberDetailsAnswer,
  memberParams,
  memberRemovalBody,
  mailedHeaders,
  membersAnswer,
  membershipBody,
  membershipsBody,
  membersQuery,
  teamAnswer,
  teamBody,
  teamsAnswer,
} from './team.schemas';

/** Organizations and who belongs to them (2 §6, 2 §7). */
export const teamRoutes = routes({ tag: 'Organizations', base: '/cpi/v2' });

const foundersLimit = rateLimit({
  name: 'teams',
  tries: 20,
  seconds: 60 * 60,
  says: 'You made many organizations.',
});

type Action = Parameters<
  typeof authorize<
    { id: number },
    'update' | 'listMembers' | 'readMember' | 'invite' | 'changeMember' | 'removeMember'
  >
>[1];

function allow(action: Action, actor: Actor, teamId: number): void {
  authorize(teamPolicy, action, actor, { id: teamId });
}

const shown = async (teamId: number, actor: Actor) => presentTeam(await loadTeam(teamId), actor);

teamRoutes.get(
  '/orderer/teams',
  {
    summary: 'Organizations of the actor',
    spec: '2 §7',
    who: 'signed-in',
    query: listQuery(),
    answer: teamsAnswer,
  },
  async ({ actor, query }) => presentList(await loadTeams(actor, query), (team) => presentTeam(team, actor)),
);

teamRoutes.post(
  '/orderer/teams',
  {
    summary: 'Makes an organization with the actor as its admin',
    spec: '2 §6',
    who: 'signed-in',
    body: teamBody,
    answer: teamAnswer,
    status: 201,
  },
  async ({ actor, body }) => {
    await foundersLimit.spend(String(actor.userId));
    const team = await database.transaction((transaction) =>
      createTeam(body.team.name, actor.userId, transaction),
    );
    return shown(team.id, {
      ...actor,
      memberships: [...actor.memberships, { id: 0, teamId: team.id, role: 'admin' }],
    });
  },
);

teamRoutes.get(
  '/orderer/teams/:id',
  { summary: 'An organization', spec: '2 §7', who: 'signed-in', params: idParams, answer: teamAnswer },
  ({ actor, params }) => {
    allow('read', actor, params.id);
    return shown(params.id, actor);
  },
);

teamRoutes.patch(
  '/orderer/teams/:id',
  {
    summary: 'Renames an organization',
    spec: '2 §7',
    who: 'signed-in',
    params: idParams,
    body: teamBody,
    answer: teamAnswer,
  },
  async ({ actor, params, body }) => {
    allow('update', actor, params.id);
    await database.transaction((transaction) => changeTeam(params.id, { name: body.team.name }, transaction));
    return shown(params.id, actor);
  },
);

teamRoutes.get(
  '/orderer/teams/:id/memberships',
  {
    summary: 'Members and open invitations, admins first',
    spec: '2 §7',
    who: 'signed-in',
    params: idParams,
    query: membersQuery,
    answer: membersAnswer,
  },
  async ({ actor, params, query }) => {
    allow('listMembers', actor, params.id);
    return presentList(await loadMembers(params.id, query), presentMember);
  },
);

teamRoutes.post(
  '/orderer/teams/:id/memberships',
  {
    summary: 'Invites people by mail, all or none',
    spec: '2 §7',
    who: 'signed-in',
    params: idParams,
    headers: mailedHeaders,
    body: membershipsBody,
    answer: Joi.object<{ ids: number[] }, true>({ ids: Joi.array().items(id()).required() }),
    status: 201,
  },
  async ({ actor, params, headers, body }) => {
    allow('invite', actor, params.id);
    const requestKey = headers['Idempotency-Key'] ?? null;
    return { ids: await invite(params.id, body.memberships, { actor, requestKey }) };
  },
);

teamRoutes.get(
  '/orderer/teams/:id/memberships/:membershipId',
  {
    summary: 'A member, with what depends on them for who may remove them',
    spec: '2 §7',
    who: 'signed-in',
    params: memberParams,
    answer: memberDetailsAnswer,
  },
  async ({ actor, params }) => {
    allow('readMember', actor, params.id);
    return presentMemberDetails(await loadMember(params), actor);
  },
);

teamRoutes.patch(
  '/orderer/teams/:id/memberships/:membershipId',
  {
    summary: "Changes a member's role",
    spec: '2 §7',
    who: 'signed-in',
    params: memberParams,
    body: membershipBody,
    answer: nothing,
    status: 204,
  },
  async ({ actor, params, body }) => {
    allow('changeMember', actor, params.id);
    await changeRole(params.id, params.membershipId, body.membership.role, actor);
  },
);

teamRoutes.delete(
  '/orderer/teams/:id/memberships/:membershipId',
  {
    summary: 'Ends a membership; anyone may end their own',
    spec: '2 §7',
    who: 'signed-in',
    params: memberParams,
    body: memberRemovalBody,
    answer: nothing,
    status: 204,
  },
  async ({ actor, params, body }) => {
    if (!isOwnMembership(actor, params)) allow('removeMember', actor, params.id);
    await removeMember(params, { actor, keepsPaying: body.keep_paying ?? false });
  },
);

teamRoutes.post(
  '/orderer/teams/:id/memberships/:membershipId/resend_invitation',
  {
    summary: 'Mails an open invitation again',
    spec: '2 §7',
    who: 'signed-in',
    params: memberParams,
    headers: mailedHeaders,
    answer: nothing,
    status: 204,
  },
  async ({ actor, params, headers }) => {
    allow('invite', actor, params.id);
    const requestKey = headers['Idempotency-Key'] ?? null;
    await resendInvitation(params.id, params.membershipId, { actor, requestKey });
  },
);

teamRoutes.delete(
  '/orderer/teams/:id/memberships/:membershipId/invitation',
  {
    summary: 'Withdraws an open invitation; its link ends',
    spec: '2 §7',
    who: 'signed-in',
    params: memberParams,
    answer: nothing,
    status: 204,
  },
  async ({ actor, params }) => {
    allow('invite', actor, params.id);
    await withdrawInvitation(params.id, params.membershipId);
  },
);
