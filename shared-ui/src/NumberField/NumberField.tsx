import { type Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Group, Input, NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import styled from 'styled-components';
import { type FieldProps, FieldFrame } from '../Field/Field';
import { fieldColumn } from '../Field/field-style';
import { useFieldError } from '../Form/form-errors';
import { Icon } from '../Icon/Icon';
import { stepper } from './stepper-style';
import { useChosen } from './useChosen';

export interface NumberFieldProps extends FieldProps {
  /** null is an empty field. */
  value?: number | null;
  defaultValue?: number;
  onChange?: (value: number | null) => void;
  onBlur?: () => void;
  min?: number;
  max?: number;
  step?: number;
  /** Money is shown as '$12.50'. */
  money?: boolean;
  /** Takes any typed number, so that the form can say which is the nearest valid one. */
  lenient?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A number with steps on either side, such as a headcount. */
export function NumberField({
  label,
  labelHidden,
  description,
  error: ownError,
  name,
  required,
  disabled,
  value: held,
  onChange,
  min,
  max,
  step,
  money,
  lenient,
  ref,
  ...rest
}: NumberFieldProps) {
  const { error, changed } = useFieldError(name, ownError);
  const [value, choose] = useChosen(held);
  return (
    <AriaNumberField
      {...rest}
      name={name}
      value={value === null ? Number.NaN : value}
      minValue={min}
      maxValue={max}
      step={step}
      commitBehavior={lenient ? 'validate' : 'snap'}
      formatOptions={money ? { style: 'currency', currency: 'USD' } : undefined}
      isRequired={required}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      onChange={(next) => {
        const chosen = Number.isNaN(next) ? null : next;
        changed();
        if (held !== undefined) choose(chosen);
        onChange?.(chosen);
      }}
      style={fieldColumn}
    >
      <FieldFrame {...{ label, labelHidden, description, error, required }}>
        <Stepper>
          <AriaButton slot="decrement">
            <Icon name="minus" />
          </AriaButton>
          <Input ref={ref} />
          <AriaButton slot="increment">
            <Icon name="plus" />
          </AriaButton>
        </Stepper>
      </FieldFrame>
    </AriaNumberField>
  );
}

const Stepper = styled(Group)`
  ${stepper}
`;
