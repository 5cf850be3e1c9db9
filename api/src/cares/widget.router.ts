import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Router } from 'express';
import { widgetLoaderPath } from '@copper-carrot/contracts';
import { projectRoot } from '../remotes';

export const loaderFile = join(projectRoot, 'api/content/cares/widget.js');

let loader: string | undefined;

/** The script that pages of others load to show a campaign's widget; it sets no cookie. */
export function widgetRouter(): Router {
  const router = Router({ strict: true, caseSensitive: true });
  router.get(widgetLoaderPath, (_request, response) => {
    loader ??= readFileSync(loaderFile, 'utf8');
    response
      .set({
        'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400',
        // Other sites may load it, also those that are isolated or check its bytes.
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Access-Control-Allow-Origin': '*',
      })
      .type('text/javascript')
      .send(loader);
  });
  return router;
}
