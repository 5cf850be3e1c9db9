import { type Schemas } from '@copper-carrot/contracts';
import { openScreen, type ScreenOptions } from '@copper-carrot/shell/testing';
import { configure } from '@testing-library/react';
import { remote } from '../remote';
import { FakeServer } from './server';

export { faultsOf, onPhone } from '@copper-carrot/shell/testing';

// A busy machine takes its time; what never comes still fails.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

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
