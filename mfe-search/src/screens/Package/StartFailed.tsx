import { Notice } from '@copper-carrot/shared-ui/Notice';
import { type ReactNode } from 'react';
import styled from 'styled-components';

export interface Failed {
  title: string;
  message: string;
  action?: ReactNode;
}

/** Why the last start failed, above the pressed button, which is always in view. */
export const StartFailed = ({ title, message, action }: Failed) => (
  <WholeLine>
    <Notice tone="danger" title={title} action={action} live>
      {message}
    </Notice>
  </WholeLine>
);

const WholeLine = styled.div`
  flex: 1 0 100%;
`;
