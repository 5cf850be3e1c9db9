export { outbox } from './outbox';
export { startSmtp } from './smtp';
