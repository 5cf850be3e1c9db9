import { href } from '@copper-carrot/contracts';
import { ownZone, todayIn } from '@copper-carrot/shared-ui/zones';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { dayIn, spanOf, type View, views } from './days';

const isView = (text: string | null): text is View => views.some((view) => view === text);

/** What the calendar shows by its address, and the links to its dialogs, which keep it. */
export function usePlannerPage(organizationId: number) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const today = todayIn(ownZone());
  const asked = search.get('view');
  const view = isView(asked) ? asked : 'month';
  const date = dayIn(search.get('date')) ?? today;
  const kept = { view: asked, date: search.get('date') };
  const list = href.mealPlanner({ organizationId }, kept);
  const show = (change: { view?: View; date?: string }) =>
    setSearch((now) => {
      for (const [key, value] of Object.entries(change)) now.set(key, value);
      return now;
    });
  return {
    today,
    view,
    date,
    span: spanOf(view, date),
    show,
    to: {
      list,
      meal: (id: number) => href.mealPlannerPlaceholder({ organizationId, id }, kept),
      newMeal: (day?: string) => href.mealPlannerPlaceholderNew({ organizationId }, { ...kept, day }),
      search: (of: { draft?: number; day?: string }) =>
        href.mealPlannerSearch({ organizationId }, { ...kept, ...of }),
    },
    close: () => void navigate(list, { replace: true }),
  };
}
