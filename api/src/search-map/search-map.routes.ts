import { mapReasons, type MapPoint, type MapRecord, type SearchMap } from '@copper-carrot/contracts';
import Joi from 'joi';
import { routes, untilGone } from '../http';
import { searchFilters } from '../search';
import { searchMap } from './search-map';

export const searchMapRoutes = routes({ tag: 'Search', base: '/cpi/v2/public' });

const integer = () => Joi.number().integer().required();
const number = () => Joi.number().required();
const orNull = <Schema extends Joi.AnySchema>(schema: Schema): Schema => schema.allow(null).required();
const point = Joi.object<MapPoint, true>({ latitude: number(), longitude: number() });

const record = Joi.object<MapRecord, true>({
  brand_id: integer(),
  name: Joi.string().required(),
  slug: Joi.string().required(),
  kitchen_id: integer(),
  latitude: number(),
  longitude: number(),
  distance_miles: orNull(Joi.number().min(0)),
  max_distance_miles: Joi.number().min(0).required(),
  fee: orNull(Joi.number().min(0)),
  minimum: orNull(Joi.number().min(0)),
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
    answer: Joi.object<SearchMap, false>({
      records: Joi.array().items(record).required(),
      count: Joi.number().integer().min(0).required(),
      place_id: orNull(Joi.number().integer()),
      address: orNull(point),
      middle: orNull(point),
    }),
  },
  ({ query, actor, response }) => searchMap(query, actor, untilGone(response)),
);
