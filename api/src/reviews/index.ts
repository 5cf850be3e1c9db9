export { reviewJobs, reviewSubscription } from './ask-for-review';
export { catererReviewRoutes, ownReviewRoutes } from './own-review.routes';
export { reviewMails } from './review.mails';
export { brandReviewRoutes, packageReviewRoutes } from './review.routes';
