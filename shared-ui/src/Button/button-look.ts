import { type ReactNode } from 'react';
import styled from 'styled-components';
import { type IconName } from '../Icon/Icon';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface Look {
  /** primary: the one thing to do here; secondary: beside it; quiet: in passing; danger: can't be undone. */
  variant?: ButtonVariant;
  size?: 'small' | 'medium' | 'large';
  icon?: IconName;
  /** Icon behind the words. */
  iconEnd?: IconName;
  /** As wide as its place. */
  wide?: boolean;
  children?: ReactNode;
}

export const Words = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5em;

  &[data-veiled] {
    opacity: 0.25;
  }
`;
