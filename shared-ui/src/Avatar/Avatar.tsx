import { useState } from 'react';
import styled from 'styled-components';
import { color } from '../theme/tokens';
import { tones } from '../theme/tones';
import { initialsOf, toneOf } from './initials';

export interface AvatarProps {
  /** Of a person or an organization; an e-mail address where there is no name. */
  name: string;
  /** A picture; initials stand in for it until it comes, or where it does not. */
  src?: string;
  size?: 'small' | 'medium' | 'large';
  /** Says the name to screen readers, where it does not stand beside the picture. */
  label?: string;
}

/** Who it is, at a glance: a picture, or initials on a colour that stays with the name. */
export function Avatar({ name, src, size = 'medium', label }: AvatarProps) {
  const [missing, setMissing] = useState<string>();
  return (
    <Root
      data-size={size}
      data-tone={toneOf(name)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {initialsOf(name)}
      {src && src !== missing && <img src={src} alt="" onError={() => setMissing(src)} />}
    </Root>
  );
}

const Root = styled.span`
  --side: 2.5rem;
  --words: ${color.copperText};
  --ground: ${color.copperTint};

  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: var(--side);
  height: var(--side);
  overflow: hidden;
  font-size: calc(var(--side) * 0.38);
  font-weight: 650;
  line-height: 1;
  letter-spacing: 0.01em;
  color: var(--words);
  background: var(--ground);
  border-radius: 50%;
  user-select: none;

  &[data-size='small'] {
    --side: 2rem;
  }
  &[data-size='large'] {
    --side: 4rem;
  }
  ${tones}
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
