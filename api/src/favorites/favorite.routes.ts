import Joi from 'joi';
import { brandSummary, findBrand, findPackage } from '../catalog';
import { idParams, listAnswer, listQuery, routes, shape, whole } from '../http';
import { listFavoritedBrands, setFavorite } from './favorites';

export const favoriteRoutes = routes({ tag: 'Favorites', base: '/cpi/v1/orderer' });

const answer = shape('Favorited', 'Whether a package or brand is a favorite now.', {
  id: Joi.number().integer().required(),
  favorited: Joi.boolean().required(),
});
const spec = '2 §7';

for (const [kind, find] of [
  ['package', findPackage],
  ['brand', findBrand],
] as const) {
  const path = `/${kind}s/:id/favorite`;
  favoriteRoutes.post(
    path,
    { summary: `Marks a ${kind} as a favorite`, spec, who: 'signed-in', params: idParams, answer },
    async ({ actor, params }) => {
      const { id } = await find(params.id, null);
      await setFavorite(kind, actor.userId, id, true);
      return { id, favorited: true };
    },
  );
  favoriteRoutes.delete(
    path,
    { summary: `Takes a ${kind} off the favorites`, spec, who: 'signed-in', params: idParams, answer },
    async ({ actor, params }) => {
      const { id } = await find(params.id, null);
      await setFavorite(kind, actor.userId, id, false);
      return { id, favorited: false };
    },
  );
}

favoriteRoutes.get(
  '/favorited_brands',
  {
    summary: 'The restaurants that I marked, the latest first',
    spec,
    who: 'signed-in',
    query: listQuery({}, whole()),
    answer: listAnswer(brandSummary),
  },
  ({ actor, query }) => listFavoritedBrands(actor.userId, query),
);
