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

// A release comes over the network; here it is the remote that the test has at hand.
const mockReleases = { open: null as Remote | null };
jest.mock('../slot/federation', () => ({ loadRelease: () => Promise.resolve(mockReleases.open) }));

type Person = Kind | Schemas['Session'] | null;

export interface ScreenOptions<Api extends FakeApi = FakeApi> {
  api?: Api;
  /** Who is signed in. */
  as?: Person;
  /** What stands for the browser's fetch where files lie beside the API. */
  fetch?: typeof fetch;
  /** What comes of sign-in; without it, whoever is asked to sign in does not. */
  openAuth?: Shell['openAuth'];
  /** What earlier screens have read. */
  cache?: Map<string, State>;
}

/**
 * Opens an address of a remote as the shell does: its routes, guards, slot, error pages, session and calls are the real
 * ones, and the API answers what was recorded of it, or what the test lets `api` say. The bars around the screen are left
 * out; a page of somebody else stands as its path.
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

  const initial = await resolvePage(at.pathname, { table, session });
  outliveThePage(cache);
  const way = { go: (_to: string | number) => {} };
  const { container, unmount } = render(
    <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>
      <BrowserRouter>
        <Way way={way} />
        <Site table={table} session={session} initial={initial} />
      </BrowserRouter>
    </SWRConfig>,
    // What an error page stands for is no news; the slot reports what is a fault of the release.
    { onCaughtError: () => undefined },
  );
  return {
    container,
    unmount,
    api,
    /** The notices on show. */
    notices: shown as readonly Notice[],
    /** The address now, with its query. */
    address: () => window.location.pathname + window.location.search,
    query: () => new URLSearchParams(window.location.search),
    go: (to: string | number) => act(() => way.go(to)),
    /** Another person, as after signing in; also while a press is under way. */
    become: (next: Person) => getConfig().asyncWrapper(() => become(next)),
  };
}

/** What a page sends as it closes is answered later, and is put where the site's cache stands as long as its window does. */
function outliveThePage(cache: Map<string, State>): void {
  const window = createRoot(document.createElement('div'));
  act(() => window.render(<SWRConfig value={{ provider: () => cache }} />));
}

const withoutId = ({ id: _id, ...notice }: ReturnType<typeof notices.snapshot>[number]): Notice => notice;

const { 401: nobody } = recorded['get /cpi/v2/user'];

/** Lets the session find somebody, or nobody, where it asks the API. */
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

/** As the server writes it into the page; the shell reads it once. */
function writeSiteData(data: SiteData): void {
  const script = document.getElementById('site-data') ?? document.createElement('script');
  script.setAttribute('type', 'application/json');
  script.id = 'site-data';
  script.textContent = JSON.stringify(data);
  document.head.append(script);
}

/** The page as `App` has it, without what stands around every screen. */
function Site(props: PagesProps) {
  useReadsOfOnePerson();
  return <Pages {...props} />;
}

function Way({ way }: { way: { go: (to: string | number) => void } }) {
  const navigate = useNavigate();
  way.go = (to) => void (typeof to === 'number' ? navigate(to) : navigate(to));
  return null;
}
