import { type AnswerOf, type BodyOf, pageQuery } from '@copper-carrot/contracts';
import { client } from '@copper-carrot/contracts/runtime';
import useSWR, { type SWRResponse, useSWRConfig } from 'swr';

const teamPath = '/cpi/v2/orderer/teams/{id}';
const membersPath = '/cpi/v2/orderer/teams/{id}/memberships';

type MemberList = AnswerOf<typeof membersPath, 'get'>;
export type Member = MemberList['records'][number];
export type Invitee = BodyOf<typeof membersPath, 'post'>['memberships'][number];

export const pageSize = 50;

export const useTeam = (id: number) =>
  useSWR<AnswerOf<typeof teamPath, 'get'>, Error>([teamPath, id], () =>
    client.get(teamPath, { params: { id } }),
  );

/** Members and open invitations, a page at a time. */
export const useMembers = (id: number, page: number): SWRResponse<MemberList, Error> =>
  useSWR(
    [membersPath, id, page],
    () => client.get(membersPath, { params: { id }, query: pageQuery(page, pageSize) }),
    { keepPreviousData: true },
  );

/** What an admin does with invitations; each is followed by the list as it is then. */
export function useInvitations(id: number) {
  const { mutate } = useSWRConfig();
  const refresh = () =>
    mutate((key) => Array.isArray(key) && key[0] === membersPath && key[1] === id).then(() => undefined);
  const params = (membershipId: number) => ({ params: { id, membershipId } });
  return {
    invite: (invitee: Invitee) =>
      client.post(membersPath, { params: { id }, body: { memberships: [invitee] } }).then(refresh),
    sendAgain: (membershipId: number) =>
      client.post(`${membersPath}/{membershipId}/resend_invitation`, params(membershipId)),
    withdraw: (membershipId: number) =>
      client.delete(`${membersPath}/{membershipId}/invitation`, params(membershipId)).then(refresh),
  };
}
