import { type Schemas } from '@copper-carrot/contracts';
import { openScreen, type ScreenOptions } from '@copper-carrot/shell/testing';
import { configure } from '@testing-library/react';
import { remote } from '../remote';
import { aPerson } from './fixtures';
import { FakeServer } from './server';

export { faultsOf, fill } from '@copper-carrot/shell/testing';

// Slow machines need more than the default second.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

interface Options {
  user?: Schemas['Session'];
  shell?: Pick<ScreenOptions, 'openAuth'>;
}

/** Opens an address of this remote with a test's fake API. */
export async function open(
  path: string,
  server = new FakeServer(),
  { user = aPerson(), shell = {} }: Options = {},
) {
  return { ...(await openScreen(remote, path, { api: server, as: user, ...shell })), server };
}
