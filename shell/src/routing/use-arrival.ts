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
  /** The focused element when the navigation began. */
  focusedThen: RefObject<Element | null>;
  /** The latest title set by the screen. */
  ownTitle: () => string | undefined;
}

/** After navigation: scrolls, moves focus and announces the page. */
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

/** Keeps the focus if the person moved it meanwhile, such as into a menu. */
function focusMain(focusedThen: Element | null) {
  const main = document.getElementById('main');
  const { activeElement: now } = document;
  const stays = now !== focusedThen && now !== document.body && !main?.contains(now);
  if (!stays) main?.focus({ preventScroll: true });
}
