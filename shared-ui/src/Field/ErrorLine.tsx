import { type ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon';
import { color, text } from '../theme/tokens';

/** An error under a control that has no slot for one. */
export function ErrorLine({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <Root id={id} role="alert">
      <Icon name="warning" size="1.125em" />
      <span>{children}</span>
    </Root>
  );
}

const Root = styled.p`
  display: flex;
  gap: 0.375rem;
  margin-top: 0.25rem;
  font-size: ${text.small};
  font-weight: 500;
  color: ${color.danger};
`;
