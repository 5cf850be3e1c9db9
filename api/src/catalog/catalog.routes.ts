import Joi from 'joi';
import { idOrSlug, idOrSlugParams, listAnswer, listQuery, routes, whole } from '../http';
import {
  catererView,
  collectionView,
  menuItemView,
  packageView,
  restaurantMenuView,
  wholeMenu,
} from './catalog.schemas';
import { listCollections } from './collections';
import { findBrand, findPackage } from './find-catalog';
import { listMenuItems, listRestaurantMenus } from './menus';
import { showCaterer } from './show-caterer';
import { showPackage } from './show-package';

export const packageRoutes = routes({ tag: 'Catalogue', base: '/cpi/v1/public' });
export const brandRoutes = routes({ tag: 'Catalogue', base: '/cpi/v2/public' });

const slugParams = Joi.object<{ slug: number | string }, true>({ slug: idOrSlug().required() });
packageRoutes.get(
  '/packages/:id',
  {
    summary: 'A package with its choices, by id or slug',
    spec: '1 §7',
    who: 'anyone',
    params: idOrSlugParams,
    query: Joi.object<{ track_view: boolean }, true>({ track_view: Joi.boolean().default(false) }),
    answer: packageView,
  },
  ({ actor, params, query }) =>
    showPackage(params.id, { trackView: query.track_view, teamId: actor?.teamId ?? null }),
);

packageRoutes.get(
  '/packages/:id/caterer',
  {
    summary: 'The restaurant that makes a package',
    spec: '1 §7',
    who: 'anyone',
    params: idOrSlugParams,
    answer: catererView,
  },
  async ({ params }) => {
    const { brandId } = await findPackage(params.id, null);
    return showCaterer(await findBrand(brandId, null));
  },
);

packageRoutes.get(
  '/collections',
  {
    summary: 'Hand-picked sets of packages',
    spec: '2 §7',
    who: 'anyone',
    query: listQuery<{ currently_featured: boolean }>(
      { currently_featured: Joi.boolean().default(false) },
      whole(),
    ),
    answer: listAnswer(collectionView),
  },
  ({ query }) => listCollections(query),
);

brandRoutes.get(
  '/brands/:slug',
  {
    summary: 'A restaurant with its story and kitchens, by id or slug',
    spec: '2 §2',
    who: 'anyone',
    params: slugParams,
    answer: catererView,
  },
  async ({ params }) => showCaterer(await findBrand(params.slug, null)),
);

brandRoutes.get(
  '/brands/:slug/menu_items',
  {
    summary: "The dishes on a restaurant's menus",
    spec: '1 §7',
    who: 'anyone',
    params: slugParams,
    query: listQuery({}, wholeMenu),
    answer: listAnswer(menuItemView),
  },
  async ({ params, query }) => listMenuItems((await findBrand(params.slug, null)).id, query),
);

brandRoutes.get(
  '/brands/:slug/restaurant_menus',
  {
    summary: "A restaurant's menus with their categories",
    spec: '1 §7',
    who: 'anyone',
    params: slugParams,
    query: listQuery({}, whole()),
    answer: listAnswer(restaurantMenuView),
  },
  async ({ params, query }) => listRestaurantMenus((await findBrand(params.slug, null)).id, query),
);
