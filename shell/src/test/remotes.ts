import { type FeedRemote, type Remote, type RouteDeclaration } from '@copper-carrot/contracts';

const words = {
  title: 'The campaigns are late',
  message: 'We keep trying.',
  links: [{ label: 'Find food', href: '/search' }],
};

export const route = (
  path: RouteDeclaration['path'],
  more: Partial<RouteDeclaration> = {},
): RouteDeclaration => ({
  path,
  layout: 'default',
  guards: ['loadUser'],
  title: path,
  ...more,
});

export const feedRemote = (routes: readonly RouteDeclaration[] = [route('/cares')]): FeedRemote => ({
  name: 'mfe-cares',
  contract: 2,
  id: 2,
  version: '1.0.0',
  hash: 'aaa',
  base: '/remotes/mfe-cares/1.0.0-aaa/',
  entry: 'remoteEntry.js',
  container: 'live_1',
  integrity: 'sha384-live',
  routes,
  navigation: [],
  fallback: words,
});

export const withLastGood = (remote: FeedRemote): FeedRemote => ({
  ...remote,
  lastGood: {
    id: 1,
    version: '0.9.0',
    hash: 'bbb',
    base: '/remotes/mfe-cares/0.9.0-bbb/',
    entry: 'remoteEntry.js',
    container: 'earlier_1',
    integrity: 'sha384-earlier',
  },
});

export const remoteWith = (path: RouteDeclaration['path'], screen: () => unknown): Remote => ({
  name: 'mfe-cares',
  routes: [{ ...route(path), screen: () => Promise.resolve({ default: screen }) }],
  navigation: [],
  fallback: words,
});
