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

  // The first page is there before the first render: React would hold a committed loading state for a third of a second.
  const page = resolvePage(window.location.pathname, { table, session });
  // Evaluated in a task of its own, while the screen is on its way: one long task keeps every press waiting.
  await new Promise((resolve) => setTimeout(resolve));
  const { draw } = await import(/* webpackMode: "eager" */ './draw');
  draw({ table, session, initial: await page });
}

start().catch(bootFailed);
