import { createApp } from './app';
import { followClock, stopFollowingClock } from './clock';
import { closeDatabase } from './database';
import { env } from './env';
import { closeRateLimits, endGracefully, httpServer, inProcesses } from './http';
import { logger } from './logger';
import { followFeed, stopFollowing } from './remotes';
import { followCatalogue, stopFollowingCatalogue } from './search';

inProcesses(env.API_PROCESSES, () => {
  const server = httpServer(createApp());
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
