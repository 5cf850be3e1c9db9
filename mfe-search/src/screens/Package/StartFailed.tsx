import { Notice } from '@copper-carrot/shared-ui/Notice';
import { type ReactNode } from 'react';
import styled from 'styled-components';

export interface Failed {
  title: string;
  message: string;
  action?: ReactNode;
}

/** Why the last try to start an order failed, above the button that was pressed: what scrolls beside it may not show it. */
export const StartFailed = ({ title, message, action }: Failed) => (
  <Line>
    <Notice tone="danger" title={title} action={action} live>
      {message}
    </Notice>
  </Line>
);

const Line = styled.div`
  flex: 1 0 100%;
`;
