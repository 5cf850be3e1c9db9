import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { feedRemote, remoteWith } from '../test/remotes';
import { loadRelease } from './federation';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
  registerPlugins: jest.fn(),
  registerGlobalPlugins: jest.fn(),
}));

const remote = remoteWith('/cares', () => null);
/** The result of each name; others hang. */
const come = new Map<string, Promise<unknown>>();
beforeEach(() => {
  come.clear();
  jest.mocked(registerRemotes).mockClear();
  jest.mocked(loadRemote).mockImplementation((name) => {
    const known = come.get(name) ?? new Promise(() => undefined);
    return known;
  });
});

const comes = (name: string) => come.set(`${name}/remote`, Promise.resolve({ remote }));
const soon = <Value>(loading: Promise<Value>) =>
  Promise.race([loading, new Promise((resolve) => setTimeout(resolve, 20, 'hangs'))]);

it('loads a further screen from where the release came, not from a request for it that hangs', async () => {
  const address = { ...feedRemote(), container: 'hung_1' };
  comes('hung_1~1');
  expect(await soon(loadRelease(address))).toBe('hangs');
  expect(await loadRelease(address, 1)).toBe(remote);
  expect(await soon(loadRelease(address))).toBe(remote);
});

it('goes on with the first request of a release, where that came', async () => {
  const address = { ...feedRemote(), container: 'came_1' };
  comes('came_1');
  expect(await loadRelease(address)).toBe(remote);
  expect(await loadRelease(address)).toBe(remote);
  expect(jest.mocked(registerRemotes).mock.calls.flat(2)).toEqual([
    expect.objectContaining({ name: 'came_1', entry: '/remotes/mfe-cares/1.0.0-aaa/remoteEntry.js' }),
  ]);
});

it('takes what was loaded last, where a part of what came before hangs', async () => {
  const address = { ...feedRemote(), container: 'part_1' };
  const anew = remoteWith('/cares', () => null);
  comes('part_1');
  expect(await loadRelease(address)).toBe(remote);
  come.set('part_1~7/remote', Promise.resolve({ remote: anew }));
  expect(await loadRelease(address, 7)).toBe(anew);
  expect(await loadRelease(address)).toBe(anew);
});
