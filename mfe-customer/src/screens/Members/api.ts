import { type AnswerOf, type BodyOf, pageQuery, type QueryOf, read } from '@copper-carrot/contracts';
import { client, type OnceHeaders, type ReadOptions, useRead } from '@copper-carrot/contracts/runtime';

const teamPath = '/cpi/v2/orderer/teams/{id}';
const membersPath = '/cpi/v2/orderer/teams/{id}/memberships';
const memberPath = '/cpi/v2/orderer/teams/{id}/memberships/{membershipId}';

type MemberList = AnswerOf<typeof membersPath, 'get'>;
export type Member = MemberList['records'][number];
export type MemberDetails = AnswerOf<typeof memberPath, 'get'>;
export type Invitee = BodyOf<typeof membersPath, 'post'>['memberships'][number];
export type MemberFilter = Pick<QueryOf<typeof membersPath>, 'query' | 'role'>;

export const pageSize = 50;

const params = (id: number) => ({ params: { id } });

/** Of each page and filter; what an invitation changes. */
export const membersUrl = (id: number) => read(membersPath, params(id));

export const teamUrl = (id: number) => read(teamPath, params(id));

export const memberUrl = (id: number, membershipId: number) =>
  read(memberPath, { params: { id, membershipId } });

export const useTeam = (id: number, options?: ReadOptions) => useRead(teamUrl(id), options);

/** Members and open invitations, a page at a time. */
export const useMembers = (id: number, page: number, filter: MemberFilter) =>
  useRead(read(membersPath, { ...params(id), query: { ...pageQuery(page, pageSize), ...filter } }), {
    keepPrevious: true,
  });

export const useMember = (id: number, membershipId: number) =>
  useRead(memberUrl(id, membershipId), { failure: 'page' });

export const invite = (id: number, memberships: Invitee[], headers: OnceHeaders) =>
  client.post(membersPath, { ...params(id), body: { memberships }, headers });

export const changeRole = (id: number, membershipId: number, role: Invitee['role']) =>
  client.patch(memberPath, { params: { id, membershipId }, body: { membership: { role } } });

/** `keep_paying`: the organization's cards go on paying for the orders that the member placed. */
export const removeMember = (id: number, membershipId: number, body: BodyOf<typeof memberPath, 'delete'>) =>
  client.delete(memberPath, { params: { id, membershipId }, body });

export const sendAgain = (id: number, membershipId: number, headers: OnceHeaders) =>
  client.post(`${membersPath}/{membershipId}/resend_invitation`, { params: { id, membershipId }, headers });

export const withdraw = (id: number, membershipId: number) =>
  client.delete(`${membersPath}/{membershipId}/invitation`, { params: { id, membershipId } });
