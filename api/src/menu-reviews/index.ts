export { menuReviewRoutes } from './menu-review.routes';
export { menuReviewMails } from './menu-review.mails';
