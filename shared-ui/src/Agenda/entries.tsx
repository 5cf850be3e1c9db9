import { type ReactNode } from 'react';
import styled from 'styled-components';
import { type BadgeTone } from '../Badge/Badge';
import { formatTime } from '../format/dates';
import { Link } from '../Link/Link';
import { tabular } from '../theme/styles';
import { color, radius, space, text } from '../theme/tokens';

/** What stands in a calendar: a meal, a closure, a delivery. */
export interface CalendarEntry {
  id: string;
  /** 'YYYY-MM-DD' */
  date: string;
  /** 'HH:mm'; left out for what lasts the whole day. */
  time?: string;
  label: string;
  detail?: ReactNode;
  tone?: BadgeTone;
  /** A path of the site. */
  to?: string;
}

/** The entries of one day. */
export function EntryList({ entries }: { entries: readonly CalendarEntry[] }) {
  return (
    <Entries className="entries">
      {entries.map(({ id, time, label, detail, tone = 'neutral', to }) => (
        <Entry key={id} data-tone={tone}>
          <Time>{time ? formatTime(time) : 'All day'}</Time>
          <div>
            <Label>{to ? <Link to={to}>{label}</Link> : label}</Label>
            {detail && <Detail>{detail}</Detail>}
          </div>
        </Entry>
      ))}
    </Entries>
  );
}

const order = (one: CalendarEntry, other: CalendarEntry) =>
  `${one.date} ${one.time ?? ''}` < `${other.date} ${other.time ?? ''}` ? -1 : 1;

/** Days in their order, each with its entries in theirs: what lasts the whole day first. */
export function byDay(entries: readonly CalendarEntry[]): [string, CalendarEntry[]][] {
  const days = new Map<string, CalendarEntry[]>();
  for (const entry of [...entries].sort(order))
    days.set(entry.date, [...(days.get(entry.date) ?? []), entry]);
  return [...days];
}

const Entries = styled.ul`
  display: grid;
  overflow: hidden;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
`;
const Entry = styled.li`
  --mark: ${color.lineStrong};

  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  gap: ${space(3)};
  min-height: 3rem;
  padding: ${space(3)} ${space(4)};
  box-shadow: inset 4px 0 var(--mark);

  & + & {
    border-top: 1px solid ${color.line};
  }
  &[data-tone='copper'] {
    --mark: ${color.copper};
  }
  &[data-tone='leaf'] {
    --mark: ${color.leaf};
  }
  &[data-tone='aubergine'] {
    --mark: ${color.aubergine};
  }
  &[data-tone='honey'] {
    --mark: ${color.honey};
  }
  &[data-tone='danger'] {
    --mark: ${color.danger};
  }
`;
const Time = styled.span`
  ${tabular}
  font-size: ${text.small};
  line-height: 1.5rem;
  color: ${color.inkSoft};
`;
const Label = styled.span`
  font-weight: 600;
  overflow-wrap: anywhere;
`;
const Detail = styled.div`
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
