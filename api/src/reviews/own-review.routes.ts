import { forbidden } from '../errors';
import {
  authorize,
  id,
  idParams,
  isSiteAdmin,
  listAnswer,
  listQuery,
  nothing,
  presentList,
  routes,
} from '../http';
import { listAwaitingReview, orderListRecord, teamOrdersPolicy } from '../orders';
import { listForCaterer, listGiven, ownReview, replyToReview, reviewOfOrder } from './given-reviews';
import { presentForCaterer, presentGiven } from './review.presenter';
import { givenReview, replyBody, reviewBody } from './review.schemas';
import { saveReview, skipReview } from './save-review';

/** The calls with which customers write their reviews. */
export const ownReviewRoutes = routes({ tag: 'Reviews', base: '/cpi/v1/orderer' });
/** And by the restaurants that they are about. */
export const catererReviewRoutes = routes({ tag: 'Reviews', base: '/cpi/v2/caterer' });

const spec = '2 §7';

ownReviewRoutes.patch(
  '/orders/:id/review',
  {
    summary: 'Reviews an order of one’s own, or changes that for 48 hours',
    description:
      'From its start until 60 days later. 409 `review-closed` at another time, 409 `review-given` once it can not be changed any more.',
    spec,
    who: 'signed-in',
    params: idParams,
    body: reviewBody,
    answer: givenReview,
  },
  async ({ actor, params, body }) => {
    await saveReview(params.id, body.review, actor);
    return presentGiven(await reviewOfOrder(params.id), actor);
  },
);

ownReviewRoutes.post(
  '/orders/:id/review/skip',
  {
    summary: 'Has an order wait for no review any more',
    spec,
    who: 'signed-in',
    params: idParams,
    answer: nothing,
    status: 204,
  },
  ({ actor, params }) => skipReview(params.id, actor),
);

const ofTeam = listQuery<{ team_id?: number }>({
  team_id: id().description('Of this organization alone.'),
});

ownReviewRoutes.get(
  '/reviews',
  {
    summary: 'The reviews that one gave, or that an organization gave under its names; the newest first',
    spec,
    who: 'signed-in',
    query: ofTeam,
    answer: listAnswer(givenReview),
  },
  async ({ actor, query: { team_id: teamId = null, ...page } }) => {
    if (teamId !== null) authorize(teamOrdersPolicy, 'list', actor, { teamId });
    return presentList(await listGiven(actor, teamId, page), (row) => presentGiven(row, actor));
  },
);

ownReviewRoutes.get(
  '/reviews/awaited',
  {
    summary: 'The orders of one’s own that wait for a review, the latest first',
    spec: '2 §4',
    who: 'signed-in',
    query: ofTeam,
    answer: listAnswer(orderListRecord),
  },
  ({ actor, query: { team_id: teamId = null, ...page } }) => listAwaitingReview(actor, teamId, page),
);

ownReviewRoutes.get(
  '/reviews/:id',
  {
    summary: 'A review that one gave',
    spec,
    who: 'signed-in',
    params: idParams,
    answer: givenReview,
  },
  async ({ actor, params }) => presentGiven(await ownReview(params.id, actor), actor),
);

catererReviewRoutes.get(
  '/reviews',
  {
    summary: 'The reviews of the acting brand with what is for it alone, the newest first',
    spec: '2 §3',
    who: 'signed-in',
    query: listQuery({}),
    answer: listAnswer(givenReview),
  },
  async ({ actor, query }) => {
    if (actor.brandId === null || (!actor.isCaterer && !isSiteAdmin(actor))) throw forbidden();
    return presentList(await listForCaterer(actor.brandId, query), presentForCaterer);
  },
);

catererReviewRoutes.post(
  '/reviews/:id/reply',
  {
    summary: 'Answers a review of one’s own restaurant, for everybody to read, once',
    spec: '2 §3',
    who: 'signed-in',
    params: idParams,
    body: replyBody,
    answer: givenReview,
    status: 201,
  },
  async ({ actor, params, body }) =>
    presentForCaterer(await replyToReview(params.id, body.reply.body, actor)),
);
