import Joi from 'joi';
import { brandSummary, findBrand } from '../catalog';
import { id, idParams, listAnswer, listQuery, nothing, routes, shape, whole } from '../http';
import { blockBrand, listBlockedBrands, unblockBrand } from './blocked-brands';

/** A person's block list: restaurants that their searches leave out. */
export const blockedBrandRoutes = routes({ tag: 'Favorites', base: '/cpi/v2/orderer' });

const spec = '2 §7';
const body = shape('BlockedBrandBody', 'A restaurant for the block list.', {
  blocked_brand: Joi.object({ brand_id: id().required() }).required(),
});
const blockedBrand = shape('BlockedBrand', 'A restaurant on somebody’s block list.', {
  id: Joi.number().integer().required().description('Of its entry on the list, by which it is taken off.'),
  brand_id: Joi.number().integer().required(),
  brand: brandSummary.required(),
  created_at: Joi.string().isoDate().required().description('When it was put there; an instant in UTC.'),
});
const entry = shape('BlockedBrandEntry', 'That a restaurant is on the block list.', {
  id: Joi.number().integer().required().description('Of its entry on the list, by which it is taken off.'),
  brand_id: Joi.number().integer().required(),
});

blockedBrandRoutes.get(
  '/blocked_brands',
  {
    summary: 'The restaurants that my searches leave out, the latest first',
    spec,
    who: 'signed-in',
    query: listQuery({}, whole()),
    answer: listAnswer(blockedBrand),
  },
  ({ actor, query }) => listBlockedBrands(actor.userId, query),
);

blockedBrandRoutes.post(
  '/blocked_brands',
  {
    summary: 'Has my searches leave a restaurant out; again changes nothing',
    spec,
    who: 'signed-in',
    body,
    answer: entry,
    status: 201,
  },
  async ({ actor, body: { blocked_brand: wanted } }) => {
    const { id: brandId } = await findBrand(wanted.brand_id, null);
    return blockBrand(actor.userId, brandId);
  },
);

blockedBrandRoutes.delete(
  '/blocked_brands/:id',
  {
    summary: 'Takes a restaurant off my block list',
    spec,
    who: 'signed-in',
    params: idParams,
    answer: nothing,
    status: 204,
  },
  ({ actor, params }) => unblockBrand(actor.userId, params.id),
);
