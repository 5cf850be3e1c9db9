/**
 * The entry point of polls, which ask people what they want to eat. Orders read a poll's state from its tables
 * (`orders/assessment/poll-standing.ts`); polls change an order only through functions of its entry point, under its
 * lock.
 */
export { billRoutes } from './bill.routes';
export { followOrders } from './follow-orders';
export { giveGuestToken, guestToken } from './guest-token';
export { newPollCode, pollCode } from './poll-code';
export { relayPolls } from './live-poll';
export { livePollRoutes } from './live.routes';
export { pollJobs } from './send-polled';
export { endOf } from './poll-end';
export { pollEvents } from './poll.events';
export { pollProcess } from './poll.process';
export type { StoredPollStatus } from './poll.model';
export { loadPicks, type PickedMeal, type Picks } from './load-picks';
export { mealEntryOf, mealInWords, mealPlace } from './meal-calendar';
export { pollRoutes } from './poll.routes';
export { publicPollRoutes } from './public-poll.routes';
export { selectionRoutes } from './selection.routes';
export { keepReminded, silentInvitees } from './silent-invitees';
