export { keepSiteFiles } from './kept-files';
export { siteRouter } from './site.router';
