import { mapLimit, mapReasons } from '@copper-carrot/contracts';
import Joi from 'joi';
import { paging, routes, shape, untilGone, whole } from '../http';
import { countLookUp, searchFilters } from '../search';
import { searchMap } from './search-map';

export const searchMapRoutes = routes({ tag: 'Search', base: '/cpi/v2/public' });

const integer = () => Joi.number().integer().required();
const latitude = () => Joi.number().required().description('In degrees, north above zero.');
const longitude = () => Joi.number().required().description('In degrees, east above zero.');
const orNull = <Schema extends Joi.AnySchema>(schema: Schema): Schema => schema.allow(null).required();
const point = shape('MapPoint', 'A position.', { latitude: latitude(), longitude: longitude() });

const record = shape('MapRecord', 'A kitchen on the map of who delivers to an address.', {
  brand_id: integer(),
  name: Joi.string().required(),
  slug: Joi.string().required(),
  kitchen_id: integer(),
  kitchen_count: Joi.number()
    .integer()
    .min(0)
    .required()
    .description('How many kitchens the restaurant has that are open for business, on the map or not.'),
  latitude: latitude(),
  longitude: longitude(),
  distance_miles: orNull(Joi.number().min(0)).description(
    'Miles to the address; null while none is known, though the nearest to the middle of the place come first.',
  ),
  max_distance_miles: Joi.number().min(0).required().description('How far this kitchen delivers, in miles.'),
  fee: orNull(Joi.number().min(0)).description(
    'In dollars; null while no address is known or it is too far.',
  ),
  minimum: orNull(Joi.number().min(0)).description(
    'The least food that it delivers, in dollars; null as `fee`.',
  ),
  rating_average: orNull(Joi.number().min(0).max(5)).description(
    'Stars of the restaurant; null while nobody rated it.',
  ),
  review_count: Joi.number().integer().min(0).required().description('How many reviews.'),
  lowest_price: orNull(Joi.number().min(0)).description(
    'Dollars per person of its cheapest package that the search finds; null where it has a menu alone.',
  ),
  delivers: Joi.boolean().required(),
  reason: orNull(Joi.string().valid(...mapReasons)).description(
    'Why it does not deliver; null where it does.',
  ),
});

searchMapRoutes.get(
  '/brands/search/map',
  {
    summary: 'Who delivers to the address: the kitchens around it, on a map',
    spec: '1 §7',
    description:
      'Takes the filters of the restaurant search. At most 200 kitchens, those that deliver first, then the nearest. Without an address: the kitchens of the place.',
    who: 'anyone',
    query: searchFilters.keys(paging(whole(mapLimit))),
    answer: shape('SearchMap', 'Kitchens on a map: those that deliver first, then the nearest.', {
      records: Joi.array().items(record).required(),
      count: Joi.number()
        .integer()
        .min(0)
        .required()
        .description('How many there are in all, beyond the 200 of `records` too.'),
      place_id: orNull(Joi.number().integer()).description(
        'The place that is searched; null where the address lies in none, or nothing was named.',
      ),
      address: orNull(point).description('Null while only the place is known.'),
      middle: orNull(point).description('The middle of the place; null without one.'),
      street_style_url: orNull(Joi.string().uri()).description(
        'Where the streets to draw come from, the URL of a MapLibre style; null where the site has none.',
      ),
    }),
  },
  async ({ query, actor, request, response }) => {
    await countLookUp(query, request);
    return searchMap(query, actor, untilGone(response));
  },
);
