import type { Response } from 'express';
import pg from 'pg';
import { primaryPool, type PreparedQuery } from '../database';
import { logger } from '../logger';

/** The end of whom an answer is for: their connection. */
export type Ending = Pick<Response, 'once' | 'off' | 'destroyed'>;

export const endingOf = (response: Response): Ending => response;

/** What node-postgres has and its types leave out: the protocol's way to end a statement, and the key to it. */
interface Cancellable {
  host: string;
  port: number;
  processID: number;
  secretKey: number;
}
interface Canceller extends pg.Connection {
  connect: (port: number | string, host?: string) => void;
  cancel: (processID: number, secretKey: number) => void;
}

/**
 * Rows from the primary for somebody who may leave: the statement ends when their connection does, with an error that
 * nobody waits for. Whoever has left before gets none.
 */
export async function cancellable<Row extends pg.QueryResultRow>(
  { name, text }: PreparedQuery,
  values: unknown[],
  ending: Ending,
): Promise<Row[]> {
  if (ending.destroyed) return [];
  const client = await primaryPool.connect();
  let left = false;
  const leave = () => {
    left = true;
    cancel(client as unknown as Cancellable);
  };
  ending.once('close', leave);
  try {
    return (await client.query<Row>({ name, text, values })).rows;
  } finally {
    ending.off('close', leave);
    // A cancellation can come late, and must then find nobody else's statement.
    client.release(left);
  }
}

/** Asks the server, or the pooler in front of it, to end what the connection is doing. */
function cancel({ host, port, processID, secretKey }: Cancellable): void {
  const connection = new pg.Connection() as Canceller;
  connection.on('error', (error: unknown) =>
    logger.warn({ err: error }, 'a statement could not be cancelled'),
  );
  connection.on('connect', () => connection.cancel(processID, secretKey));
  if (host.startsWith('/')) connection.connect(`${host}/.s.PGSQL.${port}`);
  else connection.connect(port, host);
}
