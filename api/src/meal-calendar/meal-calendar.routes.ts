import { notFound } from '../errors';
import { networkOf, rateLimit, routes } from '../http';
import { loadCalendar } from './load-calendar';
import { calendarAnswer, calendarParams, calendarQuery } from './meal-calendar.schemas';

/** The calendar of an organization's meals, for everybody who has its access code (2 §2). */
export const mealCalendarRoutes = routes({ tag: 'Meal calendar', base: '/cpi/v2/public' });

const guessLimit = rateLimit({ name: 'calendar_guesses', tries: 30, seconds: 10 * 60 });

mealCalendarRoutes.get(
  '/meal_calendars/:code',
  {
    summary: 'The meals of an organization in a month, by its access code',
    spec: '2 §2',
    who: 'anyone',
    params: calendarParams,
    query: calendarQuery,
    answer: calendarAnswer,
  },
  async ({ actor, params, query, request }) => {
    await guessLimit.check(networkOf(request));
    const calendar = await loadCalendar(params.code, query.month, actor);
    if (calendar) return calendar;
    await guessLimit.spend(networkOf(request));
    throw notFound('There is no meal calendar here.');
  },
);
