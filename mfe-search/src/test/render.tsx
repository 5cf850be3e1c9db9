import { type Schemas } from '@copper-carrot/contracts';
import { openScreen, type ScreenOptions } from '@copper-carrot/shell/testing';
import { act, configure, waitFor } from '@testing-library/react';
import { remote } from '../remote';
import { FakeServer } from './server';

export { faultsOf, onPhone } from '@copper-carrot/shell/testing';

// A busy machine takes its time; what never comes still fails.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

/** Those who watch whether a part of the page comes near, since the last `open`. */
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

/** Somebody comes near to all that is loaded only then, once it is on the page. */
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

/** Opens an address of this remote, over the API as a test has it. */
export async function open(
  path: string,
  { server = new FakeServer(), user = null, shell = {} }: Options = {},
) {
  const page = await openScreen(remote, path, { api: server, as: user, fetch: server.serve, ...shell });
  return { ...page, server };
}
