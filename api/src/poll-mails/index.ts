export { pollMails } from './poll.mails';
export { pollMailSubscription } from './write-poll-mails';
