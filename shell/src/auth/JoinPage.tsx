import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { messageOf, tokenIn, type Schemas } from '@copper-carrot/contracts';
import {
  type AuthMode,
  isApiFailure,
  refetchUser,
  useRead,
  useUser,
  useWrite,
} from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { ErrorState } from '@copper-carrot/shared-ui/ErrorState';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { signOut } from '../session/sign-out';
import { ScreenSkeleton } from '../slot/ScreenSkeleton';
import { claim, invitationUrl } from './api';
import { AuthCard, AuthRoot } from './AuthPage';
import { AuthPanel } from './AuthPanel';
import { EndedInvitation, Joined } from './JoinEnds';

type Invitation = Schemas['Invitation'];

/**
 * The page of an invitation's link: who invites to what, and how to accept with or without an account (2
 * §2).
 */
export function JoinPage() {
  const token = tokenIn(useParams().token);
  const user = useUser();
  const { data: invitation, error, refresh } = useRead(token && invitationUrl(token), { failure: 'own' });
  if (!token || (isApiFailure(error) && error.status === 404)) return <EndedInvitation user={user} />;
  if (error) return <ErrorState onRetry={refresh}>{messageOf(error)}</ErrorState>;
  if (!invitation) return <ScreenSkeleton />;
  const membership = user?.memberships.find(({ team_id }) => team_id === invitation.team_id);
  if (membership) return <Joined team_name={membership.team.name} role={membership.role_label} />;
  if (invitation.status !== 'open') return <EndedInvitation invitation={invitation} user={user} />;
  return (
    <AuthRoot>
      <AuthCard>
        <PageTitle below={<Offer {...invitation} />}>Join {invitation.team_name}</PageTitle>
      </AuthCard>
      <AuthCard>
        <WayIn invitation={invitation} token={token} user={user} />
      </AuthCard>
    </AuthRoot>
  );
}

const Offer = ({ inviter_name, team_name, role_label, email }: Invitation) => (
  <>
    {inviter_name ?? 'Your team'} invites {email} to {team_name} as <strong>{role_label}</strong>.
  </>
);

interface WayInProps {
  invitation: Invitation;
  token: string;
  user: Schemas['Session'] | null;
}

function WayIn({ invitation, token, user }: WayInProps) {
  const { search } = useLocation();
  const [mode, setMode] = useState<AuthMode>(invitation.has_account ? 'login' : 'signUp');
  if (!user) {
    return (
      <AuthPanel
        mode={mode}
        search={search}
        onMode={setMode}
        onSignedIn={() => void refetchUser()}
        heading="part"
        invitation={{ token, email: invitation.email }}
      />
    );
  }
  return user.email.toLowerCase() === invitation.email.toLowerCase() ? (
    <JoinNow invitation={invitation} token={token} />
  ) : (
    <Notice
      tone="warning"
      title={`You are logged in as ${user.email}`}
      action={
        // Reloads this page, so that nothing of the previous person remains.
        <Button onClick={() => signOut({ leave: () => window.location.reload() })}>Log out and go on</Button>
      }
    >
      This invitation is for {invitation.email}.
    </Notice>
  );
}

function JoinNow({ invitation, token }: Omit<WayInProps, 'user'>) {
  const { run, failure } = useWrite(() => claim(invitation.id, token), { onDone: refetchUser });
  return (
    <>
      {failure && (
        <Notice tone="danger" live>
          {failure.message}
        </Notice>
      )}
      <Button onClick={() => run()} wide>
        Join {invitation.team_name}
      </Button>
    </>
  );
}
