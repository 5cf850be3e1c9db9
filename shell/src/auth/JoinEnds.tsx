import { type ReactNode } from 'react';
import { href, type Schemas } from '@copper-carrot/contracts';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { AuthCard, AuthRoot } from './AuthPage';

const End = ({ title, words, way }: { title: string; words: string; way: ReactNode }) => (
  <AuthRoot>
    <AuthCard>
      <Stack gap={5} align="start">
        <PageTitle below={words}>{title}</PageTitle>
        {way}
      </Stack>
    </AuthCard>
  </AuthRoot>
);

const findFood = <ButtonLink to={href.search()}>Find food</ButtonLink>;

/** Says that the person is a member of the organization. */
export const Joined = ({ team_name: team, role }: { team_name: string; role: string }) => (
  <End title={`You belong to ${team}`} words={`Your role there is ${role}.`} way={findFood} />
);

interface EndedProps {
  /** Missing if no invitation has this token. */
  invitation?: Schemas['Invitation'];
  user: Schemas['Session'] | null;
}

/** Says why an invitation is no longer valid and what to do. */
export function EndedInvitation({ invitation, user }: EndedProps) {
  const way = user ? findFood : <ButtonLink to={href.login()}>Log In</ButtonLink>;
  if (!invitation) {
    return (
      <End
        title="This invitation does not work any more"
        words="It was withdrawn, or a newer one was sent. Please look for the newest mail, or ask whoever invited you for another."
        way={way}
      />
    );
  }
  const { status, team_name: team, inviter_name: inviter, email } = invitation;
  return status === 'expired' ? (
    <End
      title={`The invitation to ${team} is too old`}
      words={`It worked for 14 days. Please ask ${inviter ?? 'whoever invited you'} to send it again.`}
      way={way}
    />
  ) : (
    <End
      title={`The invitation to ${team} was used already`}
      words={`Please log in as ${email} to order with ${team}.`}
      way={way}
    />
  );
}
