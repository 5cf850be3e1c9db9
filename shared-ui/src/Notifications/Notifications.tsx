import { notificationCap } from '@copper-carrot/contracts';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useToast, useToastRegion } from 'react-aria/useToast';
import styled, { keyframes } from 'styled-components';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { color, layer, media, motion, radius, shadow, space, text } from '../theme/tokens';
import { useClearOfBars } from './clear-of-bars';

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

type ToastState = Parameters<typeof useToastRegion<NotificationItem>>[1];
type Toast = ToastState['visibleToasts'][number];

/** The notification centre: three at most; what comes on top is dropped (2 §2). F6 leads to it and back. Its place is a live region that was there before its first words. */
export const Notifications = (props: NotificationsProps) =>
  props.items.length > 0 ? <Centre {...props} /> : null;

function Centre({ items, onClose, label = 'Notifications', stays = 6000 }: NotificationsProps) {
  const region = useRef<HTMLDivElement>(null);
  const visibleToasts = useMemo(
    () => items.slice(0, notificationCap).map((item): Toast => ({ key: String(item.id), content: item })),
    [items],
  );
  const state: ToastState = {
    visibleToasts,
    add: notHere,
    close: (key) => {
      const item = items.find(({ id }) => String(id) === key);
      if (item) onClose(item.id);
    },
    // Each slip holds itself: pointing at one leaves the others their time.
    pauseAll() {},
    resumeAll() {},
  };
  const { regionProps } = useToastRegion({ 'aria-label': label }, state, region);
  useClearOfBars(region, visibleToasts);
  return (
    <Region {...regionProps} ref={region}>
      <List>
        {visibleToasts.map((toast) => (
          <Slip key={toast.key} toast={toast} state={state} stays={stays} />
        ))}
      </List>
    </Region>
  );
}

const notHere = () => {
  throw new Error('what is shown comes as items');
};

const icons = { info: 'info', success: 'success', warning: 'warning', error: 'warning' } as const;

function Slip({ toast, state, stays }: { toast: Toast; state: ToastState; stays: number }) {
  const { content: item, key } = toast;
  const paper = useRef<HTMLDivElement>(null);
  const { toastProps, titleProps } = useToast({ toast, 'aria-describedby': '' }, state, paper);
  const [held, setHeld] = useState(false);
  const close = useRef(() => state.close(key));
  useEffect(() => {
    close.current = () => state.close(key);
  });
  const leaves = item.kind !== 'error' && !held;
  useEffect(() => {
    if (!leaves) return;
    const timer = setTimeout(() => close.current(), stays);
    return () => clearTimeout(timer);
  }, [leaves, stays]);
  const { action } = item;
  return (
    <li
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Paper {...toastProps} ref={paper} data-kind={item.kind}>
        <Icon name={icons[item.kind]} />
        <Words {...titleProps} role={item.kind === 'error' ? 'alert' : undefined}>
          {item.message}
        </Words>
        {action && (
          <Button size="small" variant="secondary" onClick={action.onClick}>
            {action.label}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          icon="close"
          aria-label="Close notification"
          onClick={() => state.close(key)}
        />
      </Paper>
    </li>
  );
}

const arrive = keyframes`
  from { opacity: 0; transform: translateY(0.75rem); }
`;
/** At the left: beside a page, at its right, stands what is agreed to. */
const Region = styled.div`
  position: fixed;
  inset: auto ${space(3)} calc(max(${space(3)}, env(safe-area-inset-bottom)) + var(--lift, 0px));
  z-index: ${layer.notifications};
  pointer-events: none;

  ${media.tablet} {
    inset: auto auto calc(${space(6)} + var(--lift, 0px)) ${space(6)};
    width: 24rem;
  }
`;
const List = styled.ol`
  display: grid;
  gap: ${space(2)};

  li {
    pointer-events: auto;
  }
`;
const Paper = styled.div`
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
