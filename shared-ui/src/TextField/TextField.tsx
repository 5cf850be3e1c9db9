import { type ReactNode, type Ref } from 'react';
import { Input as AriaInput, TextField as AriaTextField } from 'react-aria-components/TextField';
import styled from 'styled-components';
import { type FieldProps, FieldFrame } from '../Field/Field';
import { fieldColumn } from '../Field/field-style';
import { useFieldError } from '../Form/form-errors';
import { controlBox } from '../theme/styles';
import { color } from '../theme/tokens';

export interface TextFieldProps extends FieldProps {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'search';
  inputMode?: 'text' | 'decimal' | 'numeric' | 'tel' | 'email' | 'search';
  autoComplete?: string;
  placeholder?: string;
  autoFocus?: boolean;
  readOnly?: boolean;
  /** Short text inside the box, such as '$'. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** The input, so that a form can move focus to it. */
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField({
  label,
  labelHidden,
  description,
  error: ownError,
  name,
  required,
  disabled,
  readOnly,
  placeholder,
  prefix,
  suffix,
  onChange,
  ref,
  ...rest
}: TextFieldProps) {
  const { error, changed } = useFieldError(name, ownError);
  return (
    <AriaTextField
      {...rest}
      name={name}
      isRequired={required}
      isDisabled={disabled}
      isReadOnly={readOnly}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      onChange={(value) => {
        changed();
        onChange?.(value);
      }}
      style={fieldColumn}
    >
      {/* Drawn anew with the field: elsewhere Preact tells its texts what they are for only after the field looked for them. */}
      {() => (
        <FieldFrame {...{ label, labelHidden, description, error, required }}>
          <Box data-prefix={prefix ? true : undefined} data-suffix={suffix ? true : undefined}>
            {prefix && <Affix>{prefix}</Affix>}
            <Input ref={ref} placeholder={placeholder} />
            {suffix && <Affix data-end>{suffix}</Affix>}
          </Box>
        </FieldFrame>
      )}
    </AriaTextField>
  );
}

const Input = styled(AriaInput)`
  ${controlBox}
`;
const Box = styled.div`
  position: relative;
  display: grid;

  &[data-prefix] input {
    padding-left: 2.25rem;
  }
  &[data-suffix] input {
    padding-right: 3rem;
  }
`;
const Affix = styled.span`
  position: absolute;
  inset: 0 auto 0 0.875rem;
  display: inline-flex;
  align-items: center;
  color: ${color.inkFaint};

  &[data-end] {
    inset: 0 0.5rem 0 auto;
  }
`;
