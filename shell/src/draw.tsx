import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { sayCaught } from './errors/describe-error';
import { type PagesProps } from './routing/Pages';
import { siteData } from './site-data';

/** Draws the page; throws without its root element. */
export function draw(props: PagesProps): void {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no root element');
  const root = createRoot(element, { onCaughtError: sayCaught });
  // A transition is drawn in slices of a few milliseconds: whoever presses early is answered between them.
  startTransition(() =>
    root.render(
      <BrowserRouter>
        <App {...props} />
      </BrowserRouter>,
    ),
  );
  // It hinders no first screen; but who looks at another release than others is to know it at once.
  setTimeout(watchLater, siteData().overrides.length > 0 ? 0 : 3000);
}

function watchLater() {
  // What comes from here on hinders no first screen, and is not counted with it (scripts/checks/page-scripts.mjs).
  performance.mark('leisure');
  // Whose first act finds the line lost is to read so. Asked for again with that act, where it does not come now.
  import('@copper-carrot/shared-ui/Notifications').catch(() => undefined);
  import(/* webpackChunkName: "releases" */ './releases/watch-releases').then(
    ({ watchReleases }) => watchReleases(),
    () => undefined,
  );
}
