import { PageError } from '@copper-carrot/contracts';
import { type FakeApi } from '@copper-carrot/contracts/testing';
import { render } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { remote } from '../remote';

/** Where the shell's error page would stand. */
class ErrorPage extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    const { error } = this.state;
    if (error instanceof PageError) return <p>{`Error page ${error.statusCode}: ${error.message}`}</p>;
    if (error) throw error;
    return this.props.children;
  }
}

/** Opens an address of this remote with its real routes, under a cache that may be one that was used before. */
export async function open(path: string, api: FakeApi, cache = new Map()) {
  globalThis.fetch = api.fetch;
  const routes = await Promise.all(
    remote.routes.map(async (route) => ({
      path: route.path.replace(/\{(\w+)\}/g, ':$1'),
      Screen: (await route.screen()).default as () => ReactNode,
    })),
  );
  return render(
    <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={[path]}>
        <ErrorPage>
          <main>
            <Routes>
              {routes.map(({ path: pattern, Screen }) => (
                <Route key={pattern} path={pattern} element={<Screen />} />
              ))}
            </Routes>
          </main>
        </ErrorPage>
      </MemoryRouter>
    </SWRConfig>,
  );
}
