export { supportMails } from './support.mails';
export { supportRoutes } from './support.routes';
