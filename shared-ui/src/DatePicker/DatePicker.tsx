import { lazy, type Ref, Suspense, useId, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog';
import { LabelContext } from 'react-aria-components/Label';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { Provider } from 'react-aria-components/slots';
import { TextContext } from 'react-aria-components/Text';
import styled from 'styled-components';
import { type FieldProps, FieldFrame, fieldColumn } from '../Field/Field';
import { useFieldError } from '../Form/form-errors';
import { formatOrderDate } from '../format/dates';
import { Icon } from '../Icon/Icon';
import { popover } from '../ListBox/list-style';
import { Skeleton } from '../Skeleton/Skeleton';
import { controlBox } from '../theme/styles';
import { color } from '../theme/tokens';

const loadCalendar = () => import('./CalendarPanel');
const CalendarPanel = lazy(loadCalendar);

export interface DatePickerProps extends FieldProps {
  /** 'YYYY-MM-DD'; null is no date yet. */
  value?: string | null;
  onChange?: (date: string) => void;
  onBlur?: () => void;
  min?: string;
  max?: string;
  /** Dates that can't be chosen, such as days when the kitchen is closed. */
  isUnavailable?: (date: string) => boolean;
  placeholder?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A date from a calendar; the calendar's code comes when it is first reached for. */
export function DatePicker({
  value,
  onChange,
  onBlur,
  min,
  max,
  isUnavailable,
  placeholder = 'Choose a date',
  error: ownError,
  name,
  label,
  labelHidden,
  description,
  required,
  disabled,
  ref,
}: DatePickerProps) {
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
              onHoverStart={() => void loadCalendar()}
              onFocus={() => void loadCalendar()}
              onBlur={onBlur}
              aria-labelledby={`${id}-label ${id}-value`}
              aria-describedby={described || undefined}
              data-invalid={error ? true : undefined}
              data-focus-me
            >
              <Icon name="calendar" />
              <span id={`${id}-value`} data-empty={!value || undefined}>
                {value ? formatOrderDate(value) : placeholder}
              </span>
            </Trigger>
            <Sheet placement="bottom start" offset={6}>
              <AriaDialog aria-label={label}>
                <Suspense fallback={<Skeleton width="18.5rem" height="20rem" />}>
                  <CalendarPanel
                    value={value ?? null}
                    min={min}
                    max={max}
                    isUnavailable={isUnavailable}
                    onChoose={(date) => {
                      changed();
                      onChange?.(date);
                      setOpen(false);
                    }}
                  />
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

  [role='dialog'] {
    outline: none;
  }
`;
