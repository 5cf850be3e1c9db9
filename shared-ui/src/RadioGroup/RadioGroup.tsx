import { type ReactNode } from 'react';
import { Radio as AriaRadio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import styled from 'styled-components';
import { type FieldProps, FieldFrame } from '../Field/Field';
import { fieldColumn } from '../Field/field-style';
import { useFieldError } from '../Form/form-errors';
import { focusRing } from '../theme/styles';
import { color, motion, radius, text } from '../theme/tokens';

export interface RadioChoice<Value extends string = string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  /** At the end of the line, such as a price. */
  aside?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> extends FieldProps {
  options: readonly RadioChoice<Value>[];
  value?: Value | null;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  onBlur?: () => void;
  /** `cards` are boxes to press; `segments` a row of short words. */
  look?: 'list' | 'cards' | 'segments';
  /** Cards side by side from tablet width on. */
  columns?: 1 | 2 | 3;
}

/** One of a few, all in sight. */
export function RadioGroup<Value extends string>({
  label,
  labelHidden,
  description,
  error: ownError,
  name,
  required,
  disabled,
  options,
  value,
  onChange,
  look = 'list',
  columns = 1,
  ...rest
}: RadioGroupProps<Value>) {
  const { error, changed } = useFieldError(name, ownError);
  const isOffered = options.some((option) => option.value === value);
  return (
    <AriaRadioGroup
      {...rest}
      // With a value that none of them has, the Tab key would pass all of them by.
      {...(value !== undefined && { value: isOffered ? value : null })}
      name={name}
      isRequired={required}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      onChange={(value) => {
        changed();
        onChange?.(value as Value);
      }}
      style={fieldColumn}
    >
      <FieldFrame {...{ label, labelHidden, description, error, required }} errorFirst={look === 'cards'}>
        <Options data-look={look} data-columns={columns}>
          {options.map((option) => (
            <Radio key={option.value} value={option.value} isDisabled={option.disabled} data-look={look}>
              {look !== 'segments' && <Dot aria-hidden />}
              <Words>
                {option.label}
                {option.description && <Small>{option.description}</Small>}
              </Words>
              {option.aside && <Aside>{option.aside}</Aside>}
            </Radio>
          ))}
        </Options>
      </FieldFrame>
    </AriaRadioGroup>
  );
}

const Options = styled.div`
  display: grid;
  gap: 0.25rem;

  &[data-look='cards'] {
    gap: 0.75rem;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--least, 100%)), 1fr));
  }
  &[data-columns='2'] {
    --least: 15rem;
  }
  &[data-columns='3'] {
    --least: 11rem;
  }
  &[data-look='segments'] {
    display: inline-flex;
    flex-wrap: wrap;
    justify-self: start;
    max-width: 100%;
    gap: 0.125rem;
    padding: 0.1875rem;
    background: ${color.sunken};
    border: 1px solid ${color.line};
    border-radius: 1.375rem;
  }
`;
const Dot = styled.span`
  flex: none;
  width: 1.375rem;
  height: 1.375rem;
  margin-top: 0.0625rem;
  background: ${color.surface};
  border: 1.5px solid ${color.lineStrong};
  border-radius: 50%;
  transition: border ${motion.quick};
`;
const Words = styled.span`
  flex: 1;
  min-width: 0;
`;
const Small = styled.span`
  display: block;
  margin-top: 0.125rem;
  font-size: ${text.small};
  font-weight: 400;
  color: ${color.inkSoft};
`;
const Aside = styled.span`
  flex: none;
`;
const Radio = styled(AriaRadio)`
  display: flex;
  gap: 0.625rem;
  padding: 0.25rem 0;
  cursor: pointer;

  &[data-hovered] ${Dot} {
    border-color: ${color.copper};
  }
  &[data-selected] ${Dot} {
    border: 6.5px solid ${color.copper};
  }
  &[data-focus-visible] ${Dot} {
    ${focusRing}
  }
  &[data-invalid] ${Dot} {
    border-color: ${color.danger};
  }
  &[data-disabled] {
    color: ${color.inkFaint};
    cursor: not-allowed;
  }
  &[data-disabled] ${Dot} {
    background: ${color.sunken};
    border-color: ${color.line};
  }
  &[data-disabled][data-selected] ${Dot} {
    border-color: ${color.lineStrong};
  }
  &[data-look='cards'] {
    padding: 0.875rem 1rem;
    font-weight: 600;
    background: ${color.surface};
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
    transition:
      border-color ${motion.quick},
      background ${motion.quick},
      box-shadow ${motion.quick};
  }
  &[data-look='cards'][data-hovered] {
    border-color: ${color.lineStrong};
  }
  &[data-look='cards'][data-selected] {
    background: color-mix(in srgb, ${color.copperTint} 55%, ${color.surface});
    border-color: ${color.copper};
    box-shadow: inset 0 0 0 1px ${color.copper};
  }
  &[data-look='cards'][data-disabled] {
    background: ${color.sunken};
  }
  &[data-look='segments'] {
    padding: 0.375rem clamp(0.5rem, 2.4vw, 1rem);
    min-height: 2.25rem;
    align-items: center;
    font-size: ${text.small};
    font-weight: 600;
    color: ${color.inkSoft};
    white-space: nowrap;
    border-radius: ${radius.round};
  }
  &[data-look='segments'][data-selected] {
    color: ${color.ink};
    background: ${color.raised};
    box-shadow:
      0 1px 3px rgb(0 0 0 / 0.16),
      0 0 0 1px ${color.line};
  }
  &[data-look='segments'][data-focus-visible] {
    ${focusRing}
    outline-offset: -2px;
  }
`;
