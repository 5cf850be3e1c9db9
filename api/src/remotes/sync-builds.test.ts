import { type Build, makeBuild, route } from './release.factory';
import { releaseFolder } from './build-folder';
import type * as BuildFolder from './build-folder';
import { canary } from './channels';
import { sql } from '../database';
import { useDatabase } from '../testing';
import { removeRemote } from './registry';
import { readPlatform } from './sets/read-platform';
import { releaseStorage } from './release-files';
import {
  activate,
  halt,
  leaveToStart,
  listReleases,
  missingRemotes,
  readBuild,
  rollback,
  smoke,
  syncBuilds,
} from '.';
import { clearPlatform } from './platform.factory';

/** The builds in the checkout. */
let builds: Build[] = [];
let unbuilt: string[] = [];
jest.mock('./build-folder', () => {
  const actual = jest.requireActual<typeof BuildFolder>('./build-folder');
  return {
    ...actual,
    builtReleases: () => Promise.all(builds.map(({ folder }) => actual.readBuild(folder))),
    unbuiltPackages: () => Promise.resolve(unbuilt),
  };
});

useDatabase();
afterEach(async () => {
  unbuilt = [];
  await clearPlatform();
});

/** Starts the site with a new build in the checkout; returns the outcome. */
async function start(build = makeBuild()) {
  builds = [build];
  const [done] = await syncBuilds();
  return done?.outcome;
}
const live = async () =>
  (await sql.first<{ id: number }>(`select release_id as id from remote_channels where remote = 'mfe-cares'`))
    ?.id;

it('sets the first build live, and a newer one after it', async () => {
  const first = makeBuild();
  expect(await start(first)).toBe('live');
  expect(await start(first)).toBe('same');
  expect(await start()).toBe('live');
});

it('enters a remote with the team that its package names, also where its name stood there', async () => {
  const team = () => sql.first(`select team from remotes where name = 'mfe-cares'`);
  await start();
  expect(await team()).toEqual({ team: 'Cares' });
  await sql.rows(`update remotes set team = name`);
  await start();
  expect(await team()).toEqual({ team: 'Cares' });
  await sql.rows(`update remotes set team = 'Good causes'`);
  await start();
  expect(await team()).toEqual({ team: 'Good causes' });
});

it('leaves alone what a person chose, until it is given back', async () => {
  await start();
  const chosen = await live();
  await start();
  await rollback('mfe-cares', 'a person');
  expect(await live()).toBe(chosen);
  expect(await start()).toBe('chosen');
  expect(await live()).toBe(chosen);
  await leaveToStart('mfe-cares', 'a person');
  expect(await start()).toBe('live');
});

it('leaves alone what a person tries beside it', async () => {
  const before = makeBuild();
  await start(before);
  const tried = (await live()) ?? 0;
  await start();
  const chosen = await live();
  await canary('mfe-cares', tried, 5, 'a person');
  expect(await start()).toBe('chosen');
  expect(await live()).toBe(chosen);
});

it('leaves off the site what somebody took from it, and sets the others live all the same', async () => {
  await start();
  await removeRemote('mfe-cares', 'a person');
  builds = [makeBuild(), makeBuild({ name: 'mfe-search', routes: [route('/search')], navigation: [] })];
  expect(await syncBuilds()).toMatchObject([
    { remote: 'mfe-cares', outcome: 'gone' },
    { remote: 'mfe-search', outcome: 'live' },
  ]);
  expect(await live()).toBeUndefined();
});

it('misses a remote that can not run, says why, and sets the others live all the same', async () => {
  builds = [
    makeBuild({ contract: 99 }),
    makeBuild({ name: 'mfe-search', routes: [route('/search')], navigation: [] }),
  ];
  const synced = await syncBuilds();
  expect(missingRemotes(synced)).toEqual([synced[0]]);
  expect(synced).toMatchObject([
    {
      remote: 'mfe-cares',
      outcome: 'refused',
      why: expect.stringContaining('against contract 99') as string,
    },
    { remote: 'mfe-search', outcome: 'live' },
  ]);
  expect(await live()).toBeUndefined();
});

it('brings back no build that was halted', async () => {
  await start();
  const bad = makeBuild();
  await start(bad);
  await rollback('mfe-cares', 'a person');
  await leaveToStart('mfe-cares', 'a person');
  expect(await start(bad)).toBe('halted');
  // After both are halted nothing is live, and a start must not bring either back.
  await halt('mfe-cares', (await live()) ?? 0, 'a person', 'no');
  expect(await live()).toBeUndefined();
  expect(await start(bad)).toBe('halted');
  expect(await live()).toBeUndefined();
});

it('sets live what a person may bring back later without a browser, unless it was halted', async () => {
  await start();
  const first = (await live()) ?? 0;
  await start();
  const second = (await live()) ?? 0;
  await activate('mfe-cares', first, 'a person');
  expect(await live()).toBe(first);
  expect((await listReleases('mfe-cares')).map(({ id, state }) => [id, state])).toEqual([
    [second, 'smoked'],
    [first, 'live'],
  ]);
  await halt('mfe-cares', second, 'a person', 'it blinks');
  await expect(activate('mfe-cares', second, 'a person', { unhalt: true })).rejects.toMatchObject({
    code: 'release-not_smoked',
  });
});

it('does not undo an activation of what a start had set live already', async () => {
  await start();
  const chosen = (await live()) ?? 0;
  await smoke('mfe-cares', chosen, 'a person', 'x');
  const { revision } = await readPlatform();
  for (let time = 0; time < 2; time++) expect(await activate('mfe-cares', chosen, 'a person')).toBe(false);
  const log = await sql.rows(
    `select action, detail, by_whom from remote_channel_log order by id desc limit 2`,
  );
  expect(log).toEqual([
    { action: 'activate', detail: { chosen: true }, by_whom: 'a person' },
    expect.objectContaining({ action: 'smoke' }),
  ]);
  // Nothing else is served, so open pages must not be told of a newer revision.
  expect((await readPlatform()).revision).toBe(revision);
  expect(await start()).toBe('chosen');
  expect(await live()).toBe(chosen);
});

describe('a build over its budget', () => {
  /** Every page loads the routes of every remote. */
  const heavy = () =>
    makeBuild({
      routes: Array.from({ length: 60 }, (_each, at) => route(`/cares/${at}`, { title: 'T'.repeat(200) })),
    });
  const overBudget = expect.stringContaining('What every page is told of it has') as string;

  it('is live with a warning where nothing of its remote is live', async () => {
    builds = [heavy()];
    const synced = await syncBuilds();
    expect(synced).toMatchObject([{ outcome: 'live', isLive: true, warnings: [overBudget] }]);
    expect(missingRemotes(synced)).toEqual([]);
  });

  it('is refused where its remote is live, which stays', async () => {
    await start();
    const before = await live();
    builds = [heavy()];
    const synced = await syncBuilds();
    expect(synced).toMatchObject([{ outcome: 'refused', isLive: true, warnings: [], why: overBudget }]);
    expect(missingRemotes(synced)).toEqual([]);
    expect(await live()).toBe(before);
  });
});

it('sets live with a warning what another remote has the address of, where nothing of its remote is live', async () => {
  await start();
  builds = [...builds, makeBuild({ name: 'mfe-search', routes: [route('/cares')], navigation: [] })];
  expect(await syncBuilds()).toMatchObject([
    { remote: 'mfe-cares', outcome: 'same' },
    {
      remote: 'mfe-search',
      outcome: 'live',
      warnings: [expect.stringContaining('/cares belongs to mfe-cares') as string],
    },
  ]);
});

it('misses a remote that was never built, and none that somebody took off the site or halted', async () => {
  unbuilt = ['mfe-cares'];
  builds = [];
  const synced = await syncBuilds();
  expect(synced).toMatchObject([{ remote: 'mfe-cares', release: null, outcome: 'unbuilt', isLive: false }]);
  expect(missingRemotes(synced)).toEqual(synced);
  unbuilt = [];
  const only = makeBuild();
  await start(only);
  await halt('mfe-cares', (await live()) ?? 0, 'a person', 'no');
  builds = [only];
  const halted = await syncBuilds();
  expect(halted).toMatchObject([{ outcome: 'halted', isLive: false }]);
  expect(missingRemotes(halted)).toEqual([]);
  await removeRemote('mfe-cares', 'a person');
  unbuilt = ['mfe-cares'];
  builds = [];
  expect(missingRemotes(await syncBuilds())).toEqual([]);
});

it('brings back the files of a live release whose folder was lost', async () => {
  const build = makeBuild();
  await start(build);
  const { manifest, hash } = await readBuild(build.folder);
  const storage = releaseStorage();
  await storage.remove(releaseFolder(manifest, hash));
  expect(await start(build)).toBe('same');
  expect((await storage.list(releaseFolder(manifest, hash))).sort()).toEqual(['remoteEntry.js', 'screen.js']);
});
