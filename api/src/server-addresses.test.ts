import { framePages, matchPattern } from '@copper-carrot/contracts';
import { createApp } from './app';
import { serverAddresses } from './server-addresses';

interface Layer {
  rawPath: string | string[];
  route?: object;
  handle: { stack?: Layer[] };
}

/** Where something of the app answers: its own paths, and those of the routers that stand at none. */
function pathsOf(layers: readonly Layer[]): string[] {
  return layers.flatMap(({ rawPath, route, handle }) => {
    const paths = [rawPath].flat().filter((path) => path !== '/');
    return paths.length > 0 || route ? paths : pathsOf(handle.stack ?? []);
  });
}

it('every address that the app answers by itself is on the list of those that no remote may take', () => {
  const { stack } = createApp().router as unknown as { stack: Layer[] };
  const paths = [...new Set(pathsOf(stack))];
  expect(paths).toEqual(expect.arrayContaining(['/pictures', '/robots.txt', '/assets', '/cpi/v2/user']));
  const isListed = (path: string) =>
    serverAddresses.some((address) => matchPattern(address, `/${path.split('/')[1]}`));
  // Those of frames are the shell's.
  expect(paths.filter((path) => !isListed(path) && !framePages.includes(path as '/safe/login'))).toEqual([]);
});

it('each address of the list is one that the app has', () => {
  const { stack } = createApp().router as unknown as { stack: Layer[] };
  const paths = pathsOf(stack).map((path) => path.replace(/:(\w+)/, '{$1}'));
  const unused = serverAddresses.filter(
    (address) => !paths.some((path) => path === address || path.startsWith(`${address}/`)),
  );
  expect(unused).toEqual([]);
});
