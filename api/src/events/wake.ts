import Joi from 'joi';
import { inList } from '../database';
import { defineJob, rowId } from '../jobs';
import type { EventSubject } from './event';

/** Hands over what happened to one subject. */
export const deliverEvents = defineJob<EventSubject>('events_deliver', {
  payload: { kind: Joi.string().required(), key: rowId() },
  key: ['events', 'kind', 'key'],
});

export const sweepEvents = defineJob<object>('events_sweep', { payload: {}, cron: '* * * * *' });

/** Wakes every subject whose events wait for longer than they should and have no job: one that was lost does no harm. */
export const wakeOverdue = (subscribers: readonly string[]) =>
  deliverEvents.enqueueMissing(
    `select kind, key from events
     where dispatched_at is null and happened_at < now() - interval '30 seconds'
     union
     select kind, key from (
       select distinct on (kind, key, subscriber) kind, key, due_at from event_deliveries
       where parked_at is null and subscriber in (${inList(['', ...subscribers])}) order by kind, key, subscriber, event_id
     ) as first where due_at < now() - interval '30 seconds'`,
    500,
  );
