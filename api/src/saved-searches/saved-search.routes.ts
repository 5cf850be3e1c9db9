import { idParams, listAnswer, listQuery, nothing, presentList, routes, whole } from '../http';
import { presentSavedSearch } from './saved-search.presenter';
import { changedSavedSearch, newSavedSearch, savedSearchView } from './saved-search.schemas';
import { changeSavedSearch, createSavedSearch, deleteSavedSearch, listSavedSearches } from './saved-searches';

export const savedSearchRoutes = routes({ tag: 'Saved searches', base: '/cpi/v2/orderer' });

const spec = '2 §3, 2 §7';
const description = `Filters go by the search's names or by the saved search's own (\`max_price\`, \`lead_time_hours\`, \`minority_flag\`,
\`sustainable\`, \`group_eligible\`), which are those answered.`;

savedSearchRoutes.get(
  '/saved_searches',
  {
    summary: 'My saved searches, by name',
    spec,
    who: 'signed-in',
    query: listQuery({}, whole()),
    answer: listAnswer(savedSearchView),
  },
  async ({ actor, query }) => presentList(await listSavedSearches(actor.userId, query), presentSavedSearch),
);

savedSearchRoutes.post(
  '/saved_searches',
  {
    summary: 'Keeps a search under a name',
    spec,
    description,
    who: 'signed-in',
    body: newSavedSearch,
    answer: savedSearchView,
    status: 201,
  },
  async ({ actor, body }) => presentSavedSearch(await createSavedSearch(actor.userId, body.saved_search)),
);

savedSearchRoutes.patch(
  '/saved_searches/:id',
  {
    summary: 'Changes the name or some filters of a saved search; null takes a filter off',
    spec,
    description,
    who: 'signed-in',
    params: idParams,
    body: changedSavedSearch,
    answer: savedSearchView,
  },
  async ({ actor, params, body }) =>
    presentSavedSearch(await changeSavedSearch(params.id, actor.userId, body.saved_search)),
);

savedSearchRoutes.delete(
  '/saved_searches/:id',
  {
    summary: 'Forgets a saved search',
    spec,
    who: 'signed-in',
    params: idParams,
    answer: nothing,
    status: 204,
  },
  ({ actor, params }) => deleteSavedSearch(params.id, actor.userId),
);
