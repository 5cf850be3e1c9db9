import { database } from '../database';
import type { HandledJob } from '../jobs';
import { logger } from '../logger';
import { deliveries, type Delivery } from './deliveries';
import type { EventSubject } from './event';
import { forgetOldEvents, pruneEvents } from './prune-events';
import type { Subscription } from './subscription';
import { deliverEvents, sweepEvents, wakeOverdue } from './wake';

/** The jobs that hand events to those who subscribe: at least once each, for one subject and subscriber in their order. */
export function eventJobs(subscriptions: readonly Subscription[]): HandledJob[] {
  const bySubscriber = new Map(subscriptions.map((each) => [each.subscriber, each]));
  if (bySubscriber.size < subscriptions.length) throw new Error('two subscriptions have one name');
  let registered = false;
  return [
    deliverEvents.handledBy(async ({ kind, key }) => {
      const subject = { kind, key };
      if (!registered) await deliveries.register(subscriptions);
      registered = true;
      await deliveries.dispatch(subject);
      // What keeps failing for one keeps nobody else waiting. A name that only a newer worker knows is left to it.
      for (const subscriber of await deliveries.waiting(subject)) {
        const subscription = bySubscriber.get(subscriber);
        while (subscription && (await deliverNext(subject, subscription)));
      }
      const runAt = await deliveries.nextDue(subject, [...bySubscriber.keys()]);
      if (runAt)
        await database.transaction((transaction) => deliverEvents.enqueue(transaction, subject, { runAt }));
    }),
    sweepEvents.handledBy(() => wakeOverdue([...bySubscriber.keys()])),
    pruneEvents.handledBy(forgetOldEvents),
  ];
}

/** Hands over the oldest event that waits; false where there is none, or its time has not come. */
async function deliverNext(subject: EventSubject, { subscriber, reactions }: Subscription): Promise<boolean> {
  let taken: Delivery | undefined;
  try {
    return await database.transaction(async (transaction) => {
      taken = undefined;
      const next = await deliveries.next(subject, subscriber, transaction);
      if (!next?.is_due) return false;
      taken = next;
      const { id, type, data, happened_at: happenedAt } = next;
      const reaction = reactions.find((each) => each.type === type);
      await reaction?.handle({ id, type, subject, happenedAt, data } as never, transaction);
      await deliveries.done(id, subscriber, transaction);
      return true;
    });
  } catch (error) {
    if (!taken) throw error;
    const parked = await deliveries.failed(taken, subscriber, error);
    const event = { id: taken.id, type: taken.type };
    if (parked) logger.error({ err: error, event, subscriber }, 'an event is parked: no try succeeded');
    else logger.warn({ err: error, event, subscriber }, 'an event will be handed over again');
    return parked;
  }
}
