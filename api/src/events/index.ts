export { defineEvent } from './define-event';
export { eventJobs } from './event.jobs';
export type { EventSubject, EventType, Happened } from './event';
export { parkedEvents } from './parked';
export { on, subscribe, type EventHandler, type Subscription } from './subscription';
export { deliverEvents } from './wake';
