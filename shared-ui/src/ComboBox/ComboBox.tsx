import { type Ref, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox, Input as AriaInput } from 'react-aria-components/ComboBox';
import styled from 'styled-components';
import { type FieldProps, FieldFrame } from '../Field/Field';
import { fieldColumn } from '../Field/field-style';
import { useFieldError } from '../Form/form-errors';
import { Icon, type IconName } from '../Icon/Icon';
import { type Choice } from '../ListBox/choice';
import { EmptyLine, List } from '../ListBox/list-style';
import { Option } from '../ListBox/Option';
import { controlBox } from '../theme/styles';
import { color } from '../theme/tokens';
import { Suggestions } from './Suggestions';
import { useSuggestions } from './useSuggestions';

interface Common extends FieldProps {
  /** What stands in the box. */
  text?: string;
  onTextChange?: (text: string) => void;
  /** The chosen one; null when the text was changed after a choice. */
  onChange?: (choice: Choice | null) => void;
  onBlur?: () => void;
  placeholder?: string;
  icon?: IconName;
  /** The words where nothing matches. */
  emptyWords?: string;
  /** Text that is no suggestion may stay. */
  allowsOwnText?: boolean;
  autoComplete?: string;
  ref?: Ref<HTMLInputElement>;
}

export type ComboBoxProps = Common &
  (
    | { options: readonly Choice[]; suggest?: undefined; atFirst?: undefined }
    | {
        /** Asked 200 ms after the last key; an answer to an older text is dropped. */
        suggest: (text: string, signal: AbortSignal) => Promise<readonly Choice[]>;
        /** Offered at once in an empty box, before anything is typed. */
        atFirst?: readonly Choice[];
        options?: undefined;
      }
  );

/** Type to find: a fixed list is filtered, a `suggest` function is asked, as for addresses. */
export function ComboBox({
  label,
  labelHidden,
  description,
  error: ownError,
  name,
  required,
  disabled,
  options,
  suggest,
  atFirst = none,
  text,
  onTextChange,
  onChange,
  placeholder,
  icon,
  emptyWords = 'Nothing found. Try other words.',
  allowsOwnText,
  autoComplete = 'off',
  onBlur,
  ref,
}: ComboBoxProps) {
  const { error, changed } = useFieldError(name, ownError);
  const found = useSuggestions(suggest, text, atFirst);
  const opensEmpty = atFirst.length > 0 && found.text === '';
  const choices = options ?? found.choices;
  const box = useRef<HTMLDivElement>(null);
  return (
    <AriaComboBox
      name={name}
      formValue="text"
      inputValue={suggest ? found.text : text}
      onInputChange={(next) => {
        changed();
        found.setText(next);
        onTextChange?.(next);
      }}
      items={suggest ? choices.map(withId) : undefined}
      defaultItems={suggest ? undefined : choices.map(withId)}
      onSelectionChange={(key) => {
        const choice = choices.find((one) => one.value === key) ?? null;
        if (choice) found.settle(choice.label);
        onChange?.(choice);
      }}
      onBlur={onBlur}
      allowsCustomValue={allowsOwnText ?? Boolean(suggest)}
      allowsEmptyCollection
      menuTrigger={suggest && !opensEmpty ? 'input' : 'focus'}
      isRequired={required}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      style={fieldColumn}
    >
      <FieldFrame {...{ label, labelHidden, description, error, required }}>
        <Box ref={box} data-icon={icon && true}>
          {icon && <Icon name={icon} />}
          <Input ref={ref} placeholder={placeholder} autoComplete={autoComplete} />
          {options && (
            <Opener>
              <Icon name="down" />
            </Opener>
          )}
        </Box>
      </FieldFrame>
      <Suggestions box={box} isSettled={found.state === 'settled'} isEmpty={choices.length === 0}>
        <List
          items={choices.map(withId)}
          renderEmptyState={() => (
            <EmptyLine role="status">
              {found.state === 'failed'
                ? 'Suggestions are not reachable now. You can go on typing.'
                : found.state === 'loading'
                  ? 'Looking …'
                  : found.state === 'idle' && suggest
                    ? 'Type a few letters.'
                    : emptyWords}
            </EmptyLine>
          )}
        >
          {(choice) => <Option choice={choice} />}
        </List>
      </Suggestions>
    </AriaComboBox>
  );
}

const none: readonly Choice[] = [];
const withId = (choice: Choice) => ({ ...choice, id: choice.value });

const Box = styled.div`
  position: relative;
  display: grid;
  align-items: center;

  > svg {
    position: absolute;
    left: 0.875rem;
    color: ${color.inkFaint};
    pointer-events: none;
  }
  &[data-icon] input {
    padding-left: 2.625rem;
  }
`;
const Input = styled(AriaInput)`
  ${controlBox}
`;
const Opener = styled(AriaButton)`
  position: absolute;
  right: 0.25rem;
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  color: ${color.inkFaint};
  background: none;
  border: 0;
  cursor: pointer;
`;
