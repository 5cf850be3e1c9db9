import { type FakeApi } from '@copper-carrot/contracts/testing';
import { openScreen, type ScreenOptions } from '@copper-carrot/shell/testing';
import { remote } from '../remote';

/** Opens an address of this remote, over the API as a test has it. */
export const open = (path: string, api: FakeApi, cache?: ScreenOptions['cache']) =>
  openScreen(remote, path, { api, cache });
