import { type ReactNode, type Ref, Suspense, useId, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog';
import { LabelContext } from 'react-aria-components/Label';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { Provider } from 'react-aria-components/slots';
import { TextContext } from 'react-aria-components/Text';
import styled from 'styled-components';
import { type FieldProps, FieldFrame } from '../Field/Field';
import { fieldColumn } from '../Field/field-style';
import { useFieldError } from '../Form/form-errors';
import { Icon } from '../Icon/Icon';
import { popover } from '../ListBox/list-style';
import { Skeleton } from '../Skeleton/Skeleton';
import { controlBox } from '../theme/styles';
import { color } from '../theme/tokens';

export interface CalendarFieldProps extends FieldProps {
  onBlur?: () => void;
  placeholder?: string;
  ref?: Ref<HTMLButtonElement>;
}

interface Inside {
  /** What is chosen, in words; null while nothing is. */
  text: string | null;
  /** Fetches the calendar's code, once it is reached for. */
  load: () => Promise<unknown>;
  /** The calendar; `done` closes it, and takes away what the form said about the field. */
  children: (done: () => void) => ReactNode;
}

/** A field that opens a calendar, with a field's label, help and error. */
export function CalendarField({
  text,
  load,
  children,
  onBlur,
  placeholder,
  error: ownError,
  name,
  label,
  labelHidden,
  description,
  required,
  disabled,
  ref,
}: CalendarFieldProps & Inside) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { error, changed } = useFieldError(name, ownError);
  const described = [description && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div style={fieldColumn}>
      <Provider
        values={[
          [LabelContext, { id: `${id}-label`, elementType: 'span' }],
          [
            TextContext,
            { slots: { description: { id: `${id}-help` }, errorMessage: { id: `${id}-error` } } },
          ],
        ]}
      >
        <FieldFrame {...{ label, labelHidden, description, error, required }}>
          <DialogTrigger isOpen={open} onOpenChange={setOpen}>
            <Trigger
              ref={ref}
              isDisabled={disabled}
              onHoverStart={() => void load()}
              onFocus={() => void load()}
              onBlur={onBlur}
              aria-labelledby={`${id}-label ${id}-value`}
              aria-describedby={described || undefined}
              data-invalid={error ? true : undefined}
              data-focus-me
            >
              <Icon name="calendar" />
              <span id={`${id}-value`} data-empty={!text || undefined}>
                {text ?? placeholder}
              </span>
            </Trigger>
            <Sheet placement="bottom start" offset={6}>
              <AriaDialog aria-label={label}>
                <Suspense fallback={<Skeleton width="18.5rem" height="20rem" />}>
                  {children(() => {
                    changed();
                    setOpen(false);
                  })}
                </Suspense>
              </AriaDialog>
            </Sheet>
          </DialogTrigger>
        </FieldFrame>
      </Provider>
    </div>
  );
}

const Trigger = styled(AriaButton)`
  ${controlBox}
  display: flex;
  align-items: center;
  gap: 0.625rem;
  text-align: left;
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  svg,
  [data-empty] {
    color: ${color.inkFaint};
  }
`;
const Sheet = styled(AriaPopover)`
  ${popover}
  padding: 1rem;
  overflow: auto;

  [role='dialog'] {
    outline: none;
  }
`;
