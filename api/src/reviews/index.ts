export { brandReviewRoutes, packageReviewRoutes } from './review.routes';
