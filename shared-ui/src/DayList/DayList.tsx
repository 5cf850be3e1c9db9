import { type ReactNode } from 'react';
import styled from 'styled-components';
import { formatOrderDate } from '../format/dates';
import { Stack } from '../Layout/Layout';
import { color, font, radius, space, text } from '../theme/tokens';

interface Dated {
  id: number;
  /** 'YYYY-MM-DD'; null of what has no day yet. */
  start_date: string | null;
}

export interface DayListProps<Item extends Dated> {
  /** As they come: those of one day together. */
  items: readonly Item[];
  children: (item: Item) => ReactNode;
  /** Beside a day that is here whole, such as how many there are. */
  sum?: (ofDay: readonly Item[]) => ReactNode;
  /** That this page of a longer list begins or ends in the middle of it: its first or last day may go on over the edge. */
  goesOn?: { before: boolean; after: boolean };
}

/** What someone works in all day: dense rows under the day that they are for. */
export function DayList<Item extends Dated>({ items, children, sum, goesOn }: DayListProps<Item>) {
  const days = byDay(items);
  const isWhole = (index: number) =>
    (index > 0 || !goesOn?.before) && (index < days.length - 1 || !goesOn?.after);
  return (
    <Stack gap={6}>
      {days.map(({ date, ofDay }, index) => (
        <section key={`${date} ${ofDay[0]?.id}`} aria-labelledby={`day-${date}`}>
          <Day id={`day-${date}`}>
            {date ? formatOrderDate(date) : 'No date yet'}{' '}
            {sum && isWhole(index) && <span>{sum(ofDay)}</span>}
          </Day>
          <Rows>
            {ofDay.map((item) => (
              <li key={item.id}>{children(item)}</li>
            ))}
          </Rows>
        </section>
      ))}
    </Stack>
  );
}

function byDay<Item extends Dated>(items: readonly Item[]) {
  const days: { date: string; ofDay: Item[] }[] = [];
  for (const item of items) {
    const date = item.start_date ?? '';
    const last = days.at(-1);
    if (last?.date === date) last.ofDay.push(item);
    else days.push({ date, ofDay: [item] });
  }
  return days;
}

const Day = styled.h2`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: baseline;
  margin-bottom: ${space(2)};
  font-size: ${text.large};

  span {
    color: ${color.inkSoft};
    font-family: ${font.text};
    font-size: ${text.small};
    font-weight: 400;
  }
`;
const Rows = styled.ul`
  margin: 0;
  padding: 0;
  overflow: hidden;
  list-style: none;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};

  > li + li {
    border-top: 1px solid ${color.line};
  }
`;
