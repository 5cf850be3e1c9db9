import Joi from 'joi';
import { id, idParams, routes } from '../http';
import { claimInvitation } from './claim-invitation';
import { presentInvitation } from './invitation.presenter';
import { claimBody, invitationAnswer, tokenParams } from './invitation.schemas';
import { loadInvitation } from './load-invitation';

/** What an invitation's link leads to: for anyone who has the link, and for the person whom it invites (2 §2). */
export const invitationRoutes = routes({ tag: 'Organizations', base: '/cpi/v2' });

invitationRoutes.get(
  '/public/invitations/:token',
  {
    summary: 'Who invites whom to what, for the link of a mail; 404 when it was withdrawn or sent again',
    spec: '2 §2',
    who: 'anyone',
    params: tokenParams,
    answer: invitationAnswer,
  },
  async ({ params }) => presentInvitation(await loadInvitation(params.token)),
);

invitationRoutes.post(
  '/memberships/:id/claim',
  {
    summary: "Takes an invitation to the actor's own address; its token confirms the address as well",
    spec: '2 §7',
    who: 'signed-in',
    params: idParams,
    body: claimBody,
    answer: Joi.object<{ team_id: number }, true>({ team_id: id().required() }),
  },
  ({ actor, params, body }) => claimInvitation(params.id, actor, body.invitation_token),
);
