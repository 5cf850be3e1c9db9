import type { Response } from 'express';
import pg from 'pg';
import { primaryPool, type PreparedQuery } from '../database';
import { env } from '../env';
import { logger } from '../logger';

/** The end of whom an answer is for: their connection. */
export type Ending = Pick<Response, 'once' | 'off' | 'destroyed'>;

export const endingOf = (response: Response): Ending => response;

/** What node-postgres has and its types leave out: the protocol's own way to end a statement, which a pooler passes on. */
interface Canceller {
  cancel: (client: pg.PoolClient, query: unknown) => void;
}

/**
 * Rows from the primary for somebody who may leave: the statement ends when their connection does. Whoever has left
 * before gets none.
 */
export async function cancellable<Row extends pg.QueryResultRow>(
  { name, text }: PreparedQuery,
  values: unknown[],
  ending: Ending,
): Promise<Row[]> {
  if (ending.destroyed) return [];
  const client = await primaryPool.connect();
  const query = new pg.Query<Row>({ name, text, values });
  const cancel = () => {
    const canceller = new pg.Client({ connectionString: env.DATABASE_URL });
    canceller.on('error', (error) => logger.warn({ err: error }, 'a statement could not be cancelled'));
    (canceller as unknown as Canceller).cancel(client, query);
  };
  ending.once('close', cancel);
  try {
    return await new Promise<Row[]>((resolve, reject) => {
      const rows: Row[] = [];
      query.on('row', (row) => rows.push(row));
      query.on('end', () => resolve(rows));
      query.on('error', reject);
      client.query(query);
    });
  } finally {
    ending.off('close', cancel);
    client.release();
  }
}
