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
  /** Someone is signed in now. */
  onSignedIn: () => void;
  /** Whether the heading is the page's own, one of its parts', or said by the surroundings. */
  heading?: 'page' | 'part' | 'none';
  /** The token of a mailed link: then a new password is chosen, instead of asking for the mail. */
  resetToken?: string | null;
  /** Whom an invitation brings in. */
  invitation?: { token: string; email: string };
}

const resetHeading = 'Choose a New Password';

/** The auth screen: heading, the mode's form in its frame, and the ways to the other modes (2 §2). */
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

/** What a mode's frame has to know of the mail that led here. */
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
