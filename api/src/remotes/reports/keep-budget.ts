import { sql } from '../../database';
import { logger } from '../../logger';
import { prepared } from '../../prepared';
import { halt } from '../channels';
import { platformNow } from '../sets/platform-now';
import { budget, overBudget } from './error-budget';

/** Who the log says it was. */
export const byBudget = 'the error budget';

// What was reported before the canary began, or began again, is no word on it.
const since = `(select greatest(c.canary_since, now() - make_interval(mins => $2)) from remote_channels c
  where c.canary_release_id = $1)`;

const loadsTold = prepared(
  'canary-loads',
  { loads: 'int4', network: 'text?' },
  `select coalesce(sum(loads), 0)::int as loads,
      case when count(*) = count(network) and count(distinct network) = 1 then min(encode(network, 'hex')) end as network
    from remote_loads where release_id = $1 and minute >= date_trunc('minute', ${since})`,
);
const faultsTold = prepared(
  'canary-faults',
  { network: 'text', pages: 'int4', unloaded: 'int4' },
  `select coalesce(encode(network, 'hex'), '') as network, count(distinct page)::int as pages,
      (count(distinct page) filter (where kind in ('late', 'load')))::int as unloaded
    from remote_faults where release_id = $1 and at >= ${since} group by network`,
);

/** Halts a release that is a canary and over its error budget; once, by whichever process notices. */
export async function keepBudget(release: number): Promise<void> {
  const { channels } = await platformNow();
  const channel = channels.find(({ canary }) => canary === release);
  if (!channel) return;
  const asked = [release, budget.minutes];
  const faulty = await sql.rows(faultsTold, asked);
  if (faulty.length === 0) return;
  const [told] = await sql.rows(loadsTold, asked);
  const why = overBudget({ loads: told?.loads ?? 0, loadNetwork: told?.network ?? null, faulty });
  if (why === null) return;
  const isDone = await halt(channel.remote, release, byBudget, why, { onlyAsCanary: true });
  if (isDone) logger.warn({ remote: channel.remote, release, why }, 'a canary was halted');
}
