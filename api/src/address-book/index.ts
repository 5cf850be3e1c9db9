export { addressBookRoutes } from './address-book.routes';
export { addressSubscription } from './change-book';
