import { Notice } from '@copper-carrot/shared-ui/Notice';
import { type ReactNode } from 'react';

export interface Failed {
  title: string;
  message: string;
  action?: ReactNode;
}

/** Why the last try to start an order failed, above the button that was pressed: what scrolls beside it may not show it. */
export const StartFailed = ({ title, message, action }: Failed) => (
  <div style={wholeLine}>
    <Notice tone="danger" title={title} action={action} live>
      {message}
    </Notice>
  </div>
);

const wholeLine = { flex: '1 0 100%' };
