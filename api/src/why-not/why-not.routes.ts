import { unavailableCodes, type UnavailableRecord } from '@copper-carrot/contracts';
import Joi from 'joi';
import { listAnswer, routes } from '../http';
import { searchFilters, type SearchFilters } from '../search';
import { whyNot } from './why-not';

export const whyNotRoutes = routes({ tag: 'Search', base: '/cpi/v1/public' });

const text = () => Joi.string().required();
const integer = () => Joi.number().integer().required();
const anything = () => Joi.object().unknown().required();

const unavailable = Joi.object<UnavailableRecord, true>({
  kind: text().valid('package', 'brand'),
  id: integer(),
  name: text(),
  slug: text(),
  brand: Joi.object({ id: integer(), name: text(), slug: text() }).required(),
  reason: Joi.object({
    code: text().valid(...unavailableCodes),
    message: text(),
    params: anything(),
  }).required(),
  nearest: Joi.object({ label: text(), params: anything() }).allow(null).required(),
});

whyNotRoutes.get(
  '/search/unavailable',
  {
    summary: 'Why what a search names by its text can not be had, and the nearest search that finds it',
    spec: '1 §7, 1 §8',
    description:
      'Takes the filters of the search. `nearest.params` are those that change; null takes one away. At most three, the best name first.',
    who: 'anyone',
    query: searchFilters.fork('query', (query) => query.required()) as Joi.ObjectSchema<
      SearchFilters & { query: string }
    >,
    answer: listAnswer(unavailable),
  },
  async ({ query, actor, response }) => {
    const records = await whyNot(query, actor, response);
    return { records, count: records.length };
  },
);
