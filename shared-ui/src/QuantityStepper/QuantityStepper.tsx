import { Button as AriaButton } from 'react-aria-components/Button';
import { Group, Input, NumberField } from 'react-aria-components/NumberField';
import styled from 'styled-components';
import { ErrorWords } from '../Field/Field';
import { Icon } from '../Icon/Icon';
import { stepper } from '../NumberField/stepper-style';

export interface QuantityStepperProps {
  /** What is counted: 'Chicken shawarma'. */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  disabled?: boolean;
  /** Takes any typed number, so that its error can say which is the nearest that would do. */
  lenient?: boolean;
  /** What is wrong with so many; it takes a line of its own in a flex box that wraps. */
  error?: string | null;
}

/** How many of one thing, small enough to stand at the end of a line. */
export function QuantityStepper({
  label,
  value,
  onChange,
  min = 0,
  max,
  step = 1,
  disabled,
  lenient = false,
  error,
}: QuantityStepperProps) {
  return (
    <NumberField
      aria-label={label}
      value={value}
      minValue={min}
      maxValue={max}
      step={step}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      commitBehavior={lenient ? 'validate' : 'snap'}
      style={error ? besideItsLine : undefined}
      onChange={(next) => onChange(Number.isNaN(next) ? min : next)}
    >
      <Small data-none={value === 0 || undefined}>
        <AriaButton slot="decrement" aria-label={`Fewer ${label}`}>
          <Icon name="minus" />
        </AriaButton>
        <Input />
        <AriaButton slot="increment" aria-label={`More ${label}`}>
          <Icon name="plus" />
        </AriaButton>
      </Small>
      {error && (
        <Wrong>
          <ErrorWords text={error} />
        </Wrong>
      )}
    </NumberField>
  );
}

/** The line that it stands in holds control and words each by itself. */
const besideItsLine = { display: 'contents' };

const Wrong = styled.div`
  flex: 1 0 100%;
`;
const Small = styled(Group)`
  ${stepper}
  flex: none;
  grid-template-columns: 2.25rem 3.5ch 2.25rem;
  width: auto;
  min-width: 0;
  min-height: 2.5rem;
  border-radius: 999px;

  button {
    height: 2.125rem;
    border-radius: 999px;
  }
`;
