import type { Transaction } from 'sequelize';
import type { EventType, Happened } from './event';

/**
 * Does what an event brings with it, in a transaction of its own that also notes it as done. A call of somebody else's
 * service belongs into a job that it adds: an error, or a worker that dies, brings the same event again.
 */
export type EventHandler<Data extends object> = (
  event: Happened<Data>,
  transaction: Transaction,
) => Promise<void>;

interface Reaction {
  type: string;
  handle: EventHandler<never>;
}

/** Somebody who hears of events: of one subject in the order in which they happened, whatever their types. */
export interface Subscription {
  /** Unlike all others, and never changed: what waits is stored under it. */
  subscriber: string;
  reactions: readonly Reaction[];
}

export const on = <Data extends object>({ type }: EventType<Data>, handle: EventHandler<Data>): Reaction => ({
  type,
  handle,
});

export const subscribe = (subscriber: string, ...reactions: Reaction[]): Subscription => ({
  subscriber,
  reactions,
});
