import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { sayCaught } from './errors/describe-error';
import { type PagesProps } from './routing/Pages';
import { siteData } from './site-data';

/** Renders the page; throws if the root element is missing. */
export function draw(props: PagesProps): void {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no root element');
  const root = createRoot(element, { onCaughtError: sayCaught });
  // A transition renders in slices of a few milliseconds, so early input is handled between them.
  startTransition(() =>
    root.render(
      <BrowserRouter>
        <App {...props} />
      </BrowserRouter>,
    ),
  );
  // Delayed, as the first screen does not need it; immediately with overrides, which their user has to
  // notice.
  setTimeout(watchLater, siteData().overrides.length > 0 ? 0 : 3000);
}

function watchLater() {
  // Work after this mark does not delay the first screen, and scripts/checks/page-scripts.mjs does not
  // count it.
  performance.mark('leisure');
  // Preloaded, so that a lost connection can be reported at the first action; if it fails, the action loads
  // it again.
  import('@copper-carrot/shared-ui/Notifications').catch(() => undefined);
  import(/* webpackChunkName: "releases" */ './releases/watch-releases').then(
    ({ watchReleases }) => watchReleases(),
    () => undefined,
  );
}
