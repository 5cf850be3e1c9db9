export { defineMail, type Mail, type MailContent } from './define-mail';
export { parkedMails } from './parked';
export { mailJobs } from './mail.jobs';
export { Action, Facts, MailLayout, Paragraph, Subheading } from './layout';
export { unseal } from './seal';
export { type MailSubscription, readUnsubscribeToken, unsubscribeLinks } from './unsubscribe-link';
