import { sql } from '../database';
import { defineJob } from '../jobs';

/** What everybody has handled is kept for so long, for whoever asks what happened. */
export const keptDays = 90;
const atOnce = 5_000;

export const pruneEvents = defineJob<object>('events_prune', { payload: {}, cron: '17 4 * * *' });

/** Forgets old events, save those that nobody was told of yet or that somebody owes, parked ones as well. */
export async function forgetOldEvents(): Promise<void> {
  for (let gone = atOnce; gone === atOnce;) {
    const rows = await sql.rows(
      `delete from events where id in (
         select id from events e
         where dispatched_at is not null and happened_at < now() - make_interval(days => $1)
           and not exists (select from event_deliveries d where d.event_id = e.id)
         limit $2)
       returning id`,
      [keptDays, atOnce],
    );
    gone = rows.length;
  }
}
