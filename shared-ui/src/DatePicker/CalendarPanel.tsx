import { type CalendarDate, parseDate } from '@internationalized/date';
import { Calendar } from 'react-aria-components/Calendar';
import styled from 'styled-components';
import { CalendarDays, CalendarHead } from './calendar-parts';

interface CalendarPanelProps {
  value: string | null;
  min?: string;
  max?: string;
  isUnavailable?: (date: string) => boolean;
  onChoose: (date: string) => void;
}

/** A month of days; arrows move by day, Page Up and Page Down by month. */
export default function CalendarPanel({ value, min, max, isUnavailable, onChoose }: CalendarPanelProps) {
  return (
    <Root
      // eslint-disable-next-line jsx-a11y/no-autofocus -- focus belongs in the calendar that the person just opened
      autoFocus
      value={value ? parseDate(value) : null}
      defaultFocusedValue={!value && min ? parseDate(min) : undefined}
      minValue={min ? parseDate(min) : undefined}
      maxValue={max ? parseDate(max) : undefined}
      isDateUnavailable={isUnavailable && ((date) => isUnavailable(date.toString()))}
      onChange={(date: CalendarDate) => onChoose(date.toString())}
    >
      <CalendarHead />
      <CalendarDays />
    </Root>
  );
}

const Root = styled(Calendar)`
  width: min(18.5rem, calc(100vw - 4rem));
` as unknown as typeof Calendar<CalendarDate>;
