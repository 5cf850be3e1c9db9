import { matchRoute, PageError, routerPath, type Schemas } from '@copper-carrot/contracts';
import { connectShell, type Notice, type Shell } from '@copper-carrot/contracts/runtime';
import { act, configure, render } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Component, type ComponentType, type ReactNode, useEffect, useReducer } from 'react';
import { MemoryRouter, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { remote } from '../remote';
import { FakeServer } from './server';

// A busy machine takes its time; what never comes still fails.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

/** The rules of accessibility that a page breaks; colours are looked at in a real browser. */
export async function faultsOf(element: Element): Promise<string[]> {
  const { violations } = await axe(element, { rules: { 'color-contrast': { enabled: false } } });
  return violations.map(({ id }) => id);
}

/** Makes the window as narrow as a phone's; answers what makes it wide again. */
export function onPhone(): () => void {
  const wide = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...aMediaQuery, media: query, matches: query.includes('max-width') }));
  return () => wide.mockRestore();
}
const aMediaQuery: MediaQueryList = {
  matches: false,
  media: '',
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
};

interface Options {
  server?: FakeServer;
  user?: Schemas['Session'] | null;
  shell?: Partial<Shell>;
}

/** Stands for the shell's error page: shows the status of the error that a screen throws. */
class ErrorPage extends Component<{ children: ReactNode }, { status?: number }> {
  override state: { status?: number } = {};
  static getDerivedStateFromError(error: unknown) {
    if (error instanceof PageError) return { status: error.statusCode };
    throw error;
  }
  override render() {
    return this.state.status ? <p data-testid="error">{this.state.status}</p> : this.props.children;
  }
}
/** The status of the error page that stands in a page's place, or undefined. */
export const errorOf = (container: HTMLElement): string | undefined =>
  container.querySelector('[data-testid="error"]')?.textContent;

/** Opens an address of this remote with its real screen; addresses of others are shown by their path. */
export async function open(
  path: string,
  { server = new FakeServer(), user = null, shell = {} }: Options = {},
) {
  globalThis.fetch = server.serve;
  const notices: Notice[] = [];
  const page = { user, address: '', go: (_to: string | number) => {}, changed: new Set<() => void>() };
  connectShell({
    useUser: function useUser() {
      const [, changed] = useReducer((count: number) => count + 1, 0);
      useEffect(() => {
        page.changed.add(changed);
        return () => void page.changed.delete(changed);
      }, []);
      return page.user;
    },
    user: () => page.user,
    refetchUser: () => Promise.resolve(page.user),
    callContext: () => ({ token: page.user?.token }),
    signOut: () => Promise.resolve(),
    openAuth: () => Promise.resolve(false),
    notify: (notice) => notices.push(notice),
    showLoading: () => () => undefined,
    report: () => undefined,
    ...shell,
  });
  const screens = new Map<string, ComponentType>();
  for (const route of remote.routes) screens.set(route.path, (await route.screen()).default as ComponentType);
  function Page() {
    const location = useLocation();
    const navigate = useNavigate();
    page.address = location.pathname + location.search;
    page.go = (to) => void (typeof to === 'number' ? navigate(to) : navigate(to));
    const found = matchRoute(remote.routes, location.pathname)?.route.path;
    const Screen = found && screens.get(found);
    return useRoutes([
      Screen
        ? { path: routerPath(found), element: <Screen /> }
        : { path: '*', element: <p data-testid="elsewhere">{location.pathname}</p> },
    ]);
  }
  const view = render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={[path]}>
        <main>
          <ErrorPage>
            <Page />
          </ErrorPage>
        </main>
      </MemoryRouter>
    </SWRConfig>,
  );
  return {
    container: view.container,
    unmount: view.unmount,
    server,
    notices,
    /** The address now, with its query. */
    address: () => page.address,
    query: () => new URLSearchParams(page.address.split('?')[1]),
    go: (to: string | number) => act(() => page.go(to)),
    /** Another person, as after signing in. */
    become: (next: Schemas['Session'] | null) => {
      page.user = next;
      for (const changed of page.changed) changed();
    },
  };
}
