import { routes } from '../http';
import { requireSiteAdmin } from './ghost';
import { ghostSessionsAnswer, ghostSessionsQuery, peopleAnswer, peopleQuery } from './ghost.schemas';
import { findPeople, listGhostSessions } from './load-ghosting';

/** Whom a site admin can act as, and who did (2 §6). */
export const ghostRoutes = routes({ tag: 'Ghosting', base: '/cpi/v2/admin' });

const spec = '2 §6';

ghostRoutes.get(
  '/people',
  {
    summary: 'People to act as, by their name, e-mail, organization or restaurant; site admins only',
    spec,
    who: 'signed-in',
    query: peopleQuery,
    answer: peopleAnswer,
  },
  ({ actor, query: { query = '', ...page } }) => {
    requireSiteAdmin(actor);
    return findPeople(query.trim(), page);
  },
);

ghostRoutes.get(
  '/ghost_sessions',
  {
    summary: 'Who acted as whom and why, the latest first; site admins only',
    spec,
    who: 'signed-in',
    query: ghostSessionsQuery,
    answer: ghostSessionsAnswer,
  },
  ({ actor, query: { user_id: userId, ...page } }) => {
    requireSiteAdmin(actor);
    return listGhostSessions(userId ?? null, page);
  },
);
