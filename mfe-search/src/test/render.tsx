import { type Schemas } from '@copper-carrot/contracts';
import { openScreen, type ScreenOptions } from '@copper-carrot/shell/testing';
import { act, configure, waitFor } from '@testing-library/react';
import { remote } from '../remote';
import { FakeServer } from './server';

export { faultsOf, onPhone } from '@copper-carrot/shell/testing';

// Slow machines need more than the default second.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

/** Callbacks of the IntersectionObservers since the last `open`. */
const watching = new Set<IntersectionObserverCallback>();
window.IntersectionObserver = class {
  constructor(private readonly notice: IntersectionObserverCallback) {}
  observe() {
    watching.add(this.notice);
  }
  disconnect() {
    watching.delete(this.notice);
  }
} as unknown as typeof IntersectionObserver;

/** Makes all observed sections come near once they are rendered. */
export async function comeNear() {
  await waitFor(() => expect(watching.size).toBeGreaterThan(0));
  act(() => {
    const entries = [{ isIntersecting: true }] as IntersectionObserverEntry[];
    for (const notice of [...watching]) notice(entries, null as unknown as IntersectionObserver);
  });
}

interface Options {
  server?: FakeServer;
  user?: Schemas['Session'] | null;
  shell?: Pick<ScreenOptions, 'openAuth'>;
}

/** Opens an address of this remote with a test's fake API. */
export async function open(
  path: string,
  { server = new FakeServer(), user = null, shell = {} }: Options = {},
) {
  const page = await openScreen(remote, path, { api: server, as: user, fetch: server.serve, ...shell });
  return { ...page, server };
}
