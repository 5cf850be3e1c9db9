export { defineEvent, type EventType } from './define-event';
export { eventJobs } from './deliver.job';
export { parkedEvents } from './parked';
export {
  on,
  subscribe,
  type EventHandler,
  type EventSubject,
  type Happened,
  type Subscription,
} from './subscription';
