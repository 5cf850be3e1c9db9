export { documentRoutes, sharedDocumentRoutes } from './document.routes';
