import { useLoadingState } from '@copper-carrot/shared-ui/Skeleton';
import { color, radius, space } from '@copper-carrot/shared-ui/tokens';
import { styled } from 'styled-components';

/** An outline of a screen while it loads. */
export function ScreenSkeleton() {
  useLoadingState();
  return (
    <Outline aria-busy="true" aria-label="Loading" role="status">
      <i />
      <i />
      <i />
      <i />
    </Outline>
  );
}

const Outline = styled.div`
  display: grid;
  gap: ${space(4)};
  max-width: 72rem;
  min-height: 60vh;
  align-content: start;

  i {
    height: 1rem;
    background: ${color.sunken};
    border-radius: ${radius.small};
    animation: breathe 1.4s ease-in-out infinite alternate;
  }
  i:first-child {
    width: min(60%, 24rem);
    height: 2.5rem;
  }
  i:nth-child(2) {
    width: 80%;
  }
  i:last-child {
    height: 14rem;
    border-radius: ${radius.large};
  }
  @keyframes breathe {
    to {
      opacity: 0.45;
    }
  }
`;
