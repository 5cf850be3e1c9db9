import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { formatTime } from '@copper-carrot/shared-ui/dates';
import { Link } from '@copper-carrot/shared-ui/Link';
import { dayName } from '@copper-carrot/shared-ui/month';
import type { CalendarEntry } from '@copper-carrot/shared-ui/MonthCalendar';
import { color, font, media, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { type DragEvent, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import type { Draft } from './api';
import { daysOf } from './days';
import { MealDetail } from './MealDetail';
import { hexOf, isOpen, lookOf } from './meals';
import { useMove } from './useMove';
import { usePlannerPage } from './usePlannerPage';

interface WeekViewProps {
  organizationId: number;
  drafts: readonly Draft[];
  /** Orders and holidays. */
  others: readonly CalendarEntry[];
}

/** The seven days side by side; a draft is dragged to another day, or moved by its menu. */
export function WeekView({ organizationId, drafts, others }: WeekViewProps) {
  const { today, span, to } = usePlannerPage(organizationId);
  const [dragged, setDragged] = useState<Draft | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const move = useMove();
  const drop = (day: string) => (event: DragEvent) => {
    event.preventDefault();
    setOver(null);
    if (dragged && dragged.start_date !== day) void move.run({ draft: dragged, to: day });
  };
  return (
    <Days aria-label="Days of the week">
      {daysOf(span).map((day) => {
        const ofDay = drafts.filter(({ start_date: date }) => date === day);
        const othersOfDay = others.filter(({ date }) => date === day);
        return (
          <Day
            key={day}
            data-today={day === today || undefined}
            data-over={over === day || undefined}
            onDragOver={(event) => {
              if (!dragged) return;
              event.preventDefault();
              setOver(day);
            }}
            onDragLeave={() => setOver(null)}
            onDrop={drop(day)}
          >
            <DayName>{dayName(day)}</DayName>
            <ul>
              {othersOfDay.map((entry) => (
                <Meal key={entry.id} hue={entry.color} look={entry.color ? 'full' : 'dashed'}>
                  <Name time={entry.time}>
                    {entry.to ? <Link to={entry.to}>{entry.label}</Link> : entry.label}
                  </Name>
                  <Small>{entry.detail}</Small>
                </Meal>
              ))}
              {ofDay.map((draft) => (
                <Meal
                  key={draft.id}
                  hue={hexOf(draft.color)}
                  look={lookOf(draft)}
                  onDragStart={
                    isOpen(draft) && draft.can.update
                      ? (event) => {
                          event.dataTransfer.effectAllowed = 'move';
                          event.dataTransfer.setData('text/plain', draft.name);
                          setDragged(draft);
                        }
                      : undefined
                  }
                  onDragEnd={() => setDragged(null)}
                >
                  <Name time={draft.start_time ?? undefined}>
                    <Link to={to.meal(draft.id)}>{draft.name}</Link>
                  </Name>
                  <Small>
                    <MealDetail organizationId={organizationId} draft={draft} />
                  </Small>
                </Meal>
              ))}
            </ul>
            <ButtonLink
              variant="quiet"
              size="small"
              icon="plus"
              to={to.newMeal(day)}
              aria-label={`Plan a meal on ${dayName(day)}`}
            >
              Add
            </ButtonLink>
          </Day>
        );
      })}
    </Days>
  );
}

interface MealProps {
  hue: string | undefined;
  look: 'full' | 'light' | 'dashed';
  onDragStart?: ((event: DragEvent) => void) | undefined;
  onDragEnd?: () => void;
  children: ReactNode;
}

const Meal = ({ hue, look, onDragStart, onDragEnd, children }: MealProps) => (
  <Slip
    data-look={look}
    style={{ '--hue': hue ?? color.lineStrong }}
    draggable={onDragStart !== undefined}
    onDragStart={onDragStart}
    onDragEnd={onDragEnd}
  >
    {children}
  </Slip>
);

const Name = ({ time, children }: { time: string | undefined; children: ReactNode }) => (
  <Title>
    {time && <Time>{formatTime(time)}</Time>}
    {children}
  </Title>
);

const Days = styled.ol`
  display: grid;
  gap: ${space(2)};

  ${media.largeTablet} {
    grid-template-columns: repeat(7, minmax(0, 1fr));
  }
`;
const Day = styled.li`
  display: grid;
  gap: ${space(2)};
  align-content: start;
  padding: ${space(2)};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};

  > ul {
    display: grid;
    gap: ${space(2)};
  }
  > a {
    justify-self: start;
  }
  ${media.largeTablet} {
    min-height: 22rem;
  }
  &[data-today] {
    border-color: ${color.copper};
  }
  &[data-over] {
    background: ${color.copperTint};
  }
`;
const DayName = styled.h3`
  font-family: ${font.text};
  font-size: ${text.small};
  font-weight: 650;
`;
const Slip = styled.li`
  display: grid;
  gap: ${space(1)};
  padding: ${space(2)};
  overflow-wrap: anywhere;
  background: ${color.paper};
  border-radius: ${radius.small};
  box-shadow: inset 4px 0 var(--hue);
  padding-left: ${space(3)};

  &[draggable='true'] {
    cursor: grab;
  }
  &[data-look='light'] {
    box-shadow: inset 4px 0 color-mix(in srgb, var(--hue) 55%, ${color.surface});
  }
  &[data-look='dashed'] {
    outline: 1px dashed var(--hue);
    outline-offset: -1px;
    box-shadow: none;
  }
`;
const Title = styled.span`
  display: grid;
  font-size: ${text.small};
  font-weight: 600;
`;
const Time = styled.span`
  font-weight: 400;
  color: ${color.inkSoft};
`;
const Small = styled.div`
  font-size: ${text.tiny};
  color: ${color.inkSoft};
`;
