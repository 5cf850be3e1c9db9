import { connect } from 'node:net';
import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { ApiError } from './errors';
import { logger } from './logger';

/** The database's own request to stop a statement, by the keys that a connection got at its start. */
const CANCEL_REQUEST = 80_877_102;
const PATIENCE_MS = 2000;

type Keyed = PoolClient & { host: string; port: number; processID: number; secretKey: number };

/** Rows of a statement inside a read that may be called off. */
export type Rows = <Row extends QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;

/**
 * Reads in one read-only transaction. When `signal` aborts, the statement that runs is cancelled in the database, no
 * other is begun, and the call rejects with 499 `request_cancelled`.
 */
export const cancellableRead = <Result>(
  pool: Pool,
  signal: AbortSignal,
  read: (rows: Rows) => Promise<Result>,
): Promise<Result> =>
  cancellable(pool, signal, async (client) => {
    const rows: Rows = async <Row extends QueryResultRow>(text: string, values: unknown[] = []) => {
      refuseIfGone(signal);
      return (await client.query<Row>(text, values)).rows;
    };
    await rows('begin read only');
    const result = await read(rows);
    await client.query('commit');
    return result;
  });

/** The same for a single statement, without the rounds of a transaction. */
export const cancellableRows = <Row extends QueryResultRow>(
  pool: Pool,
  signal: AbortSignal,
  query: { name: string; text: string; values: unknown[] },
): Promise<Row[]> => cancellable(pool, signal, async (client) => (await client.query<Row>(query)).rows);

async function cancellable<Result>(
  pool: Pool,
  signal: AbortSignal,
  use: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  refuseIfGone(signal);
  const client = await pool.connect();
  const cancel = () => void cancelStatement(client as Keyed);
  signal.addEventListener('abort', cancel, { once: true });
  let done = false;
  try {
    refuseIfGone(signal);
    const result = await use(client);
    done = !signal.aborted;
    return result;
  } catch (error) {
    refuseIfGone(signal);
    throw error;
  } finally {
    signal.removeEventListener('abort', cancel);
    // A connection that was left half-way, or that a late cancellation could still meet, is not used again.
    client.release(!done);
  }
}

function refuseIfGone(signal: AbortSignal): void {
  if (signal.aborted) {
    throw new ApiError(499, 'request_cancelled', { message: 'The call was cancelled.', type: 'cancelled' });
  }
}

/** Asks the server to stop what the connection runs, over a connection of its own, so that a full pool can't delay it. */
function cancelStatement({ host, port, processID, secretKey }: Keyed): Promise<void> {
  const request = Buffer.alloc(16);
  request.writeInt32BE(16, 0);
  request.writeInt32BE(CANCEL_REQUEST, 4);
  request.writeInt32BE(processID, 8);
  request.writeInt32BE(secretKey, 12);
  return new Promise((resolve) => {
    const socket = host.startsWith('/')
      ? connect({ path: `${host}/.s.PGSQL.${port}` })
      : connect({ host, port });
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on('error', (error) => logger.warn({ err: error }, 'a statement could not be cancelled'));
    socket.on('close', () => resolve());
    // The server closes the connection when it has passed the request on.
    socket.on('connect', () => socket.write(request));
    socket.resume();
  });
}
