import Joi from 'joi';
import { findBrand, findPackage } from '../catalog';
import { idOrSlug, idOrSlugParams, listQuery, routes } from '../http';
import { listReviews, type ReviewFilter } from './list-reviews';
import { presentReviews } from './review.presenter';
import { reviewList } from './review.schemas';

export const packageReviewRoutes = routes({ tag: 'Catalogue', base: '/cpi/v1/public' });
export const brandReviewRoutes = routes({ tag: 'Catalogue', base: '/cpi/v2/public' });

const query = listQuery<ReviewFilter>(
  { overall_rating: Joi.number().integer().min(1).max(5).description('Those of so many stars alone.') },
  { most: 50, standard: 10 },
);

packageReviewRoutes.get(
  '/packages/:id/reviews',
  {
    summary: 'What people who ordered a package thought of it, the newest first',
    spec: '2 §3',
    who: 'anyone',
    params: idOrSlugParams,
    query,
    answer: reviewList,
  },
  async ({ params, query: asked }) =>
    presentReviews(await listReviews('package', (await findPackage(params.id, null)).id, asked)),
);

brandReviewRoutes.get(
  '/brands/:slug/reviews',
  {
    summary: 'What people who ordered from a restaurant thought of it, the newest first',
    spec: '2 §3',
    who: 'anyone',
    params: Joi.object<{ slug: number | string }, true>({ slug: idOrSlug().required() }),
    query,
    answer: reviewList,
  },
  async ({ params, query: asked }) =>
    presentReviews(await listReviews('brand', (await findBrand(params.slug, null)).id, asked)),
);
