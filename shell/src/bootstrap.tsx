import './shared-modules';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { recordAnalytics } from './analytics/analytics';
import { App } from './App';
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
  const initial = await resolvePage(window.location.pathname, { table, session });
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  const reactRoot = createRoot(root);
  // A transition is drawn in slices of a few milliseconds: a press of somebody who is early is answered between them.
  startTransition(() =>
    reactRoot.render(
      <BrowserRouter>
        <App table={table} session={session} initial={initial} />
      </BrowserRouter>,
    ),
  );
}

start().catch(bootFailed);
