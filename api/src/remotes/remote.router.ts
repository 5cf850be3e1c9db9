import { Router, type RequestHandler } from 'express';
import { notFound } from '../errors';
import { takeReports } from './reports/report.router';
import { newcomersFeed } from './sets/page-releases';
import { remoteFiles } from './serve-files';

/**
 * /remotes: the feed, the files of releases, and reports of pages. Unknown paths get a JSON 404.
 * @param identify authenticates the caller
 */
export function remoteRouter(identify: readonly RequestHandler[]): Router {
  const router = Router({ strict: true, caseSensitive: true });
  router.get('/feed.json', async (_request, response) => {
    response
      .set('Cache-Control', 'no-cache')
      .set('Access-Control-Allow-Origin', '*')
      .json(await newcomersFeed());
  });
  takeReports(router);
  router.use(...remoteFiles(identify));
  router.use(() => {
    throw notFound('There is no such release file');
  });
  return router;
}
