import { type KeyboardEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { type CalendarEntry } from '../Agenda/entries';
import { formatTime } from '../format/dates';
import { count } from '../format/words';
import { focusRing, tabular } from '../theme/styles';
import { color, radius, space, text } from '../theme/tokens';
import { tones } from '../theme/tones';
import { addDays, addMonths, dayName, monthOf, weekdayOf, weeksOf } from './month';

interface MonthGridProps {
  labelledBy: string;
  month: string;
  today: string;
  chosen: string;
  days: ReadonlyMap<string, readonly CalendarEntry[]>;
  onChoose: (date: string) => void;
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const atOnce = 3;

/** Where a key leads from a day; undefined for keys that lead nowhere. */
function moved(date: string, key: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -weekdayOf(date));
    case 'End':
      return addDays(date, 6 - weekdayOf(date));
    case 'PageUp':
      return addMonths(date, -1);
    case 'PageDown':
      return addMonths(date, 1);
    default:
      return undefined;
  }
}

/** The grid of a month: one stop for Tab, keys move between its days. react-aria's calendar is for choosing a date and can't say what a day holds. */
export function MonthGrid({ labelledBy, month, today, chosen, days, onChoose }: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);
  useEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    byKey.current = false;
  }, [chosen]);
  const move = (event: KeyboardEvent) => {
    const to = moved(chosen, event.key);
    if (!to) return;
    event.preventDefault();
    byKey.current = true;
    onChoose(to);
  };
  return (
    <Root ref={grid} role="grid" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" abbr={name}>
              {name.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              <Day
                key={date}
                date={date}
                entries={days.get(date) ?? []}
                isOutside={monthOf(date) !== month}
                isToday={date === today}
                isChosen={date === chosen}
                onChoose={() => onChoose(date)}
                onKeyDown={move}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </Root>
  );
}

interface DayProps {
  date: string;
  entries: readonly CalendarEntry[];
  isOutside: boolean;
  isToday: boolean;
  isChosen: boolean;
  onChoose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Day({ date, entries, isOutside, isToday, isChosen, onChoose, onKeyDown }: DayProps) {
  if (isOutside) return <td aria-hidden />;
  const held = entries.length > 0 && count(entries.length, 'entry', 'entries');
  return (
    <td aria-selected={isChosen}>
      <DayButton
        type="button"
        tabIndex={isChosen ? 0 : -1}
        aria-label={[dayName(date), isToday && 'today', held].filter(Boolean).join(', ')}
        aria-current={isToday ? 'date' : undefined}
        data-chosen={isChosen || undefined}
        onClick={onChoose}
        onKeyDown={onKeyDown}
      >
        <DayNumber data-today={isToday || undefined}>{Number(date.slice(8))}</DayNumber>
        {entries.slice(0, entries.length > atOnce ? atOnce - 1 : atOnce).map(({ id, time, label, tone }) => (
          <Slip key={id} data-tone={tone}>
            {time && <b>{formatTime(time)}</b>} {label}
          </Slip>
        ))}
        {entries.length > atOnce && <More>{entries.length - atOnce + 1} more</More>}
      </DayButton>
    </td>
  );
}

const Root = styled.table`
  ${tabular}
  width: 100%;
  table-layout: fixed;
  border-spacing: 0;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  overflow: hidden;

  th {
    padding: ${space(2)};
    font-size: ${text.tiny};
    font-weight: 600;
    color: ${color.inkSoft};
    background: ${color.sunken};
  }
  td {
    height: 6.5rem;
    padding: 0;
    vertical-align: top;
    border-top: 1px solid ${color.line};
  }
  td + td {
    border-left: 1px solid ${color.line};
  }
  td[aria-hidden] {
    background: ${color.paper};
  }
`;
const DayButton = styled.button`
  display: flex;
  flex-direction: column;
  gap: ${space(0.5)};
  width: 100%;
  height: 100%;
  padding: ${space(1)};
  overflow: hidden;
  text-align: left;
  background: none;
  border: 0;
  cursor: pointer;

  &:hover {
    background: ${color.paper};
  }
  &[data-chosen] {
    background: ${color.copperTint};
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }
`;
const DayNumber = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 1.625rem;
  height: 1.625rem;
  font-size: ${text.tiny};
  font-weight: 600;
  border-radius: 50%;

  &[data-today] {
    color: ${color.onCopper};
    background: ${color.copper};
  }
`;
const Slip = styled.span`
  --words: ${color.inkSoft};
  --ground: ${color.sunken};

  flex: none;
  padding: 0 ${space(1)};
  overflow: hidden;
  font-size: 0.75rem;
  line-height: 1.25rem;
  white-space: nowrap;
  text-overflow: ellipsis;
  color: var(--words);
  background: var(--ground);
  border-radius: 4px;

  b {
    font-weight: 600;
  }
  ${tones}
  &[data-tone='copper'] {
    --ground: color-mix(in srgb, ${color.copper} 16%, ${color.surface});
  }
`;
const More = styled.span`
  padding-left: ${space(1)};
  font-size: 0.75rem;
  line-height: 1.25rem;
  color: ${color.inkSoft};
`;
