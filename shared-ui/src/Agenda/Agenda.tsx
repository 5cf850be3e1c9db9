import { type ReactNode } from 'react';
import styled from 'styled-components';
import { dayName } from '../MonthCalendar/month';
import { color, font, media, radius, space, text } from '../theme/tokens';
import { byDay, type CalendarEntry, EntryList } from './entries';

export type { CalendarEntry } from './entries';

export interface AgendaProps {
  label: string;
  entries: readonly CalendarEntry[];
  /** Marked where it is among the days. */
  today?: string;
  /** Instead of days when there are none. */
  empty?: ReactNode;
}

/** Day after day, each with what stands in it. */
export function Agenda({ label, entries, today, empty }: AgendaProps) {
  if (entries.length === 0 && empty) return <>{empty}</>;
  return (
    <Days className="days" aria-label={label}>
      {byDay(entries).map(([date, ofDay]) => (
        <Day key={date} data-today={date === today || undefined}>
          <DayName>
            {dayName(date)}
            {date === today && <Today>Today</Today>}
          </DayName>
          <EntryList entries={ofDay} />
        </Day>
      ))}
    </Days>
  );
}

const Days = styled.ol`
  display: grid;
  gap: ${space(5)};
`;
const Day = styled.li`
  display: grid;
  gap: ${space(2)};

  ${media.largeTablet} {
    grid-template-columns: 11rem minmax(0, 1fr);
    gap: ${space(6)};
  }
`;
const DayName = styled.h3`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
  align-self: start;
  padding-top: ${space(3)};
  font-family: ${font.text};
  font-size: ${text.small};
  font-weight: 650;
  letter-spacing: 0;
`;
const Today = styled.span`
  padding: 0 ${space(2)};
  font-size: ${text.tiny};
  line-height: 1.25rem;
  color: ${color.copperText};
  background: ${color.copperTint};
  border-radius: ${radius.round};
`;
