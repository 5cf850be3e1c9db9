import { useSyncExternalStore } from 'react';
import { color, layer } from '@copper-carrot/shared-ui/tokens';
import { styled } from 'styled-components';
import { loading, type LoadingStore } from './loading';

/** A loading bar over the page, and a veil if it takes longer. */
export function LoadingIndicator({ store = loading }: { store?: LoadingStore }) {
  const visible = useSyncExternalStore(store.subscribe, store.snapshot);
  return visible ? (
    <Veil role="progressbar" aria-label="Loading the page">
      <span />
    </Veil>
  ) : null;
}

const Veil = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.notifications};
  pointer-events: none;
  background: transparent;
  animation: veil 0.3s 0.6s forwards;

  span {
    position: absolute;
    inset: 0 auto auto 0;
    width: 100%;
    height: 3px;
    background: ${color.copper};
    transform-origin: 0 50%;
    animation: run 2s cubic-bezier(0.1, 0.6, 0.3, 1) forwards;
  }
  @keyframes run {
    from {
      transform: scaleX(0);
    }
    to {
      transform: scaleX(0.95);
    }
  }
  @keyframes veil {
    to {
      background: color-mix(in srgb, ${color.paper} 45%, transparent);
    }
  }
`;
