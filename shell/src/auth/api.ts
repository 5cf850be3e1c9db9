import { read } from '@copper-carrot/contracts';
import { client } from '@copper-carrot/contracts/runtime';

/** Reads an invitation by the mail's token. */
export const invitationUrl = (token: string) =>
  read('/cpi/v2/public/invitations/{token}', { params: { token } });

/** Accepts an invitation. */
export const claim = (id: number, token: string) =>
  client.post('/cpi/v2/memberships/{id}/claim', { params: { id }, body: { invitation_token: token } });
