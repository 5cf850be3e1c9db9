export { signUpJobs } from './begin-sign-up';
export { signUpMails } from './sign-up.mails';
export { signUpRoutes } from './sign-up.routes';
