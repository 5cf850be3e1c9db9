import type { Transaction } from 'sequelize';
import { sql } from '../database';
import { addJob } from '../jobs';
import type { EventSubject } from './subscription';

/** Lets the worker look at the events of a subject, at once or at a later time. */
export const wakeDelivery = (transaction: Transaction, { kind, key }: EventSubject, runAt?: Date) =>
  addJob(transaction, 'events_deliver', { kind, key }, { jobKey: `events-${kind}-${key}`, runAt });

/** Wakes every subject whose events wait for longer than they should and have no job: one that was lost does no harm. */
export const wakeOverdue = () =>
  sql.rows(
    `select graphile_worker.add_job('events_deliver', json_build_object('kind', kind, 'key', key),
       job_key => 'events-' || kind || '-' || key)
     from (
       select kind, key from events
       where dispatched_at is null and happened_at < now() - interval '30 seconds'
       union
       select kind, key from (
         select distinct on (kind, key, subscriber) kind, key, due_at from event_deliveries
         where parked_at is null order by kind, key, subscriber, event_id
       ) as first where due_at < now() - interval '30 seconds'
     ) as overdue
     where not exists (select from graphile_worker.jobs j
       where j.key = 'events-' || kind || '-' || overdue.key and j.attempts < j.max_attempts)
     limit 500`,
  );
