import { Icon } from '@copper-carrot/shared-ui/Icon';
import { focusRing } from '@copper-carrot/shared-ui/styles';
import { color, radius, space } from '@copper-carrot/shared-ui/tokens';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

export function SeeAll({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Way to={to}>
      {children}
      <Icon name="arrow" size="1.125rem" />
    </Way>
  );
}

const Way = styled(Link)`
  display: inline-flex;
  gap: ${space(2)};
  align-items: center;
  padding-block: ${space(1)};
  font-weight: 600;
  color: ${color.copperText};
  text-decoration: none;
  border-radius: ${radius.small};

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  &:focus-visible {
    ${focusRing}
  }
`;
