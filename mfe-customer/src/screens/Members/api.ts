import { type AnswerOf, type BodyOf, pageQuery, read } from '@copper-carrot/contracts';
import { client, type OnceHeaders, type ReadOptions, useRead } from '@copper-carrot/contracts/runtime';

const teamPath = '/cpi/v2/orderer/teams/{id}';
const membersPath = '/cpi/v2/orderer/teams/{id}/memberships';

type MemberList = AnswerOf<typeof membersPath, 'get'>;
export type Member = MemberList['records'][number];
export type Invitee = BodyOf<typeof membersPath, 'post'>['memberships'][number];

export const pageSize = 50;

const params = (id: number) => ({ params: { id } });

/** Of each page; what an invitation changes. */
export const membersUrl = (id: number) => read(membersPath, params(id));

export const useTeam = (id: number, options?: ReadOptions) => useRead(read(teamPath, params(id)), options);

/** Members and open invitations, a page at a time. */
export const useMembers = (id: number, page: number) =>
  useRead(read(membersPath, { ...params(id), query: pageQuery(page, pageSize) }), { keepPrevious: true });

export const invite = (id: number, invitee: Invitee, headers: OnceHeaders) =>
  client.post(membersPath, { ...params(id), body: { memberships: [invitee] }, headers });

export const sendAgain = (id: number, membershipId: number, headers: OnceHeaders) =>
  client.post(`${membersPath}/{membershipId}/resend_invitation`, { params: { id, membershipId }, headers });

export const withdraw = (id: number, membershipId: number) =>
  client.delete(`${membersPath}/{membershipId}/invitation`, { params: { id, membershipId } });
