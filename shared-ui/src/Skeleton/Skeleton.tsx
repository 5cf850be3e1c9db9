import { loadingStateShown } from '@copper-carrot/contracts/runtime';
import { type ReactNode, useLayoutEffect } from 'react';
import styled, { keyframes } from 'styled-components';
import { hidden } from '../theme/styles';
import { color, radius, space } from '../theme/tokens';

/** A grey shape where something will stand: a line of text by default. */
export function Skeleton({
  width = '100%',
  height = '1em',
  ratio,
  round,
}: {
  width?: string;
  height?: string;
  /** Width to height, for a picture's place; overrides `height`. */
  ratio?: string;
  round?: boolean;
}) {
  return (
    <Shape
      aria-hidden
      data-round={round || undefined}
      style={{ width, height: ratio ? undefined : height, aspectRatio: ratio }}
    />
  );
}

/** Several lines of text, the last one shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <Lines>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 && lines > 1 ? '62%' : '100%'} height="0.875rem" />
      ))}
    </Lines>
  );
}

/** The shape of a PictureCard. */
export function SkeletonCard() {
  return (
    <CardShape aria-hidden>
      <Skeleton ratio="4 / 3" />
      <CardWords>
        <Skeleton width="70%" height="1.25rem" />
        <Skeleton width="45%" height="0.875rem" />
        <Skeleton width="30%" height="1rem" />
      </CardWords>
    </CardShape>
  );
}

/** Has a loading state stay for its 200 ms: what it waits for is given to the screen after that (2 §7). */
export const useLoadingState = () => useLayoutEffect(() => loadingStateShown(), []);

/** Around skeletons: says once to screen readers what is loading. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  useLoadingState();
  return (
    <div role="status" aria-busy="true">
      <Said>{label}</Said>
      {children}
    </div>
  );
}

const glow = keyframes`
  50% { opacity: 0.45; }
`;
const Shape = styled.span`
  display: block;
  background: color-mix(in srgb, ${color.line} 70%, ${color.sunken});
  border-radius: ${radius.small};
  animation: ${glow} 1.6s ease-in-out infinite;

  &[data-round] {
    border-radius: 50%;
  }
`;
const Lines = styled.span`
  display: grid;
  gap: ${space(2.5)};
`;
const CardShape = styled.div`
  overflow: hidden;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
`;
const CardWords = styled.div`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)} ${space(4)} ${space(5)};
`;
const Said = styled.span`
  ${hidden}
`;
