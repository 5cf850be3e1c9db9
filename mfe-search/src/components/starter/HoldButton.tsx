import { color } from '@copper-carrot/shared-ui/tokens';
import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef } from 'react';
import styled from 'styled-components';

const untilItRepeatsMs = 400;
const betweenStepsMs = 60;

export interface HoldButtonProps {
  label: string;
  /** The value is at its limit. */
  isOver: boolean;
  onStep: () => void;
  children: ReactNode;
}

/** A stepper button that repeats while held; keyboard users have the field beside it. */
export function HoldButton({ label, isOver, onStep, children }: HoldButtonProps) {
  const step = useRef(onStep);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeld = useRef(false);
  useEffect(() => {
    step.current = onStep;
  }, [onStep]);
  const release = useCallback(() => clearTimeout(timer.current), []);
  // A disabled button fires no release event.
  useEffect(() => {
    if (isOver) release();
    return release;
  }, [isOver, release]);
  const hold = () => {
    wasHeld.current = false;
    const again = () => {
      wasHeld.current = true;
      step.current();
      timer.current = setTimeout(again, betweenStepsMs);
    };
    timer.current = setTimeout(again, untilItRepeatsMs);
  };
  const press = ({ detail }: MouseEvent) => {
    // Ignores the click that ends a hold; a screen reader's click has detail 0.
    if (detail === 0 || !wasHeld.current) onStep();
  };
  return (
    <Root
      type="button"
      tabIndex={-1}
      aria-label={label}
      disabled={isOver}
      data-disabled={isOver || undefined}
      onPointerDown={hold}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onClick={press}
    >
      {children}
    </Root>
  );
}

const Root = styled.button`
  user-select: none;

  @media (hover: hover) {
    &:hover:enabled {
      background: ${color.copperTint};
    }
  }
`;
