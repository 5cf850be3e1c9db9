import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { type Location } from 'react-router-dom';
import { events } from '@copper-carrot/contracts/runtime';
import { pageTitle } from './page-title';
import { type Page } from './resolve-page';
import { type Entry, findEntry } from './route-table';
import { scrollsToTop, scrollToHash } from './scroll';

interface Arrival {
  page: Page;
  location: Location;
  table: readonly Entry[];
  /** What had the focus when somebody set out for the page. */
  focusedThen: RefObject<Element | null>;
  /** What the screen itself says that it is called, by now. */
  ownTitle: () => string | undefined;
}

/** On arriving somewhere: scroll, focus, and the event that announces the page and that others listen for. */
export function useArrival({ page, location, table, focusedThen, ownTitle }: Arrival) {
  const before = useRef<{ pathname: string; hash: string; route?: Entry } | null>(null);
  const arrive = useEffectEvent(() => {
    const { pathname, hash } = location;
    const to = { pathname, hash, route: findEntry(table, pathname)?.entry };
    const from = before.current;
    before.current = to;
    if (scrollsToTop(from, to)) {
      window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
      focusMain(focusedThen.current);
    }
    if (hash !== '') scrollToHash(hash);
    if (from?.pathname === pathname) return;
    const own = ownTitle();
    events.emit('page.viewed@1', {
      path: pathname,
      title: own === undefined ? document.title : pageTitle(own),
    });
  });
  useEffect(() => arrive(), [page, location.hash]);
}

/** Whoever has gone on to something beside the screen meanwhile, such as an open menu, stays there. */
function focusMain(focusedThen: Element | null) {
  const main = document.getElementById('main');
  const { activeElement: now } = document;
  const stays = now !== focusedThen && now !== document.body && !main?.contains(now);
  if (!stays) main?.focus({ preventScroll: true });
}
