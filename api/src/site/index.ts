export { siteRouter } from './site.router';
