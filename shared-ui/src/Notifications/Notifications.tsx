import { notificationCap } from '@copper-carrot/contracts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { color, layer, media, motion, radius, shadow, space, text } from '../theme/tokens';

export interface NotificationItem {
  id: string | number;
  kind: 'info' | 'success' | 'warning' | 'error';
  message: ReactNode;
  /** Something to do about it; a promise keeps its button pending. */
  action?: { label: string; onClick: () => unknown };
}

export interface NotificationsProps {
  items: readonly NotificationItem[];
  onClose: (id: NotificationItem['id']) => void;
  label?: string;
  /** How long one stays, in milliseconds; errors stay until closed, and pointing at one holds it. */
  stays?: number;
}

/** The notification centre: a live region with three at most; what comes on top is dropped (2 §2). */
export function Notifications({ items, onClose, label = 'Notifications', stays = 6000 }: NotificationsProps) {
  return (
    <Region role="region" aria-label={label}>
      <List aria-live="polite" aria-relevant="additions">
        {items.slice(0, notificationCap).map((item) => (
          <Slip key={item.id} item={item} stays={stays} onClose={() => onClose(item.id)} />
        ))}
      </List>
    </Region>
  );
}

const icons = { info: 'info', success: 'success', warning: 'warning', error: 'warning' } as const;

function Slip({ item, stays, onClose }: { item: NotificationItem; stays: number; onClose: () => void }) {
  const [held, setHeld] = useState(false);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  const leaves = item.kind !== 'error' && !held;
  useEffect(() => {
    if (!leaves) return;
    const timer = setTimeout(() => close.current(), stays);
    return () => clearTimeout(timer);
  }, [leaves, stays]);
  const { action } = item;
  return (
    <Paper
      data-kind={item.kind}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[item.kind]} />
      <Words role={item.kind === 'error' ? 'alert' : undefined}>{item.message}</Words>
      {action && (
        <Button size="small" variant="secondary" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
      <Button size="small" variant="quiet" icon="close" aria-label="Close notification" onClick={onClose} />
    </Paper>
  );
}

const arrive = keyframes`
  from { opacity: 0; transform: translateY(0.75rem); }
`;
const Region = styled.div`
  position: fixed;
  inset: auto ${space(3)} max(${space(3)}, env(safe-area-inset-bottom));
  z-index: ${layer.notifications};
  pointer-events: none;

  ${media.tablet} {
    inset: auto ${space(6)} ${space(6)} auto;
    width: 24rem;
  }
`;
const List = styled.ol`
  display: grid;
  gap: ${space(2)};
`;
const Paper = styled.li`
  --mark: ${color.aubergine};

  display: flex;
  gap: ${space(3)};
  align-items: center;
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  font-size: ${text.small};
  overflow-wrap: anywhere;
  background: ${color.raised};
  border: 1px solid ${color.line};
  border-left: 4px solid var(--mark);
  border-radius: ${radius.medium};
  box-shadow: ${shadow.high};
  pointer-events: auto;
  animation: ${arrive} ${motion.calm};

  > svg {
    color: var(--mark);
  }
  &[data-kind='success'] {
    --mark: ${color.leaf};
  }
  &[data-kind='warning'] {
    --mark: ${color.honey};
  }
  &[data-kind='error'] {
    --mark: ${color.danger};
  }
`;
const Words = styled.div`
  flex: 1;
  min-width: 0;
`;
