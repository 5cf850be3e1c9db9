import { type Ref, type RefObject, useEffect, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import styled from 'styled-components';
import { type FieldProps, FieldFrame } from '../Field/Field';
import { fieldColumn } from '../Field/field-style';
import { useFieldError } from '../Form/form-errors';
import { Icon, type IconName } from '../Icon/Icon';
import { type Choice } from '../ListBox/choice';
import { List, Popover } from '../ListBox/list-style';
import { Option } from '../ListBox/Option';
import { controlBox } from '../theme/styles';
import { color } from '../theme/tokens';

export interface SelectProps<Value extends string> extends FieldProps {
  options: readonly Choice<Value>[];
  /** null is nothing chosen yet. */
  value?: Value | null;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  onBlur?: () => void;
  placeholder?: string;
  icon?: IconName;
  /** The value that is in sight when a long list opens with nothing chosen. */
  opensAt?: Value;
  ref?: Ref<HTMLButtonElement>;
}

/** One of a few: opens by click, arrow or typing its first letters. */
export function Select<Value extends string>({
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
  placeholder = 'Choose',
  icon,
  opensAt,
  ref,
  ...rest
}: SelectProps<Value>) {
  const { error, changed } = useFieldError(name, ownError);
  const list = useRef<HTMLDivElement>(null);
  return (
    <AriaSelect
      {...rest}
      name={name}
      selectedKey={value}
      defaultSelectedKey={rest.defaultValue}
      isRequired={required}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      placeholder={placeholder}
      onSelectionChange={(key) => {
        changed();
        if (key !== null) onChange?.(String(key) as Value);
      }}
      style={fieldColumn}
    >
      <FieldFrame {...{ label, labelHidden, description, error, required }}>
        <Trigger ref={ref} data-invalid={error ? true : undefined} data-focus-me>
          {icon && <Icon name={icon} />}
          <Value />
          <Icon name="down" />
        </Trigger>
      </FieldFrame>
      <Popover>
        <List ref={list} items={options.map((choice) => ({ ...choice, id: choice.value }))}>
          {(choice) => <Option choice={choice} />}
        </List>
        {opensAt !== undefined && !value && <OpensAt list={list} value={opensAt} />}
      </Popover>
    </AriaSelect>
  );
}

/** Brings an option into the middle of the list, unless the keyboard has gone to one already. */
function OpensAt({ list, value }: { list: RefObject<HTMLElement | null>; value: string }) {
  useEffect(() => {
    // The list has its height once it has its place.
    const frame = requestAnimationFrame(() => {
      const { current: root } = list;
      const option = root?.querySelector<HTMLElement>(`[data-key="${CSS.escape(value)}"]`);
      if (!root || !option || document.activeElement?.role === 'option') return;
      root.scrollTop = option.offsetTop - (root.clientHeight - option.offsetHeight) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [list, value]);
  return null;
}

const Trigger = styled(AriaButton)`
  ${controlBox}
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-width: 0;
  text-align: left;
  cursor: pointer;

  svg {
    color: ${color.inkFaint};
  }
`;
const Value = styled(SelectValue)`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-placeholder] {
    color: ${color.inkFaint};
  }
  [slot='description'],
  svg {
    display: none;
  }
`;
