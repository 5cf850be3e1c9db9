import { type ComponentProps, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Location, useLocation, useRoutes } from 'react-router-dom';
import { type PageHead as Head, routerPath } from '@copper-carrot/contracts';
import { events, refetchUser, useUser } from '@copper-carrot/contracts/runtime';
import { describeError } from '../errors/describe-error';
import { ErrorPage } from '../errors/ErrorPage';
import { Layout } from '../layouts/Layout';
import { loading } from '../loading/loading';
import { newVersion } from '../releases/new-version';
import { ErrorBoundary } from '../slot/ErrorBoundary';
import { Slot } from '../slot/Slot';
import { actsAsAnother } from '../session/acting';
import { ErrorOnShow } from './error-on-show';
import { PageHead } from './PageHead';
import { pageOnShow } from './page-on-show';
import { giveUp, type Page, resolvePage, type ScreenPage } from './resolve-page';
import { type Entry } from './route-table';
import { useArrival } from './use-arrival';

interface Shown {
  page: Page;
  location: Location;
}

export interface PagesProps {
  table: readonly Entry[];
  session: Parameters<typeof resolvePage>[1]['session'];
  initial: Page;
}

/** Renders the page of the current address. The previous page stays until the next is loaded or late. */
export function Pages({ table, session, initial }: PagesProps) {
  const location = useLocation();
  const user = useUser();
  const userId = user?.id;
  const [shown, setShown] = useState<Shown>({ page: initial, location });
  const latest = useRef(location);
  const focusedThen = useRef<Element | null>(null);

  const turn = useEffectEvent(async (to: Location) => {
    latest.current = to;
    const finish = loading.start();
    const page = await resolvePage(to.pathname, { table, session, search: to.search, current: shown.page });
    finish();
    if (latest.current === to) setShown({ page, location: to });
    else giveUp(page, shown.page);
  });

  const first = useRef({ pathname: location.pathname, userId });
  useEffect(() => {
    if (first.current.pathname === location.pathname && first.current.userId === userId) return;
    const samePath = first.current.pathname === location.pathname;
    first.current = { pathname: location.pathname, userId };
    if (!samePath && newVersion.take?.()) return;
    if (!samePath) focusedThen.current = document.activeElement;
    // After a sign-in on an error page, its message about reloading stays until the browser reloads.
    if (samePath && shown.page.kind === 'error' && !shown.page.isLate) return;
    void turn(location);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new query or hash belongs to the page on show; a new path or person to another one
  }, [location.pathname, userId]);

  // Within one path the screen gets the new address at once; otherwise it keeps its own while the next one
  // loads.
  if (shown.location !== location && shown.location.pathname === location.pathname)
    setShown({ page: shown.page, location });
  // Before the screen renders, as its calls depend on the address.
  pageOnShow.show(shown.location);

  const isOther = shown.page.kind === 'screen' && actsAsAnother(user, shown.page.params);
  useEffect(() => {
    // On a customer's pages a site admin acts as the customer, so the session is read again.
    if (isOther) void refetchUser();
  }, [isOther]);

  const [own, ownNow] = useDescribed(shown.location.pathname);
  const [failures, setFailures] = useState(0);
  const onError = useCallback(() => {
    setFailures((count) => count + 1);
    return () => setFailures((count) => count - 1);
  }, []);
  useArrival({ ...shown, table, focusedThen, ownTitle: () => ownNow(shown.location.pathname)?.title });
  return (
    <ErrorOnShow value={onError}>
      <PageHead page={shown.page} own={own} failed={failures > 0} />
      <PageView {...shown} />
    </ErrorOnShow>
  );
}

type Described = Head & { path: string };

/** The head set by the screen of a path, as state and as a getter of the latest value. */
function useDescribed(pathname: string): [Head | null, (pathname: string) => Head | null] {
  const [described, setDescribed] = useState<Described | null>(null);
  const latest = useRef<Described | null>(null);
  useEffect(
    () =>
      events.on('page.described@1', (head) => {
        latest.current = head;
        setDescribed(head);
      }),
    [],
  );
  const of = (head: Described | null, path: string) => (head?.path === path ? head : null);
  return [of(described, pathname), (path) => of(latest.current, path)];
}

function PageView({ page, location }: Shown) {
  if (page.kind === 'error') {
    return (
      <Layout name="default">
        <ErrorPage statusCode={page.statusCode} message={page.message} />
      </Layout>
    );
  }
  return (
    <Layout name={(page.below?.entry ?? page.entry).layout}>
      <ErrorBoundary
        resetKey={location.pathname}
        fallback={(error) => <ErrorPage {...describeError(error)} />}
      >
        <Screens page={page} location={location} />
      </ErrorBoundary>
    </Layout>
  );
}

/** A page's screens as router routes, which provide location, parameters and outlet. */
function Screens({ page: { entry, load, below }, location }: { page: ScreenPage; location: Location }) {
  const screen = routeOf({ entry, load });
  return useRoutes(below ? [{ ...routeOf(below), children: [screen] }] : [screen], location);
}

const routeOf = (screen: ComponentProps<typeof ScreenOf>) => ({
  path: routerPath(screen.entry.path),
  element: <ScreenOf {...screen} />,
});

function ScreenOf({ entry, load }: Pick<ScreenPage, 'entry' | 'load'>) {
  if (load) return <Slot key={entry.path} load={load} />;
  return entry.Screen ? <entry.Screen /> : null;
}
