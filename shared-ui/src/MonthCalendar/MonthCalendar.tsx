import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { Agenda } from '../Agenda/Agenda';
import { byDay, type CalendarEntry, EntryList } from '../Agenda/entries';
import { Button } from '../Button/Button';
import { color, space, text } from '../theme/tokens';
import { useBelow } from '../theme/useBelow';
import { addMonths, dayName, monthName, monthOf } from './month';
import { MonthGrid } from './MonthGrid';

export type { CalendarEntry } from '../Agenda/entries';

export interface MonthCalendarProps {
  label: string;
  /** Of the month on show; others are passed over. */
  entries: readonly CalendarEntry[];
  /** 'YYYY-MM-DD', in the place's zone. */
  today: string;
  /** 'YYYY-MM' */
  month: string;
  onMonth: (month: string) => void;
  /** What a day without entries offers, such as a button that adds one. */
  onDay?: (date: string) => ReactNode;
}

/**
 * A month of days with what stands in them. Arrows move by day and week, Page Up and Page Down by month, Home and End to the ends of
 * the week; the chosen day's entries stand beside the month. On a phone it is the month's agenda.
 */
export function MonthCalendar({ label, entries, today, month, onMonth, onDay }: MonthCalendarProps) {
  const id = useId();
  const onPhone = useBelow('tablet');
  const [chosen, setChosen] = useState(today);
  const day = monthOf(chosen) === month ? chosen : `${month}-01`;
  const ofMonth = entries.filter(({ date }) => monthOf(date) === month);
  const days = new Map(byDay(ofMonth));
  const go = (to: string) => {
    setChosen(to);
    if (monthOf(to) !== month) onMonth(monthOf(to));
  };
  const step = (months: number) => {
    const to = addMonths(`${month}-01`, months);
    go(monthOf(to) === monthOf(today) ? today : to);
  };
  const nothing = (
    <Nothing>
      {onPhone ? `Nothing in ${monthName(month)}.` : 'Nothing on this day.'}
      {onDay?.(day)}
    </Nothing>
  );
  return (
    <Root role="group" aria-label={label}>
      <Head>
        <Month id={`${id}-month`} aria-live="polite">
          {monthName(month)}
        </Month>
        <Button variant="secondary" size="small" onClick={() => go(today)}>
          Today
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon="left"
          aria-label="Previous month"
          onClick={() => step(-1)}
        />
        <Button variant="quiet" size="small" icon="right" aria-label="Next month" onClick={() => step(1)} />
      </Head>
      {onPhone ? (
        <Agenda label={monthName(month)} entries={ofMonth} today={today} empty={nothing} />
      ) : (
        <Columns>
          <MonthGrid
            labelledBy={`${id}-month`}
            month={month}
            today={today}
            chosen={day}
            days={days}
            onChoose={go}
          />
          <section aria-label={dayName(day)} aria-live="polite">
            <DayName>{dayName(day)}</DayName>
            {days.has(day) ? <EntryList entries={days.get(day) ?? []} /> : nothing}
          </section>
        </Columns>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
  container-type: inline-size;
`;
const Head = styled.div`
  display: flex;
  gap: ${space(2)};
  align-items: center;
`;
const Month = styled.h2`
  margin-right: auto;
  font-size: ${text.heading};
`;
const Columns = styled.div`
  display: grid;
  gap: ${space(6)};
  align-items: start;

  > * {
    min-width: 0;
  }
  @container (min-width: 56rem) {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`;
const DayName = styled.h3`
  margin-bottom: ${space(3)};
  font-size: ${text.large};
`;
const Nothing = styled.div`
  display: grid;
  gap: ${space(3)};
  justify-items: start;
  color: ${color.inkSoft};
`;
