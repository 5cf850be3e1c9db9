import { lazy } from 'react';
import { formatOrderDate } from '../format/dates';
import { CalendarField, type CalendarFieldProps } from './CalendarField';

const load = () => import('./CalendarPanel');
const CalendarPanel = lazy(load);

export interface DatePickerProps extends CalendarFieldProps {
  /** 'YYYY-MM-DD'; null is no date yet. */
  value?: string | null;
  onChange?: (date: string) => void;
  min?: string;
  max?: string;
  /** Dates that can't be chosen, such as days when the kitchen is closed. */
  isUnavailable?: (date: string) => boolean;
  /** Why some can’t; said in the calendar. */
  note?: string;
}

/** A date from a calendar; the calendar's code comes when it is first reached for. */
export function DatePicker({
  value,
  onChange,
  min,
  max,
  isUnavailable,
  note,
  placeholder = 'Choose a date',
  ...field
}: DatePickerProps) {
  return (
    <CalendarField
      {...field}
      placeholder={placeholder}
      text={value ? formatOrderDate(value) : null}
      load={load}
    >
      {(done) => (
        <CalendarPanel
          value={value ?? null}
          min={min}
          max={max}
          isUnavailable={isUnavailable}
          note={note}
          onChoose={(date) => {
            onChange?.(date);
            done();
          }}
        />
      )}
    </CalendarField>
  );
}
