import { type ReactNode } from 'react';
import styled from 'styled-components';
import { Icon, type IconName } from '../Icon/Icon';
import { color, font, space, text } from '../theme/tokens';

export interface EmptyStateProps {
  title: string;
  icon?: IconName;
  /** What to do next. */
  children?: ReactNode;
  action?: ReactNode;
  tone?: 'calm' | 'danger';
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, icon = 'bag', children, action, tone = 'calm' }: EmptyStateProps) {
  return (
    <Root data-tone={tone}>
      <Plate>
        <Icon name={icon} size="2rem" />
      </Plate>
      <Title>{title}</Title>
      {children && <Words>{children}</Words>}
      {action && <Action>{action}</Action>}
    </Root>
  );
}

const Root = styled.div`
  --mark: ${color.copperText};
  --ground: ${color.copperTint};

  display: grid;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(12)} ${space(4)};
  text-align: center;

  &[data-tone='danger'] {
    --mark: ${color.danger};
    --ground: ${color.dangerTint};
  }
`;
const Plate = styled.div`
  display: grid;
  place-items: center;
  width: 5rem;
  height: 5rem;
  margin-bottom: ${space(2)};
  color: var(--mark);
  background: var(--ground);
  border-radius: 50%;
  box-shadow: 0 0 0 0.5rem color-mix(in srgb, var(--ground) 45%, transparent);
`;
const Title = styled.p`
  font-family: ${font.heading};
  font-size: ${text.heading};
  font-weight: 560;
  line-height: 1.2;
  letter-spacing: -0.01em;
`;
const Words = styled.div`
  max-width: 32rem;
  color: ${color.inkSoft};
`;
const Action = styled.div`
  margin-top: ${space(4)};
`;
