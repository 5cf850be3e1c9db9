import type { FaultKind, FeedRemote } from '@copper-carrot/contracts';
import type { Page, Route } from '@playwright/test';
import { giveAnother } from './site-data';

/** Faults of a remote: the first four fail to load, the others fail after loading. */
export const faultNames = [
  'refused',
  'hang',
  '404',
  '500',
  'bad JSON',
  'throws at load',
  'throws at render',
  'throws in an effect',
  'throws in a timer',
  'suspends for ever',
] as const;
export type FaultName = (typeof faultNames)[number];

const ways: Partial<Record<FaultName, (route: Route) => Promise<void>>> = {
  refused: (route) => route.abort('connectionrefused'),
  hang: () => new Promise(() => undefined),
  404: (route) => route.fulfill({ status: 404, json: { status: 404 } }),
  500: (route) => route.fulfill({ status: 500, body: '' }),
};

/** It failed to load and may load later. */
export const isOfTheWay = (fault: FaultName) => fault in ways;

/** The source of a faulty screen; React is in scope. */
const screens: Partial<Record<FaultName, string>> = {
  'throws at render': 'throw new Error("at render")',
  'throws in an effect':
    'React.useEffect(() => { throw new Error("in an effect") }); return React.createElement("h1", null, "Faulty")',
  'throws in a timer':
    'React.useEffect(() => { setTimeout(() => { throw new Error("in a timer") }) }, []); return React.createElement("h1", null, "Faulty")',
  'suspends for ever': 'return React.use(never)',
};

/** The entry of a release whose routes all show that screen. */
const entryOf = (container: string, routes: readonly { path: string }[], body: string) => `
  var React; const never = new Promise(() => {});
  globalThis[${JSON.stringify(container)}] = {
    init(scope) { const [first] = Object.values(scope.react); return Promise.resolve(first.get()).then((make) => { React = make(); }); },
    get: () => Promise.resolve(() => ({ remote: {
      routes: ${JSON.stringify(routes.map(({ path }) => ({ path })))}.map((route) => ({ ...route,
        screen: () => Promise.resolve({ default: function Faulty() { ${body} } }) })) } })),
  };`;

const scripts: Record<string, (container: string, routes: readonly { path: string }[]) => string> = {
  'bad JSON': () => '{"remote": ',
  'throws at load': () => 'throw new Error("at load")',
};

const container = 'faulty_release';
/** Not the id of a real release, so that reports concern no other. */
const faultyId = 999_999;

/** The kind that a page reports for each fault. */
export const kindOf: Record<FaultName, FaultKind> = {
  refused: 'load',
  hang: 'late',
  404: 'load',
  500: 'load',
  'bad JSON': 'load',
  'throws at load': 'load',
  'throws at render': 'render',
  'throws in an effect': 'render',
  'throws in a timer': 'script',
  'suspends for ever': 'suspended',
};

/**
 * Breaks a remote for one browser. A remote that fails to load recovers when the returned function is
 * called; one that fails later has the built release as its last good one.
 */
export async function breakRemote(page: Page, name: string, fault: FaultName): Promise<() => void> {
  let broken = true;
  const way = ways[fault];
  if (way) {
    await page.route(new RegExp(`/remotes/${name}/[^/]+/remoteEntry\\.js(\\?.*)?$`), (route) =>
      broken ? way(route) : route.fallback(),
    );
    return () => void (broken = false);
  }
  const base = `/remotes/${name}/9.9.9-faulty/`;
  let routes: readonly { path: string }[] = [];
  await page.route(`**${base}**`, (route) => {
    const body = screens[fault];
    const script = scripts[fault]?.(container, routes) ?? entryOf(container, routes, body ?? '');
    return route.fulfill({ contentType: 'text/javascript', body: script });
  });
  const given = (remote: FeedRemote): FeedRemote => {
    const { id, version, hash, base: own, entry, container: ownContainer, integrity } = remote;
    routes = remote.routes;
    return {
      ...remote,
      ...{
        id: faultyId,
        version: '9.9.9',
        hash: 'faulty',
        base,
        entry: 'remoteEntry.js',
        container,
        integrity: '',
      },
      lastGood: { id, version, hash, base: own, entry, container: ownContainer, integrity },
    };
  };
  await giveAnother(page, name, given);
  return () => undefined;
}
