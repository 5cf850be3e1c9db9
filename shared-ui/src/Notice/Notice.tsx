import { type ReactNode } from 'react';
import styled from 'styled-components';
import { Icon, type IconName } from '../Icon/Icon';
import { color, radius, text } from '../theme/tokens';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

export interface NoticeProps {
  tone?: Tone;
  title?: ReactNode;
  /** A button or link that answers it. */
  action?: ReactNode;
  /** Read out as it appears: set it on notices that come after an act. */
  live?: boolean;
  children?: ReactNode;
}

const icons: Record<Tone, IconName> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'warning',
};

/** Something to know, where it matters. */
export function Notice({ tone = 'info', title, action, live, children }: NoticeProps) {
  return (
    <Root data-tone={tone} role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}>
      <Said>
        <Icon name={icons[tone]} />
        <Words>
          {title && <Title>{title}</Title>}
          {children && <div>{children}</div>}
        </Words>
      </Said>
      {action}
    </Root>
  );
}

const Root = styled.div`
  --mark: ${color.aubergine};
  --ground: ${color.aubergineTint};

  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 0.75rem;
  align-items: center;
  padding: 0.75rem 1rem;
  font-size: ${text.small};
  color: ${color.ink};
  background: var(--ground);
  border-radius: ${radius.medium};

  &[data-tone='success'] {
    --mark: ${color.leaf};
    --ground: ${color.leafTint};
  }
  &[data-tone='warning'] {
    --mark: ${color.honey};
    --ground: ${color.honeyTint};
  }
  &[data-tone='danger'] {
    --mark: ${color.danger};
    --ground: ${color.dangerTint};
  }
`;
/** The mark stands at the first line, however many there are. */
const Said = styled.div`
  display: flex;
  flex: 1 1 14rem;
  gap: 0.75rem;
  align-items: flex-start;
  min-width: 0;

  > svg {
    flex: none;
    margin-top: 0.0625rem;
    color: var(--mark);
  }
`;
const Words = styled.div`
  min-width: 0;
`;
const Title = styled.strong`
  display: block;
  font-weight: 650;
`;
