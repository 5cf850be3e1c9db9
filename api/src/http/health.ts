import type { RequestHandler } from 'express';
import type { QueryResultRow } from 'pg';
import { primaryPool } from '../database';
import { anyLivingWorker } from '../jobs';
import { pendingMigrations } from '../pending-migrations';

const present = async (check: () => Promise<boolean>): Promise<boolean> => {
  try {
    return await check();
  } catch {
    return false;
  }
};

/** Without retries, because readiness should be answered at once. */
const rows = async <Row extends QueryResultRow>(text: string): Promise<Row[]> =>
  (await primaryPool.query<Row>(text)).rows;

/** `GET /healthz`: this process answers. */
export const healthz: RequestHandler = (_request, response) => {
  response.json({ status: 'ok' });
};

/**
 * `GET /readyz`: the database answers and has every migration, a worker sent a heartbeat within a minute, and the given
 * parts are well; otherwise 503 with the failing parts and reasons. A part returns its problem, or null.
 */
export const readyz =
  (parts: Record<string, () => Promise<string | null>>): RequestHandler =>
  async (_request, response) => {
    const asked = await Promise.all(
      Object.entries(parts).map(async ([name, ailment]) => [name, await ailment()] as const),
    );
    const own = Object.fromEntries(asked.map(([name, why]) => [name, why === null]));
    const why = Object.fromEntries(asked.filter(([, why]) => why !== null));
    const [database, migrations, worker] = await Promise.all([
      present(async () => (await rows('select 1')).length === 1),
      present(async () => (await pendingMigrations(rows)).length === 0),
      present(async () => (await rows(anyLivingWorker)).length > 0),
    ]);
    const ready = database && migrations && worker && Object.values(own).every(Boolean);
    response.status(ready ? 200 : 503).json({
      status: ready ? 'ready' : 'not ready',
      database,
      migrations,
      worker,
      ...own,
      ...(Object.keys(why).length > 0 && { why }),
    });
  };
