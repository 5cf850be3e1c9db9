import './shared-modules';
import { recordAnalytics } from './analytics/analytics';
import { connect } from './connect';
import { bootFailed } from './boot-failed';
import { bringFirstReads } from './session/first-reads';
import { followReturns, session } from './session/session';
import { resolvePage } from './routing/resolve-page';
import { routeTable } from './routing/route-table';
import { shellRoutes } from './routing/shell-routes';
import { siteData } from './site-data';
import { installEntryLoader } from './slot/federation';
import { watchScripts } from './slot/watch-scripts';

async function start() {
  installEntryLoader();
  const table = routeTable(siteData().feed, shellRoutes);
  connect(table);
  bringFirstReads(session);
  recordAnalytics();
  followReturns();
  watchScripts(siteData().feed);

  // The page is resolved before the first render, as React keeps a committed loading state for about 300
  // ms.
  const { pathname, search } = window.location;
  const page = resolvePage(pathname, { table, session, search });
  // Evaluated in a separate task, as one long task would delay input.
  await new Promise((resolve) => setTimeout(resolve));
  const { draw } = await import(/* webpackMode: "eager" */ './draw');
  draw({ table, session, initial: await page });
}

start().catch(bootFailed);
