import { type Ref } from 'react';
import { TextArea as AriaTextArea, TextField as AriaTextField } from 'react-aria-components/TextField';
import styled from 'styled-components';
import { type FieldProps, FieldFrame } from '../Field/Field';
import { fieldColumn } from '../Field/field-style';
import { useFieldError } from '../Form/form-errors';
import { controlBox } from '../theme/styles';
import { color, text } from '../theme/tokens';

export interface TextAreaProps extends FieldProps {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  rows?: number;
  /** Shows how much is left, from the last fifth on, and how much is too much: what was pasted is not cut. */
  maxLength?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text; it grows with what is written. */
export function TextArea({
  label,
  labelHidden,
  description,
  error: ownError,
  name,
  required,
  disabled,
  placeholder,
  rows = 3,
  maxLength,
  value,
  onChange,
  ref,
  ...rest
}: TextAreaProps) {
  const { error, changed } = useFieldError(name, ownError);
  const left = maxLength === undefined || value === undefined ? undefined : maxLength - value.length;
  return (
    <AriaTextField
      {...rest}
      name={name}
      value={value}
      isRequired={required}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      onChange={(next) => {
        changed();
        onChange?.(next);
      }}
      style={fieldColumn}
    >
      <FieldFrame {...{ label, labelHidden, description, error, required }}>
        <Area ref={ref} rows={rows} placeholder={placeholder} />
        {left !== undefined && maxLength !== undefined && left <= maxLength / 5 && (
          <Left>{left < 0 ? `${-left} characters too many` : `${left} characters left`}</Left>
        )}
      </FieldFrame>
    </AriaTextField>
  );
}

const Area = styled(AriaTextArea)`
  ${controlBox}
  resize: vertical;
  field-sizing: content;
  min-height: calc(1.5rem * 2 + 1rem);
`;
const Left = styled.span`
  justify-self: end;
  font-size: ${text.tiny};
  color: ${color.inkFaint};
`;
