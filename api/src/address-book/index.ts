export { addressBookRoutes } from './address-book.routes';
