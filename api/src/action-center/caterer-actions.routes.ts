import { routes } from '../http';
import { loadCatererActions } from './caterer-actions';
import { presentCatererActions } from './caterer-actions.presenter';
import { catererActionsAnswer } from './caterer-actions.schemas';

/** What a caterer has to look at. */
export const catererActionRoutes = routes({ tag: 'Caterer orders', base: '/cpi/v2/caterer' });

catererActionRoutes.get(
  '/action_items',
  {
    summary: 'What waits for the people of a caterer’s brands, in the groups of the Action Center',
    spec: '2 §4',
    who: 'signed-in',
    answer: catererActionsAnswer,
  },
  async ({ actor }) => presentCatererActions(await loadCatererActions(actor)),
);
