import { mapReasons } from '@copper-carrot/contracts';
import Joi from 'joi';
import { routes, shape, untilGone } from '../http';
import { searchFilters } from '../search';
import { searchMap } from './search-map';

export const searchMapRoutes = routes({ tag: 'Search', base: '/cpi/v2/public' });

const integer = () => Joi.number().integer().required();
const number = () => Joi.number().required();
const orNull = <Schema extends Joi.AnySchema>(schema: Schema): Schema => schema.allow(null).required();
const point = shape('MapPoint', 'A position.', { latitude: number(), longitude: number() });

const record = shape('MapRecord', 'A kitchen on the map of who delivers to an address.', {
  brand_id: integer(),
  name: Joi.string().required(),
  slug: Joi.string().required(),
  kitchen_id: integer(),
  latitude: number(),
  longitude: number(),
  distance_miles: orNull(Joi.number().min(0)).description('To the address, else to the middle of the place.'),
  max_distance_miles: Joi.number().min(0).required().description('How far this kitchen delivers.'),
  fee: orNull(Joi.number().min(0)).description(
    'In dollars; null while no address is known or it is too far.',
  ),
  minimum: orNull(Joi.number().min(0)).description('In dollars, as `fee`.'),
  delivers: Joi.boolean().required(),
  reason: orNull(Joi.string().valid(...mapReasons)),
});

searchMapRoutes.get(
  '/brands/search/map',
  {
    summary: 'Who delivers to the address: the kitchens around it, on a map',
    spec: '1 §7',
    description:
      'Takes the filters of the restaurant search. At most 200 kitchens, those that deliver first, then the nearest. Without an address: the kitchens of the place.',
    who: 'anyone',
    query: searchFilters,
    answer: shape('SearchMap', 'Kitchens on a map: those that deliver first, then the nearest.', {
      records: Joi.array().items(record).required(),
      count: Joi.number().integer().min(0).required(),
      place_id: orNull(Joi.number().integer()),
      address: orNull(point).description('Null while only the place is known.'),
      middle: orNull(point).description('The middle of the place.'),
    }),
  },
  ({ query, actor, response }) => searchMap(query, actor, untilGone(response)),
);
