import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type Location,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { type PageHead, routeHead, type RouteParams } from '@copper-carrot/contracts';
import { events, useUser } from '@copper-carrot/contracts/runtime';
import { ErrorPage } from '../errors/ErrorPage';
import { Layout } from '../layouts/Layout';
import { loading } from '../loading/loading';
import { Slot } from '../slot/Slot';
import { type ScreenLoad } from '../slot/screen-load';
import { isDescribed, says, writeHead } from './page-head';
import { type Page, resolvePage } from './resolve-page';
import { type Entry, findEntry } from './route-table';
import { scrollsToTop, scrollToHash } from './scroll';
import { WantedPath } from './wanted-path';

interface Shown {
  page: Page;
  location: Location;
}

export interface PagesProps {
  table: readonly Entry[];
  session: Parameters<typeof resolvePage>[1]['session'];
  initial: Page;
}

/** The page of the current address. The one before stays until the next is loaded, or late. */
export function Pages({ table, session, initial }: PagesProps) {
  const location = useLocation();
  const userId = useUser()?.id;
  const [shown, setShown] = useState<Shown>({ page: initial, location });
  const latest = useRef(location);
  const focusedThen = useRef<Element | null>(null);

  const turn = useEffectEvent(async (to: Location) => {
    latest.current = to;
    const finish = loading.start();
    const page = await resolvePage(to.pathname, { table, session, current: shown.page }).catch(
      (error: unknown): Page => ({
        kind: 'error',
        statusCode: 500,
        message: error instanceof Error ? error.message : '',
      }),
    );
    finish();
    if (latest.current === to) setShown({ page, location: to });
  });

  const first = useRef({ pathname: location.pathname, userId });
  useEffect(() => {
    if (first.current.pathname === location.pathname && first.current.userId === userId) return;
    const samePath = first.current.pathname === location.pathname;
    first.current = { pathname: location.pathname, userId };
    if (!samePath) focusedThen.current = document.activeElement;
    // Whoever signed in from an error page sees it say that it refreshes, until the browser does.
    if (samePath && shown.page.kind === 'error') return;
    void turn(location);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new query or hash belongs to the page on show; a new path or person to another one
  }, [location.pathname, userId]);

  // Within one path the screen sees the address at once; on the way to another it keeps the last one of its own.
  if (shown.location !== location && shown.location.pathname === location.pathname)
    setShown({ page: shown.page, location });
  useArrival(shown, table, focusedThen);
  return (
    <LocationContext value={{ location: shown.location, navigationType: useNavigationType() }}>
      <WantedPath value={location.pathname}>
        <PageView page={shown.page} location={shown.location} />
      </WantedPath>
    </LocationContext>
  );
}

function PageView({ page, location }: Shown) {
  if (page.kind === 'error') {
    return (
      <Layout name="default">
        <ErrorPage statusCode={page.statusCode} message={page.message} />
      </Layout>
    );
  }
  const { entry, params, load, below } = page;
  const screen = <ScreenOf entry={entry} load={load} />;
  return (
    <Layout name={(below?.entry ?? entry).layout}>
      <Params
        entry={below?.entry ?? entry}
        params={params}
        pathname={location.pathname}
        outlet={
          below ? (
            <Params entry={entry} params={params} pathname={location.pathname}>
              {screen}
            </Params>
          ) : null
        }
      >
        {below ? <ScreenOf entry={below.entry} load={below.load} /> : screen}
      </Params>
    </Layout>
  );
}

function ScreenOf({ entry, load }: { entry: Entry; load?: ScreenLoad }) {
  if (load) return <Slot key={entry.path} load={load} />;
  return entry.Screen ? <entry.Screen /> : null;
}

/** Makes useParams and Outlet of the router answer for routes that the shell matched itself. */
function Params({
  entry,
  params,
  pathname,
  outlet = null,
  children,
}: {
  entry: Entry;
  params: RouteParams;
  pathname: string;
  outlet?: ReactNode;
  children: ReactNode;
}) {
  const match = { params, pathname, pathnameBase: pathname, route: { id: entry.path, path: entry.path } };
  return (
    <RouteContext value={{ outlet: outlet as never, matches: [match], isDataRoute: false }}>
      {children}
    </RouteContext>
  );
}

/** On arriving somewhere: the document's head, scroll, focus, announcement, and the event that others listen for. */
function useArrival(
  { page, location }: Shown,
  table: readonly Entry[],
  /** What had the focus when somebody set out for the page. */
  focusedThen: RefObject<Element | null>,
) {
  const before = useRef<{ pathname: string; hash: string; route?: Entry } | null>(null);
  const described = useRef<(PageHead & { path: string }) | null>(null);
  // The first page has the head that the server gave it, until the screen itself says more.
  const describe = (isFirst: boolean) => {
    const own = described.current?.path === location.pathname ? described.current : null;
    if (isFirst && isDescribed() && (!own || says(own))) return;
    if (page.kind === 'error') writeHead(null);
    else writeHead(own ?? routeHead(page.entry), own?.title ?? (page.entry.title || undefined));
  };
  const learn = useEffectEvent((head: PageHead & { path: string }) => {
    described.current = head;
    if (head.path !== before.current?.pathname) return;
    // The server said the same of the first page, and more: what it holds, for a search engine.
    if (!says(head)) writeHead(head);
  });
  useEffect(() => events.on('page.described@1', (head) => learn(head)), []);
  const arrive = useEffectEvent(() => {
    const to = {
      pathname: location.pathname,
      hash: location.hash,
      route: findEntry(table, location.pathname)?.entry,
    };
    const from = before.current;
    before.current = to;
    if (from?.pathname !== to.pathname) describe(from === null);
    if (scrollsToTop(from, to)) {
      window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
      const main = document.getElementById('main');
      const { activeElement: now } = document;
      // Whoever has gone on to something beside the screen meanwhile, such as an open menu, stays there.
      const stays = now !== focusedThen.current && now !== document.body && !main?.contains(now);
      if (!stays) main?.focus({ preventScroll: true });
    }
    if (to.hash !== '') scrollToHash(to.hash);
    if (from?.pathname !== to.pathname)
      events.emit('page.viewed@1', { path: to.pathname, title: document.title });
  });
  useEffect(() => arrive(), [page, location.hash]);
}
