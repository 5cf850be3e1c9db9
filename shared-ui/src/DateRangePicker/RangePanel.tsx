import { type CalendarDate, parseDate } from '@internationalized/date';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import styled from 'styled-components';
import { CalendarDays, CalendarHead } from '../DatePicker/calendar-parts';
import { color, media, radius, space } from '../theme/tokens';
import { useBelow } from '../theme/useBelow';
import { type DateRange } from './range-words';

interface RangePanelProps {
  value: DateRange | null;
  min?: string;
  max?: string;
  isUnavailable?: (date: string) => boolean;
  onChoose: (range: DateRange) => void;
}

/** Two months of days, one on a phone: the first press begins the range, the second ends it. */
export default function RangePanel({ value, min, max, isUnavailable, onChoose }: RangePanelProps) {
  const one = useBelow('tablet');
  return (
    <Root
      // eslint-disable-next-line jsx-a11y/no-autofocus -- focus belongs in the calendar that the person just opened
      autoFocus
      // What was only begun is not taken when somebody presses elsewhere.
      commitBehavior="reset"
      visibleDuration={{ months: one ? 1 : 2 }}
      value={value && { start: parseDate(value.start), end: parseDate(value.end) }}
      defaultFocusedValue={!value && min ? parseDate(min) : undefined}
      minValue={min ? parseDate(min) : undefined}
      maxValue={max ? parseDate(max) : undefined}
      isDateUnavailable={isUnavailable && ((date) => isUnavailable(date.toString()))}
      onChange={({ start, end }) => onChoose({ start: start.toString(), end: end.toString() })}
    >
      <CalendarHead months={one ? 1 : 2} />
      <Months>
        <CalendarDays />
        {!one && <CalendarDays later={1} />}
      </Months>
    </Root>
  );
}

const Root = styled(RangeCalendar)`
  width: min(18.5rem, calc(100vw - 4rem));

  ${media.tablet} {
    width: min(38.5rem, calc(100vw - 6rem));
  }
  td {
    padding: 1px 0;
  }
  [data-selected] {
    font-weight: 400;
    color: ${color.copperText};
    background: ${color.copperTint};
    border-radius: 0;
  }
  [data-selection-start] {
    border-radius: ${radius.round} 0 0 ${radius.round};
  }
  [data-selection-end] {
    border-radius: 0 ${radius.round} ${radius.round} 0;
  }
  [data-selection-start][data-selection-end] {
    border-radius: ${radius.round};
  }
  :is([data-selection-start], [data-selection-end]) {
    font-weight: 700;
    color: ${color.onCopper};
    background: ${color.copper};
  }
` as unknown as typeof RangeCalendar<CalendarDate>;
const Months = styled.div`
  display: flex;
  gap: ${space(6)};
  align-items: flex-start;
`;
