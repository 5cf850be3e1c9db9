export { defineMail, type Mail, type MailContent } from './define-mail';
export { deadMails } from './dead-letters';
export { mailJobs } from './mail.jobs';
export { Action, Facts, MailLayout, Paragraph, Subheading } from './layout';
export { openText, sealText, unseal } from './seal';
export { type MailSubscription, readUnsubscribeToken, unsubscribeLinks } from './unsubscribe-link';
