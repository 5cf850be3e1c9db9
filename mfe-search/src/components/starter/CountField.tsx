import { fieldColumn, fieldError, fieldLabel } from '@copper-carrot/shared-ui/field-style';
import { Icon } from '@copper-carrot/shared-ui/Icon';
import { controlFocus } from '@copper-carrot/shared-ui/styles';
import { stepper } from '@copper-carrot/shared-ui/stepper-style';
import { VisuallyHidden } from '@copper-carrot/shared-ui/VisuallyHidden';
import { type KeyboardEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { HoldButton } from './HoldButton';

export interface CountFieldProps {
  label: string;
  /** Null for an empty field. */
  value: number | null;
  onChange: (value: number | null) => void;
  min: number;
  max: number;
  error?: string;
}

/** More digits than any valid count. */
const mostDigits = 9;
/** NFKC converts the full-width digits of Japanese keyboards. */
const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '').slice(0, mostDigits);
const numberOf = (digits: string) => (digits === '' ? null : Number(digits));
const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A whole-number field that looks like `NumberField` without its currency and locale code, which the first
 * view need not load. Accepts any number, so that the form can explain what is allowed.
 */
export function CountField({ label, value, onChange, min, max, error }: CountFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [stepped, setStepped] = useState<number | null>(null);
  const current = typed === null ? value : numberOf(digitsOf(typed));
  const settle = () => {
    if (typed === null) return;
    setTyped(null);
    onChange(current);
  };
  const step = (by: number) => {
    const next = current === null ? min : Math.min(max, Math.max(min, current + by));
    setTyped(null);
    setStepped(next);
    onChange(next);
  };
  const press = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by !== undefined) {
      event.preventDefault();
      step(by);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) settle();
  };
  return (
    <div style={fieldColumn}>
      <Label htmlFor={id}>{label}</Label>
      <Box data-invalid={error ? true : undefined}>
        <HoldButton
          label={`Decrease ${label}`}
          isOver={current !== null && current <= min}
          onStep={() => step(-1)}
        >
          <Icon name="minus" />
        </HoldButton>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          value={typed ?? value?.toLocaleString('en-US') ?? ''}
          onChange={({ target, nativeEvent }) =>
            setTyped((nativeEvent as InputEvent).isComposing ? target.value : digitsOf(target.value))
          }
          onCompositionEnd={({ currentTarget }) => setTyped(digitsOf(currentTarget.value))}
          onKeyDown={press}
          onBlur={settle}
        />
        <HoldButton
          label={`Increase ${label}`}
          isOver={current !== null && current >= max}
          onStep={() => step(1)}
        >
          <Icon name="plus" />
        </HoldButton>
      </Box>
      {/* Steps are announced here, as a field announces typed input only. */}
      <VisuallyHidden aria-live="polite">
        {stepped !== null && stepped === value ? stepped : ''}
      </VisuallyHidden>
      {error && (
        <Wrong id={`${id}-error`}>
          <Icon name="warning" size="1.125em" />
          <span>{error}</span>
        </Wrong>
      )}
    </div>
  );
}

const Label = styled.label`
  ${fieldLabel}
`;
const Box = styled.div`
  ${stepper}

  &:focus-within {
    ${controlFocus}
  }
`;
const Wrong = styled.p`
  ${fieldError}
`;
