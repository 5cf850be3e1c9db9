export { caresRoutes } from './cares.routes';
export { campaignAdminRoutes } from './operators/campaign-admin.routes';
export { sitesThatFrame } from './sites-that-frame';
export { widgetRouter } from './widget.router';
