import { Agenda } from '@copper-carrot/shared-ui/Agenda';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { monthOf } from '@copper-carrot/shared-ui/month';
import { type CalendarEntry, MonthCalendar } from '@copper-carrot/shared-ui/MonthCalendar';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';
import { type Draft, useDrafts, useMealPlan } from './api';
import { spanName, stepped } from './days';
import { MealDetail } from './MealDetail';
import { entryOfHoliday, entryOfOrder, hexOf, lookOf } from './meals';
import { useOtherOrders } from './useOtherOrders';
import { usePlannerPage } from './usePlannerPage';
import { WeekView } from './WeekView';

/** Drafts, placeholders, orders and holidays by month, week or one after another. */
export function Calendar({ organizationId }: { organizationId: number }) {
  const { today, view, date, span, show, to } = usePlannerPage(organizationId);
  const { data: drafts } = useDrafts(organizationId, span);
  const { data: plan } = useMealPlan(organizationId, span);
  const orders = useOtherOrders(organizationId, span, drafts?.records);
  if (!drafts || !plan)
    return (
      <Loading label="Loading the calendar">
        <Skeleton height="34rem" />
      </Loading>
    );
  const entryOf = (draft: Draft): CalendarEntry => ({
    id: `draft-${draft.id}`,
    date: draft.start_date,
    ...(draft.start_time !== null && { time: draft.start_time }),
    label: draft.name,
    color: hexOf(draft.color),
    look: lookOf(draft),
    to: to.meal(draft.id),
    detail: <MealDetail organizationId={organizationId} draft={draft} />,
  });
  const entries = [
    ...plan.holidays.map(entryOfHoliday),
    ...drafts.records.map(entryOf),
    ...orders.map(entryOfOrder),
  ];
  const addTo = (day: string) => (
    <ButtonLink variant="secondary" size="small" to={to.newMeal(day)}>
      Plan a meal
    </ButtonLink>
  );
  return (
    <Stack gap={4}>
      {view === 'month' ? (
        <MonthCalendar
          label="Planned meals"
          today={today}
          month={monthOf(date)}
          onMonth={(month) => show({ date: `${month}-01` })}
          entries={entries}
          onDay={addTo}
        />
      ) : (
        <>
          <Head>
            <h2 aria-live="polite">{spanName(view, date)}</h2>
            <Button variant="secondary" size="small" onClick={() => show({ date: today })}>
              Today
            </Button>
            <Button
              variant="quiet"
              size="small"
              icon="left"
              aria-label={view === 'week' ? 'Previous week' : 'Previous month'}
              onClick={() => show({ date: stepped(view, date, -1) })}
            />
            <Button
              variant="quiet"
              size="small"
              icon="right"
              aria-label={view === 'week' ? 'Next week' : 'Next month'}
              onClick={() => show({ date: stepped(view, date, 1) })}
            />
          </Head>
          {view === 'week' ? (
            <WeekView
              organizationId={organizationId}
              drafts={drafts.records}
              others={entries.filter(({ id }) => !id.startsWith('draft-'))}
            />
          ) : (
            <Agenda
              label={spanName(view, date)}
              entries={entries}
              today={today}
              empty={
                <EmptyState
                  icon="calendar"
                  title="Nothing is planned"
                  action={<ButtonLink to={to.newMeal(span.from)}>Plan a meal</ButtonLink>}
                >
                  Plan a single meal, or fill the month by your rules.
                </EmptyState>
              }
            />
          )}
        </>
      )}
      <Legend />
    </Stack>
  );
}

const looks = [
  { look: 'dashed', words: 'No package yet' },
  { look: 'light', words: 'Draft' },
  { look: 'full', words: 'Ordered' },
] as const;

const Legend = () => (
  <Marks aria-label="How meals are marked">
    {looks.map(({ look, words }) => (
      <li key={look}>
        <Swatch data-look={look} aria-hidden />
        {words}
      </li>
    ))}
    <li>The color is the template’s.</li>
  </Marks>
);

const Head = styled.div`
  display: flex;
  gap: ${space(2)};
  align-items: center;

  h2 {
    margin-right: auto;
    font-size: ${text.heading};
  }
`;
const Marks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  color: ${color.inkSoft};
  font-size: ${text.small};

  > li {
    display: flex;
    gap: ${space(2)};
    align-items: center;
  }
`;
const Swatch = styled.span`
  width: 1.25rem;
  height: 0.875rem;
  border-radius: 4px;
  background: ${color.inkSoft};

  &[data-look='light'] {
    background: color-mix(in srgb, ${color.inkSoft} 25%, ${color.surface});
  }
  &[data-look='dashed'] {
    background: none;
    outline: 1px dashed ${color.inkSoft};
    outline-offset: -1px;
  }
`;
