import { setTimeout as sleep } from 'node:timers/promises';
import { isNativeError } from 'node:util/types';
import { BaseError, ConnectionAcquireTimeoutError, ConnectionError } from 'sequelize';
import { logger } from './logger';

/** A PostgreSQL that was restarted answers again within seconds; who asks longer than this waits for nothing. Tests wait shorter. */
export const retryWaits = { forMs: 5_000 };

/** What the driver or the database complained of, below the models' wrapping. */
export const causeOf = (error: unknown): unknown =>
  error instanceof BaseError && 'parent' in error ? error.parent : error;

const undone = new Set([
  // Two transactions in each other's way, a server told to end, one that starts, one without a connection to spare.
  ...['40001', '40P01', '57P01', '57P03', '53300'],
  // Nobody listens there, for now.
  ...['ECONNREFUSED', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
]);
const lost =
  /^(08...|57P02|EPIPE|ECONNRESET|ECONNABORTED|ETIMEDOUT|ERR_STREAM_\w+|ERR_SOCKET_\w+) |Connection (terminated|ended)|Query read timeout/;

/**
 * What a failed statement says of the connection: `undone` when the database surely did nothing, `unknown` when the
 * connection broke before the answer; null when it is about the statement itself.
 */
export function troubleOf(error: unknown): 'undone' | 'unknown' | null {
  if (error instanceof ConnectionAcquireTimeoutError) return null;
  if (error instanceof ConnectionError) return 'undone';
  const cause = causeOf(error);
  if (!isNativeError(cause)) return null;
  const code = 'code' in cause ? String(cause.code) : '';
  // A client that has noticed that its connection broke sends nothing any more.
  if (undone.has(code) || cause.message.includes('is not queryable')) return 'undone';
  return lost.test(`${code} ${cause.message}`) ? 'unknown' : null;
}

/** The connection broke while a transaction was committed: it may have been done or not. */
export class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown';
}

/** Does `work`, and again while the database restarts and the failure allows it; the last failure is thrown. */
export async function withRetry<Result>(
  work: () => Promise<Result>,
  mayRepeat: (error: unknown) => boolean,
): Promise<Result> {
  let giveUpAt = Infinity;
  for (let pause = 25; ; pause = Math.min(pause * 2, 500)) {
    try {
      return await work();
    } catch (error) {
      giveUpAt = Math.min(giveUpAt, performance.now() + retryWaits.forMs);
      if (!mayRepeat(error) || performance.now() + pause > giveUpAt) throw error;
      logger.warn({ err: error }, 'the database is asked again');
    }
    await sleep(pause * (0.5 + Math.random()));
  }
}

/** One statement outside of a transaction: a read is done again, anything else where the database did nothing. */
export function repeatable(text: string): (error: unknown) => boolean {
  const reads =
    /^\s*(select|with)\b/i.test(text) && !/\b(insert|update|delete|nextval|pg_notify)\b/i.test(text);
  return (error) => {
    const trouble = troubleOf(error);
    return trouble === 'undone' || (trouble === 'unknown' && reads);
  };
}
