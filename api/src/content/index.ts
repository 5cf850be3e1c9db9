export { contentRoutes } from './content.routes';
export { blogPosts, findPost } from './load-content';
