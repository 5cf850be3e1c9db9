import { useState } from 'react';
import { type AuthMode, sentences } from '@copper-carrot/contracts';
import { color, space, text } from '@copper-carrot/shared-ui';
import { styled } from 'styled-components';
import { authModes, frameSource } from './auth-modes';
import { SafeFrame } from './SafeFrame';

interface AuthPanelProps {
  mode: AuthMode;
  search: string;
  onMode: (mode: AuthMode) => void;
  /** Someone is signed in now. */
  onSignedIn: () => void;
  /** False where the surroundings carry the heading. */
  heading?: boolean;
}

/** The auth screen: heading, the mode's form in its frame, and the ways to the other modes (2 §2). */
export function AuthPanel({ mode, search, onMode, onSignedIn, heading: hasHeading = true }: AuthPanelProps) {
  const { heading, height, links } = authModes[mode];
  const [resetSent, setResetSent] = useState(false);
  return (
    <Root>
      {hasHeading && <h1>{heading}</h1>}
      {mode === 'forgotPassword' && resetSent ? (
        <Sent role="status">{sentences.passwordReset}</Sent>
      ) : (
        <SafeFrame
          key={mode}
          src={frameSource(mode, search)}
          title={heading}
          height={height}
          ground={hasHeading ? 'surface' : 'raised'}
          onSuccess={() => (mode === 'forgotPassword' ? setResetSent(true) : onSignedIn())}
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

const Root = styled.div`
  display: grid;
  gap: ${space(5)};

  h1 {
    font-size: ${text.title};
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
