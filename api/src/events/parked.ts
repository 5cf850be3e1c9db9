import { database, sql } from '../database';
import { databaseGauge } from '../gauge';
import type { Parked } from '../jobs';
import { deliverEvents } from './wake';

databaseGauge({
  name: 'events_parked',
  help: 'Events that a subscriber could not handle in all its tries',
  label: 'subscriber',
  text: `select subscriber as label, count(*)::float as value from event_deliveries
    where parked_at is not null group by 1`,
});
databaseGauge({
  name: 'events_waiting_seconds',
  help: 'Age of the oldest event that a subscriber has not handled, parked ones aside',
  label: 'subscriber',
  text: `select coalesce(subscriber, 'nobody yet') as label, extract(epoch from now() - min(happened_at))::float as value
    from events left join event_deliveries on id = event_id
    where dispatched_at is null or (event_id is not null and parked_at is null) group by 1`,
});

/** What no try could hand over: for a person who has mended the reason. */
export const parkedEvents = {
  list: () =>
    sql.rows<Parked>(
      `select e.id, type || ' of ' || d.kind || ' ' || d.key || ' for ' || subscriber as what, attempts, last_error, parked_at
       from event_deliveries d join events e on e.id = event_id where parked_at is not null order by e.id`,
    ),
  /** Gives all of them their tries again; answers how many. */
  runAgain: () =>
    database.transaction(async (transaction) => {
      const [rows] = (await database.query(
        `update event_deliveries set parked_at = null, attempts = 0, due_at = now() where parked_at is not null
         returning kind, key`,
        { transaction },
      )) as [{ kind: string; key: number }[], unknown];
      for (const subject of rows) await deliverEvents.enqueue(transaction, subject);
      return rows.length;
    }),
};
