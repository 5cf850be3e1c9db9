import { href, productName } from '@copper-carrot/contracts';
import { Action, defineMail, MailLayout, Paragraph } from '../mail';

interface InvitationData {
  teamName: string;
  inviterName: string;
  token: string;
}

export const invitationMail = defineMail<InvitationData>(
  'organization_invitation',
  ({ teamName, inviterName, token }) => ({
    subject: `${inviterName} invites you to ${teamName} on ${productName}`,
    body: (
      <MailLayout heading={`Join ${teamName}`} preview={`${inviterName} orders food with ${productName}.`}>
        <Paragraph>
          {inviterName} invites you to {teamName}. Join to see the meals, answer polls and order with your
          team. The link works for 14 days.
        </Paragraph>
        <Action path={href.joinInvitation(token)}>Join {teamName}</Action>
      </MailLayout>
    ),
  }),
  { secrets: ['token'], kind: 'team_invitations' },
);

export const organizationMails = [invitationMail];
