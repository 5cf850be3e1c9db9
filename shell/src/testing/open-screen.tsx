import {
  CONTRACT_VERSION,
  type FeedRemote,
  type Remote,
  type Schemas,
  signedInCookie,
  type SiteData,
} from '@copper-carrot/contracts';
import {
  connectedShell,
  connectShell,
  type Notice,
  type Shell,
  useReadsOfOnePerson,
} from '@copper-carrot/contracts/runtime';
import { FakeApi, type Kind, personOf, recorded, Refusal } from '@copper-carrot/contracts/testing';
import { act, getConfig, render } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { type State, SWRConfig } from 'swr';
import { connect } from '../connect';
import { notices } from '../notifications/notices';
import { pageOnShow } from '../routing/page-on-show';
import { Pages, type PagesProps } from '../routing/Pages';
import { resolvePage } from '../routing/resolve-page';
import { routeTable } from '../routing/route-table';
import { session } from '../session/session';
import { elsewhere } from './Elsewhere';

// Tests use the local remote instead of a release.
const mockReleases = { open: null as Remote | null };
jest.mock('../slot/federation', () => ({ loadRelease: () => Promise.resolve(mockReleases.open) }));

type Person = Kind | Schemas['Session'] | null;

export interface ScreenOptions<Api extends FakeApi = FakeApi> {
  api?: Api;
  /** The signed-in person. */
  as?: Person;
  /** A fake `fetch` for files outside the API. */
  fetch?: typeof fetch;
  /** The result of a requested sign-in; by default it is cancelled. */
  openAuth?: Shell['openAuth'];
  /** Cached reads of earlier screens. */
  cache?: Map<string, State>;
}

/**
 * Opens an address of a remote with the shell's real routes, guards, slot, error pages and session, over
 * recorded API answers or the test's `api`. Leaves out the bars; other remotes' pages show their path.
 */
export async function openScreen<Api extends FakeApi = FakeApi>(
  remote: Remote,
  path: string,
  {
    api = new FakeApi() as Api,
    as = null,
    fetch = api.fetch,
    openAuth,
    cache = new Map(),
  }: ScreenOptions<Api> = {},
) {
  mockReleases.open = remote;
  globalThis.fetch = fetch;
  window.history.replaceState(null, '', path);
  const at = new URL(window.location.href);
  pageOnShow.show(at);
  const feed = { revision: 1, remotes: [inFeed(remote)] };
  writeSiteData({ ...noSiteData, feed });
  const table = routeTable(feed, elsewhere);
  connect(table);
  const shell = connectedShell();
  if (shell) connectShell({ ...shell, openAuth: openAuth ?? (() => Promise.resolve(false)) });
  const become = signingIn(api);
  await become(as);

  const shown: Notice[] = [];
  for (const { id } of notices.snapshot()) notices.close(id);
  notices.subscribe(() => shown.splice(0, shown.length, ...notices.snapshot().map(withoutId)));

  const initial = await resolvePage(at.pathname, { table, session, search: at.search });
  outliveThePage(cache);
  const way = { go: (_to: string | number) => {} };
  const { container, unmount } = render(
    <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>
      <BrowserRouter>
        <Way way={way} />
        <Site table={table} session={session} initial={initial} />
      </BrowserRouter>
    </SWRConfig>,
    // Errors with an error page are expected; the slot reports faults.
    { onCaughtError: () => undefined },
  );
  return {
    container,
    unmount,
    api,
    /** The shown notices. */
    notices: shown as readonly Notice[],
    /** The current path and query. */
    address: () => window.location.pathname + window.location.search,
    query: () => new URLSearchParams(window.location.search),
    go: (to: string | number) => act(() => way.go(to)),
    /** Changes the person, as after a sign-in, also during a press. */
    become: (next: Person) => getConfig().asyncWrapper(() => become(next)),
  };
}

/** Keeps the site's cache for answers that arrive after the page has closed. */
function outliveThePage(cache: Map<string, State>): void {
  const window = createRoot(document.createElement('div'));
  act(() => window.render(<SWRConfig value={{ provider: () => cache }} />));
}

const withoutId = ({ id: _id, ...notice }: ReturnType<typeof notices.snapshot>[number]): Notice => notice;

const { 401: nobody } = recorded['get /cpi/v2/user'];

/** Makes the API answer this person and reads the session again. */
const signingIn = (api: FakeApi) => async (as: Person) => {
  const person = typeof as === 'string' ? personOf(as) : as;
  document.cookie = `${signedInCookie}=${person ? 1 : 0}`;
  api.on('get', '/cpi/v2/user', () => person ?? Refusal.of(nobody));
  if (person) await session.refetch();
  else session.reset();
};

const inFeed = ({ name, routes, navigation, fallback }: Remote): FeedRemote => ({
  name,
  contract: CONTRACT_VERSION,
  id: 1,
  version: '1.0.0',
  hash: 'open',
  base: `/remotes/${name}/1.0.0-open/`,
  entry: 'remoteEntry.js',
  container: 'open_1',
  integrity: 'sha384-open',
  routes: routes.map(({ screen: _screen, ...route }) => ({ ...route, layout: 'embedded' })),
  navigation,
  fallback,
});

const noSiteData: Omit<SiteData, 'feed'> = {
  shell: null,
  overrides: [],
  reportToken: '',
  frameOrigins: [],
  production: false,
  stripePublishableKey: null,
  demoAccounts: [],
  demoPassword: null,
};

/** Written as by the server; the shell parses it once. */
function writeSiteData(data: SiteData): void {
  const script = document.getElementById('site-data') ?? document.createElement('script');
  script.setAttribute('type', 'application/json');
  script.id = 'site-data';
  script.textContent = JSON.stringify(data);
  document.head.append(script);
}

/** `App` without the layout. */
function Site(props: PagesProps) {
  useReadsOfOnePerson();
  return <Pages {...props} />;
}

function Way({ way }: { way: { go: (to: string | number) => void } }) {
  const navigate = useNavigate();
  way.go = (to) => void (typeof to === 'number' ? navigate(to) : navigate(to));
  return null;
}
