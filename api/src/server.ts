import { createServer } from 'node:http';
import { createApp } from './app';
import { followClock, stopFollowingClock } from './clock';
import { closeDatabase } from './database';
import { env } from './env';
import { closeRateLimits, endGracefully, inProcesses } from './http';
import { logger } from './logger';
import { followFeed, stopFollowing } from './remotes';
import { followCatalogue, stopFollowingCatalogue } from './search';

inProcesses(env.API_PROCESSES, () => {
  const server = createServer(createApp());
  // Longer than a load balancer keeps an idle connection, so that it never sends into one that just closed.
  server.keepAliveTimeout = 65_000;
  // Whoever sends a request byte by byte keeps a connection from somebody else.
  server.headersTimeout = 15_000;
  server.requestTimeout = 30_000;
  server.listen(env.PORT, env.HOST, () => logger.info({ port: env.PORT }, 'the API listens'));
  void followFeed();
  followCatalogue();
  followClock();
  server.on('error', (error) => {
    logger.fatal({ err: error }, 'the API can not listen');
    process.exit(1);
  });

  endGracefully(server, async () => {
    stopFollowingClock();
    await Promise.all([stopFollowing(), stopFollowingCatalogue()]);
    await closeRateLimits();
    await closeDatabase();
  });
});
