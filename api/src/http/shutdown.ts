import type { Server } from 'node:http';
import { logger } from '../logger';
import { endEventStreams } from './event-stream';

const patience = 10_000;

/**
 * On SIGTERM and SIGINT: stops accepting requests, finishes running ones for at most ten seconds, closes everything and
 * exits. Repeated signals are ignored, because one to a process group may arrive twice.
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
