import type { Server } from 'node:http';
import { logger } from '../logger';
import { endEventStreams } from './event-stream';

const patience = 10_000;

/**
 * On SIGTERM and SIGINT: takes no new request, finishes those under way for at most ten seconds, closes what was
 * opened, and ends. A further signal changes nothing: one to the whole group reaches a process of many twice.
 */
export function endGracefully(server: Server | null, close: () => Promise<void>): void {
  let ending = false;
  const end = async (signal: string) => {
    if (ending) return;
    ending = true;
    logger.info({ signal }, 'ending');
    setTimeout(() => process.exit(1), patience).unref();
    if (server) {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      endEventStreams();
      await closed;
    }
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      end(signal).catch((error: unknown) => {
        logger.error({ err: error }, 'the ending failed');
        process.exit(1);
      });
    });
  }
}
