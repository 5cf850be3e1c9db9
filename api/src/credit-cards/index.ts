export { creditCardRoutes } from './credit-card.routes';
