import { read } from '@copper-carrot/contracts';
import { client } from '@copper-carrot/contracts/runtime';

/** Who invites to what, by the token of the mail. */
export const invitationUrl = (token: string) =>
  read('/cpi/v2/public/invitations/{token}', { params: { token } });

/** Takes an invitation. */
export const claim = (id: number, token: string) =>
  client.post('/cpi/v2/memberships/{id}/claim', { params: { id }, body: { invitation_token: token } });
