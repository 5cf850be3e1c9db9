import { routes } from '../http';
import { loadStats } from './load-stats';
import { presentStats } from './stats.presenter';
import { statsAnswer } from './stats.schemas';

/** What a person has to look at. */
export const statsRoutes = routes({ tag: 'Accounts', base: '/cpi/v2' });

statsRoutes.get(
  '/user/stats',
  {
    summary: 'Counts for the navigation, in all and per organization, and what wants attention',
    spec: '2 §3',
    who: 'signed-in',
    answer: statsAnswer,
  },
  async ({ actor }) => presentStats(await loadStats(actor)),
);
