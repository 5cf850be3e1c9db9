import type { RemoteManifest, ShellManifest } from '@copper-carrot/contracts';
import { manifestFaults } from '../manifest';
import { feedOf } from '../sets/feed-of';
import { releasesFor } from '../sets/release-set';
import { gate } from '.';
import { aRemote, aRoute, arriving, aShell, aSite } from './gate.factory';

/** A manifest with every possible field. */
const remote = aRemote({
  routes: [
    aRoute('/gifts', { shared: ['ui/Table'] }),
    aRoute('/gifts/{slug}', { description: 'A gift', parent: '/gifts' }),
  ],
  navigation: [
    {
      ...{ label: 'Gifts', href: '/gifts', place: 'main', order: 60 },
      ...{ audience: 'staff', count: 'unread_message_count', newTab: true },
    },
  ],
});
const shell = aShell();

const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];
const values: unknown[] = [
  ...[null, true, 0, -1, 1.5, 1e300, '', 'x', '/', [], [null], [[]], [{}], {}],
  ...names,
  ...names.map((name) => [name]),
  ...names.flatMap((name) => [null, {}, 'sha256-x'].map((value) => ({ [name]: value }))),
  // JSON text can have `__proto__` as an own key, an object literal can't.
  ...[null, {}, 'x'].map((value) => JSON.parse(`{"__proto__":${JSON.stringify(value)}}`) as unknown),
];

type Json = Record<string, unknown>;
const isInner = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** The paths of all its values. */
const placesIn = (value: unknown, at: readonly string[] = []): (readonly string[])[] => [
  ...(at.length > 0 ? [at] : []),
  ...(isInner(value) ? Object.entries(value).flatMap(([name, inner]) => placesIn(inner, [...at, name])) : []),
];

/** The parsed manifest with one value replaced or removed. */
function changed(manifest: object, at: readonly string[], value: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(manifest)) as Json;
  const last = at.at(-1) ?? '';
  const holder = at.slice(0, -1).reduce<Json>((inner, name) => inner[name] as Json, copy);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
}

const given = (manifest: RemoteManifest | ShellManifest, id: number) => ({
  ...{ id, remote: manifest.name, version: manifest.version, hash: 'a1', base: `/remotes/${id}/` },
  manifest,
});

/** Everything that is done with a valid manifest: the gate, and the feed. */
async function isUsed(manifest: RemoteManifest | ShellManifest) {
  await gate(arriving(manifest), aSite());
  const other = manifest.name === 'shell' ? remote : shell;
  const channel = { previous: null, canary: null, canaryPercent: 0 };
  const releases = [given(manifest, 1), given(other, 2)];
  const set = releasesFor(
    { draw: null, pinned: new Set() },
    {
      channels: releases.map(({ id, remote: name }) => ({ remote: name, live: id, ...channel })),
      givable: new Map(releases.map((each) => [each.id, each])),
    },
  );
  JSON.stringify(feedOf(set, 1));
}

it.each([
  ['a remote', remote],
  ['the shell', shell],
])(
  'whatever stands anywhere in the manifest of %s, it is taken or refused, by where it stands',
  async (_what, whole) => {
    const wrong: unknown[] = [];
    for (const at of placesIn(whole))
      for (const value of [undefined, ...values]) {
        const manifest = changed(whole, at, value) as RemoteManifest;
        const where = `${at.join('.')} = ${JSON.stringify(value)}`;
        try {
          const faults = manifestFaults(manifest);
          const isNamed = faults.every(
            ({ where: named }) => at[0] === named.split('.')[0]?.replace(/ .*$/, ''),
          );
          if (!isNamed && at[0] !== 'name') wrong.push([where, faults]);
          if (faults.length === 0) await isUsed(manifest);
        } catch (error) {
          wrong.push([where, String(error)]);
        }
      }
    expect(wrong).toEqual([]);
  },
  120_000,
);
