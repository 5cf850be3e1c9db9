import { href, orderState, read, type Schemas } from '@copper-carrot/contracts';
import { isApiFailure, useRead } from '@copper-carrot/contracts/runtime';
import type { BadgeTone } from '@copper-carrot/shared-ui/Badge';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Link } from '@copper-carrot/shared-ui/Link';
import { type CalendarEntry, MonthCalendar } from '@copper-carrot/shared-ui/MonthCalendar';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { todayIn } from '@copper-carrot/shared-ui/zones';
import { useState } from 'react';
import { useParams } from 'react-router-dom';

const calendarUrl = (code: string, month: string) =>
  read('/cpi/v2/public/meal_calendars/{code}', { params: { code }, query: { month } });

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The meals of an organization, for those who eat (2 §2). */
export default function MealCalendar() {
  const { accessCode = '' } = useParams();
  return (
    <Section page key={accessCode} title="We could not load the calendar">
      <Calendar code={accessCode} />
    </Section>
  );
}

function Calendar({ code }: { code: string }) {
  const today = todayIn(ownZone());
  const [month, setMonth] = useState(today.slice(0, 7));
  const { data, error } = useRead(calendarUrl(code, month), { keepPrevious: true, failure: 'own' });
  if (isApiFailure(error) && (error.status === 404 || error.status === 422))
    return (
      <EmptyState icon="calendar" title="There is no meal calendar here">
        Ask whoever orders for your team for the link.
      </EmptyState>
    );
  if (error && !data) throw error;
  if (!data)
    return (
      <Loading label="Loading the calendar">
        <Skeleton height="30rem" />
      </Loading>
    );
  return (
    <Stack gap={6}>
      <PageTitle above={data.team_name} below="What there is to eat, and which polls wait for your answer.">
        Meal Calendar
      </PageTitle>
      <MonthCalendar
        label="Meals"
        today={today}
        month={month}
        onMonth={setMonth}
        entries={data.meals.map(entryOf)}
      />
    </Stack>
  );
}

const entryOf = (meal: Schemas['Meal']): CalendarEntry => ({
  id: String(meal.id),
  date: meal.date,
  time: meal.time,
  label: meal.food === meal.brand_name ? meal.brand_name : `${meal.food}, ${meal.brand_name}`,
  tone: toneOf(meal),
  detail: (
    <>
      {meal.poll_code === null ? (
        meal.status === 'in_cart' ? (
          'Your team is choosing'
        ) : (
          orderState(meal.status).label
        )
      ) : (
        <Link to={href.customerPoll({ code: meal.poll_code })}>Choose your meal</Link>
      )}
      {meal.menu_code !== null && (
        <>
          {' · '}
          <Link to={href.sharedMenu(meal.menu_code)}>Menu</Link>
        </>
      )}
    </>
  ),
});

const toneOf = ({ status, poll_code: poll }: Schemas['Meal']): BadgeTone =>
  poll !== null ? 'copper' : status === 'fulfilled' ? 'neutral' : 'leaf';
