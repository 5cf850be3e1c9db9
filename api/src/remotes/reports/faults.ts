import type { FaultReport } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { withoutTokens } from '../../http';
import { printable } from '../printable';
import { keepBudget } from './keep-budget';
import { networkHash } from './network';

/**
 * Stores a reported fault, once per page, release and kind, and halts a canary that exceeds its error budget.
 * @param network as returned by `witnessOf`
 */
export async function recordFault(
  { release_id, kind, message, path, stack }: FaultReport,
  page: string,
  network: string,
): Promise<void> {
  const kept = await sql.rows(
    `insert into remote_faults (remote, version, release_id, kind, message, path, stack, page, network)
      select r.remote, r.version || '-' || r.content_hash, r.id, $2, $3, $4, $5, $6, decode($7, 'hex')
        from remote_releases r where r.id = $1
      on conflict (page, release_id, kind) do nothing returning id`,
    [
      release_id,
      kind,
      printable(message),
      printable(withoutTokens(path)),
      stack === undefined ? null : printable(stack),
      page,
      networkHash(network),
    ],
  );
  if (kept.length > 0) await keepBudget(release_id);
}
