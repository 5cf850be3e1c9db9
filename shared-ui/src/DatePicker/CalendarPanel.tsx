import { type CalendarDate, parseDate } from '@internationalized/date';
import { useId } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import styled from 'styled-components';
import { color, text } from '../theme/tokens';
import { CalendarDays, CalendarHead } from './calendar-parts';

interface CalendarPanelProps {
  value: string | null;
  min?: string;
  max?: string;
  isUnavailable?: (date: string) => boolean;
  note?: string;
  onChoose: (date: string) => void;
}

/** A month of days; arrows move by day, Page Up and Page Down by month. */
export default function CalendarPanel({
  value,
  min,
  max,
  isUnavailable,
  note,
  onChoose,
}: CalendarPanelProps) {
  const noteId = useId();
  return (
    <Root
      aria-describedby={note && noteId}
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
      {note && <Note id={noteId}>{note}</Note>}
    </Root>
  );
}

const Root = styled(Calendar)`
  width: min(18.5rem, calc(100vw - 4rem));
` as unknown as typeof Calendar<CalendarDate>;
const Note = styled.p`
  margin-top: 0.75rem;
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
