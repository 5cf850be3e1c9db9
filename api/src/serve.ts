import { createApp } from './app';
import { followClock, stopFollowingClock } from './clock';
import { closeDatabase } from './database';
import { env } from './env';
import { closeRateLimits, endGracefully, httpServer } from './http';
import { logger } from './logger';
import { flushLoads, followFeed, stopFollowing, tellMisfits } from './remotes';
import { followCatalogue, stopFollowingCatalogue } from './search';

/** Serves the site; resolves once searches are answered from memory. */
export async function serve(isAlone: boolean): Promise<void> {
  const server = httpServer(createApp());
  followFeed();
  followClock();
  void tellMisfits();
  const searchable = followCatalogue();
  server.on('error', (error) => {
    logger.fatal({ err: error }, 'the API can not listen');
    process.exit(1);
  });
  endGracefully(server, async () => {
    stopFollowingClock();
    await Promise.all([stopFollowing(), stopFollowingCatalogue(), flushLoads()]);
    closeRateLimits();
    await closeDatabase();
  });
  // Who joins others takes calls only once it can answer them all; one alone answers what it can meanwhile.
  if (!isAlone) await searchable;
  server.listen(env.PORT, env.HOST, () => logger.info({ port: env.PORT }, 'the API listens'));
  await searchable;
}
