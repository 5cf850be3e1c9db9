import { unavailableCodes } from '@copper-carrot/contracts';
import Joi from 'joi';
import { listAnswer, pageOf, routes, shape } from '../http';
import { countLookUp, searchFilters, type SearchFilters } from '../search';
import { whyNot } from './why-not';

export const whyNotRoutes = routes({ tag: 'Search', base: '/cpi/v1/public' });

const text = () => Joi.string().required();
const integer = () => Joi.number().integer().required();
const perhaps = () => Joi.number();
const name = () => ({ id: integer(), name: text(), slug: text() });

const params = shape(
  'UnavailableParams',
  "Figures behind a reason's sentence, for screens that say it their own way; dollars and miles.",
  {
    notice_hours: perhaps().description('The notice that the restaurant needs, in hours.'),
    day_before_cutoff: Joi.string().description('`HH:mm` of the day before, in the zone of the kitchen.'),
    order_by: Joi.string().description('The last instant at which one could have ordered (UTC).'),
    distance_miles: perhaps().description('How far its nearest kitchen is, in miles.'),
    delivery_radius_miles: perhaps().description('How far that kitchen delivers, in miles.'),
    minimum: perhaps().description('The least food that is delivered there, in dollars.'),
    missing: perhaps().description('What the food lacks of it, in dollars.'),
    headcount_needed: perhaps().description('The headcount whose food would meet the minimum.'),
    minimum_headcount: perhaps().description('The fewest people that it is sold for.'),
    maximum_headcount: perhaps().description(
      'The most people that it is sold for, on the grid of its steps.',
    ),
    increment_by: perhaps().description('The step of the headcount, in people.'),
    headcount_left: perhaps().description('People that the kitchen still takes then.'),
    place_ids: Joi.array().items(Joi.number().integer()).description('Where else it is offered.'),
    filters: Joi.array().items(Joi.string()).description('The filters that leave it out.'),
  },
);

const nearest = shape(
  'NearestSearch',
  'A search changed so that the package or restaurant can be had; null takes a parameter away.',
  {
    label: text(),
    params: Joi.object()
      .pattern(
        Joi.string(),
        Joi.alternatives(Joi.string().allow(''), Joi.number(), Joi.boolean()).allow(null),
      )
      .required()
      .description(
        'What to search with instead, in the units of the search, dates and times in the zone of the place; null takes a parameter away.',
      ),
  },
);

const unavailable = shape('UnavailableRecord', 'Why what somebody looks for by name can not be had.', {
  kind: text().valid('package', 'brand'),
  ...name(),
  brand: Joi.object(name()).required().description('Its restaurant; a restaurant names itself.'),
  reason: Joi.object({
    code: text().valid(...unavailableCodes),
    message: text(),
    params: params.required(),
  }).required(),
  nearest: nearest
    .allow(null)
    .required()
    .description('The nearest thing that would work; null where nothing within 14 days does.'),
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
  async ({ query, actor, request, response }) => {
    await countLookUp(query, request);
    return pageOf(await whyNot(query, actor, response), query);
  },
);
