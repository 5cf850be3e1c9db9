import { actingBrand, idParams, routes } from '../http';
import {
  answerMenuReviewBody,
  menuReview,
  menuReviewList,
  menuReviewsQuery,
  newMenuReviewBody,
} from './menu-review.schemas';
import { answerMenuReview, listMenuReviews, loadMenuReview, sendMenuReview } from './menu-reviews';

/** What the marketplace asks a brand about its menu. */
export const menuReviewRoutes = routes({ tag: 'Menu reviews', base: '/cpi/v2/caterer' });

menuReviewRoutes.get(
  '/menu_reviews',
  {
    summary: 'The menu reviews of the acting brand, the latest first',
    spec: '2 §3',
    who: 'signed-in',
    query: menuReviewsQuery,
    answer: menuReviewList,
  },
  ({ actor, query }) => listMenuReviews(actingBrand(actor), query, actor),
);

menuReviewRoutes.post(
  '/menu_reviews',
  {
    summary: 'Sends a menu review to the acting brand; site admins only',
    spec: '2 §3',
    who: 'signed-in',
    body: newMenuReviewBody,
    answer: menuReview,
    status: 201,
  },
  ({ actor, body }) => sendMenuReview(actingBrand(actor), body.menu_review.description, actor),
);

menuReviewRoutes.get(
  '/menu_reviews/:id',
  { summary: 'A menu review', spec: '2 §2', who: 'signed-in', params: idParams, answer: menuReview },
  ({ actor, params }) => loadMenuReview(params.id, actor),
);

menuReviewRoutes.post(
  '/menu_reviews/:id/answer',
  {
    summary: 'Answers a menu review, once',
    spec: '2 §4',
    who: 'signed-in',
    params: idParams,
    body: answerMenuReviewBody,
    answer: menuReview,
  },
  ({ actor, params, body }) => answerMenuReview(params.id, body.menu_review, actor),
);
