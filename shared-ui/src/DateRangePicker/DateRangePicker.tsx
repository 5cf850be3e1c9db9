import { lazy } from 'react';
import styled from 'styled-components';
import { Button } from '../Button/Button';
import { CalendarField, type CalendarFieldProps } from '../DatePicker/CalendarField';
import { media, space } from '../theme/tokens';
import { type DateRange, rangeWords } from './range-words';

const load = () => import('./RangePanel');
const RangePanel = lazy(load);

export type { DateRange } from './range-words';

export interface DateRangePickerProps extends CalendarFieldProps {
  /** null is no range yet. */
  value?: DateRange | null;
  onChange?: (range: DateRange) => void;
  min?: string;
  max?: string;
  /** Dates that can't be within the range. */
  isUnavailable?: (date: string) => boolean;
  /** Ranges at one press, such as 'Last 30 days'. */
  shortcuts?: readonly { label: string; value: DateRange }[];
}

/** Two dates from one calendar; the calendar's code comes when it is first reached for. */
export function DateRangePicker({
  value,
  onChange,
  min,
  max,
  isUnavailable,
  shortcuts = [],
  placeholder = 'Choose dates',
  ...field
}: DateRangePickerProps) {
  return (
    <CalendarField {...field} placeholder={placeholder} text={value ? rangeWords(value) : null} load={load}>
      {(done) => {
        const choose = (range: DateRange) => {
          onChange?.(range);
          done();
        };
        return (
          <Parts>
            {shortcuts.length > 0 && (
              <Shortcuts className="shortcuts" aria-label="Shortcuts">
                {shortcuts.map((shortcut) => (
                  <li key={shortcut.label}>
                    <Button variant="secondary" size="small" onClick={() => choose(shortcut.value)}>
                      {shortcut.label}
                    </Button>
                  </li>
                ))}
              </Shortcuts>
            )}
            <RangePanel value={value ?? null} {...{ min, max, isUnavailable }} onChoose={choose} />
          </Parts>
        );
      }}
    </CalendarField>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${space(4)};
`;
const Shortcuts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  max-width: calc(100vw - 4rem);

  ${media.tablet} {
    max-width: 38.5rem;
  }
`;
