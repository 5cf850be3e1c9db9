import { Button as AriaButton } from 'react-aria-components/Button';
import { Group, Input, NumberField } from 'react-aria-components/NumberField';
import styled from 'styled-components';
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
}: QuantityStepperProps) {
  return (
    <NumberField
      aria-label={label}
      value={value}
      minValue={min}
      maxValue={max}
      step={step}
      isDisabled={disabled}
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
    </NumberField>
  );
}

const Small = styled(Group)`
  ${stepper}
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
