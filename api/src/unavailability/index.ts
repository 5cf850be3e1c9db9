export { unavailabilityRoutes } from './unavailability.routes';
