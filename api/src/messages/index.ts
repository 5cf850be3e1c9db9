export { relayMessages } from './live-messages';
export { messageJobs } from './message.jobs';
export { messageMails } from './message.mails';
export { messageRoutes } from './message.routes';
