import { placeView } from '../catalog';
import { now } from '../clock';
import { listAnswer, listQuery, pageOf, Reply, routes, untilGone, whole } from '../http';
import { currentIndex, placeViews } from './engine';
import { countLookUp } from './named-address';
import { brandSearchJson, nextSearchDate, packageSearchJson } from './search';
import {
  brandSearchAnswer,
  nextDateAnswer,
  packageSearchAnswer,
  searchFilters,
  unpagedFilters,
} from './search.schemas';

export const packageSearchRoutes = routes({ tag: 'Search', base: '/cpi/v1/public' });
export const brandSearchRoutes = routes({ tag: 'Search', base: '/cpi/v2/public' });

const description = `Times are local to the place. Prices are in dollars: \`price\` per person, \`total_price\` for the headcount
with all fees. Each facet counts without its own filter. An address that nobody delivers to is 422 \`packages-address_undeliverable\`.`;

const nextDateDescription = `Takes the filters of the search: the first day after \`start_date\`, from today on, on which all the others find something.`;

packageSearchRoutes.get(
  '/packages/search',
  {
    summary: 'Packages that can be had at a place and time',
    spec: '1 §7',
    description,
    who: 'anyone',
    query: searchFilters,
    answer: packageSearchAnswer,
  },
  async ({ query, actor, request, response }) => {
    await countLookUp(query, request);
    return Reply.written(await packageSearchJson(query, actor, untilGone(response)));
  },
);

packageSearchRoutes.post(
  '/packages/search',
  {
    summary: 'The same with the filters in the body, for long ones',
    spec: '2 §7',
    description,
    who: 'anyone',
    body: searchFilters,
    answer: packageSearchAnswer,
  },
  async ({ body, actor, request, response }) => {
    await countLookUp(body, request);
    return Reply.written(await packageSearchJson(body, actor, untilGone(response)));
  },
);

packageSearchRoutes.get(
  '/packages/search/next_date',
  {
    summary: 'The next day on which a search that finds no package finds some',
    spec: '1 §7',
    description: nextDateDescription,
    who: 'anyone',
    query: unpagedFilters,
    answer: nextDateAnswer,
  },
  async ({ query, actor, request, response }) => {
    await countLookUp(query, request);
    return nextSearchDate('package', query, actor, untilGone(response));
  },
);

brandSearchRoutes.get(
  '/brands/search',
  {
    summary: 'Restaurants that can be had at a place and time',
    spec: '1 §7',
    description,
    who: 'anyone',
    query: searchFilters,
    answer: brandSearchAnswer,
  },
  async ({ query, actor, request, response }) => {
    await countLookUp(query, request);
    return Reply.written(await brandSearchJson(query, actor, untilGone(response)));
  },
);

brandSearchRoutes.get(
  '/brands/search/next_date',
  {
    summary: 'The next day on which a search that finds no restaurant finds some',
    spec: '1 §7',
    description: nextDateDescription,
    who: 'anyone',
    query: unpagedFilters,
    answer: nextDateAnswer,
  },
  async ({ query, actor, request, response }) => {
    await countLookUp(query, request);
    return nextSearchDate('brand', query, actor, untilGone(response));
  },
);

packageSearchRoutes.get(
  '/places',
  {
    summary: 'The delivery places, with what is on offer there',
    spec: '1 §3',
    who: 'anyone',
    query: listQuery({}, whole()),
    answer: listAnswer(placeView),
  },
  async ({ query }) => pageOf(placeViews(await currentIndex(), now()), query),
);
