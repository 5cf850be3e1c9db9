import { type ReactNode, type Ref, useId } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import styled from 'styled-components';
import { useFieldError } from '../Form/form-errors';
import { Icon } from '../Icon/Icon';
import { ErrorLine } from '../Field/ErrorLine';
import { focusRing } from '../theme/styles';
import { color, motion, text } from '../theme/tokens';

export interface CheckboxProps {
  children: ReactNode;
  checked?: boolean;
  defaultChecked?: boolean;
  /** Some, not all, of what it stands for. */
  partly?: boolean;
  onChange?: (checked: boolean) => void;
  onBlur?: () => void;
  description?: ReactNode;
  error?: string;
  name?: string;
  value?: string;
  required?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Yes or no to the words beside it. */
export function Checkbox({
  children,
  checked,
  defaultChecked,
  partly,
  onChange,
  onBlur,
  description,
  error: ownError,
  name,
  value,
  required,
  disabled,
  ref,
}: CheckboxProps) {
  const { error, changed } = useFieldError(name, ownError);
  const errorId = useId();
  return (
    <div>
      <Root
        aria-describedby={error ? errorId : undefined}
        inputRef={ref}
        name={name}
        value={value}
        isSelected={checked}
        defaultSelected={defaultChecked}
        isIndeterminate={partly}
        isRequired={required}
        isDisabled={disabled}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        onBlur={onBlur}
        onChange={(next) => {
          changed();
          onChange?.(next);
        }}
      >
        <Tick aria-hidden>
          <Icon name={partly ? 'minus' : 'check'} size="1rem" />
        </Tick>
        <span>
          {children}
          {description && <Description>{description}</Description>}
        </span>
      </Root>
      {error && <ErrorLine id={errorId}>{error}</ErrorLine>}
    </div>
  );
}

const Tick = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 1.375rem;
  height: 1.375rem;
  margin-top: 0.0625rem;
  color: transparent;
  background: ${color.surface};
  border: 1.5px solid ${color.lineStrong};
  border-radius: 6px;
  transition:
    background ${motion.quick},
    border-color ${motion.quick};
`;
const Root = styled(AriaCheckbox)`
  display: flex;
  gap: 0.625rem;
  padding: 0.25rem 0;
  cursor: pointer;

  &[data-hovered] ${Tick} {
    border-color: ${color.copper};
  }
  &:is([data-selected], [data-indeterminate]) ${Tick} {
    color: ${color.onCopper};
    background: ${color.copper};
    border-color: ${color.copper};
  }
  &[data-focus-visible] ${Tick} {
    ${focusRing}
  }
  &[data-invalid] ${Tick} {
    border-color: ${color.danger};
  }
  &[data-disabled] {
    color: ${color.inkFaint};
    cursor: not-allowed;
  }
  &[data-disabled] ${Tick} {
    background: ${color.sunken};
    border-color: ${color.line};
  }
`;
const Description = styled.span`
  display: block;
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
