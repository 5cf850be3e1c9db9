export { photoShootRoutes } from './photo-shoot.routes';
