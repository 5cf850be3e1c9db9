import { useState } from 'react';
import { sentences } from '@copper-carrot/contracts';
import { type AuthMode } from '@copper-carrot/contracts/runtime';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import { styled } from 'styled-components';
import { authModes, frameSource } from './auth-modes';
import { SafeFrame } from './SafeFrame';

interface AuthPanelProps {
  mode: AuthMode;
  search: string;
  onMode: (mode: AuthMode) => void;
  /** Called after a sign-in. */
  onSignedIn: () => void;
  /** Whether the heading is the page's, a section's, or given by the surroundings. */
  heading?: 'page' | 'part' | 'none';
  /** The token of a mailed link, which asks for a new password instead of sending a mail. */
  resetToken?: string | null;
  /** The invitation that the person accepts. */
  invitation?: { token: string; email: string };
}

const resetHeading = 'Choose a New Password';

/** The auth screen: heading, the mode's form in its frame, and links to the other modes (2 §2). */
export function AuthPanel({
  mode,
  search,
  onMode,
  onSignedIn,
  heading: place = 'page',
  resetToken,
  invitation,
}: AuthPanelProps) {
  const { height, links } = authModes[mode];
  const isReset = mode === 'forgotPassword' && Boolean(resetToken);
  const heading = isReset ? resetHeading : authModes[mode].heading;
  const [resetSent, setResetSent] = useState(false);
  return (
    <Root>
      {place === 'page' && <h1>{heading}</h1>}
      {place === 'part' && <h2>{heading}</h2>}
      {mode === 'forgotPassword' && resetSent ? (
        <Sent role="status">{sentences.passwordReset}</Sent>
      ) : (
        <SafeFrame
          key={mode}
          src={frameSource(mode, search, handed(mode, resetToken, invitation))}
          title={heading}
          height={height}
          ground={place === 'none' ? 'raised' : 'surface'}
          takesFocus={place === 'none'}
          onSuccess={(success) =>
            mode === 'forgotPassword' && success.mode !== 'resetPassword' ? setResetSent(true) : onSignedIn()
          }
        />
      )}
      <Ways>
        {links.map(({ before, label, to }) => (
          <li key={to}>
            {before}
            <a
              href={authModes[to].page()}
              onClick={(event) => {
                event.preventDefault();
                setResetSent(false);
                onMode(to);
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </Ways>
    </Root>
  );
}

/** The values from the mail's link that a mode's frame needs. */
function handed(
  mode: AuthMode,
  resetToken: AuthPanelProps['resetToken'],
  invitation: AuthPanelProps['invitation'],
): Record<string, string> {
  if (mode === 'forgotPassword') return resetToken ? { token: resetToken } : {};
  if (!invitation) return {};
  return { email: invitation.email, ...(mode === 'signUp' && { invitation: invitation.token }) };
}

const Root = styled.div`
  display: grid;
  gap: ${space(5)};

  h1 {
    font-size: ${text.title};
  }
  h2 {
    font-size: ${text.heading};
  }
`;

const Ways = styled.ul`
  display: grid;
  gap: ${space(2)};
  color: ${color.inkSoft};
  font-size: ${text.small};

  a {
    font-weight: 600;
  }
`;

const Sent = styled.p`
  padding: ${space(4)};
  color: ${color.ink};
  background: ${color.leafTint};
  border-radius: 10px;
`;
