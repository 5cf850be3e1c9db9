import { sql } from '../../database';
import { logger } from '../../logger';
import { prepared } from '../../prepared';
import { halt } from '../halt';
import { platformNow } from '../sets/platform-now';
import { budget, overBudget } from './error-budget';

/** The actor in the log. */
export const byBudget = 'the error budget';

// Ignores reports from before the canary's latest start.
const since = `(select greatest(c.canary_since, now() - make_interval(mins => $2)) from remote_channels c
  where c.canary_release_id = $1)`;

const told = prepared(
  'canary-told',
  { loads: 'int4', faulty: 'int4', unloaded: 'int4' },
  `select sum(loads)::int as loads, sum(faulty)::int as faulty, sum(unloaded)::int as unloaded from (
      select network, loads, 0 as faulty, 0 as unloaded from remote_canary_loads
        where release_id = $1 and minute >= date_trunc('minute', ${since})
      union all
      select network, 0, count(distinct page), count(distinct page) filter (where kind in ('late', 'load'))
        from remote_faults where release_id = $1 and at >= ${since} group by network) each
    group by network`,
);

/** Halts a canary that is over its error budget; once, in whichever process notices. */
export async function keepBudget(release: number): Promise<void> {
  const { channels } = await platformNow();
  const channel = channels.find(({ canary }) => canary === release);
  if (!channel) return;
  const why = overBudget(await sql.rows(told, [release, budget.minutes]));
  if (why === null) return;
  const isDone = await halt(channel.remote, release, byBudget, why, { onlyAsCanary: true });
  if (isDone) logger.warn({ remote: channel.remote, release, why }, 'a canary was halted');
}
