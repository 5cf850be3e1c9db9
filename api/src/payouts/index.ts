export { payoutRoutes } from './payout.routes';
