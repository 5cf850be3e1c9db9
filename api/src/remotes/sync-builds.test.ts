import { type Build, makeBuild, route } from './release.factory';
import type * as BuildFolder from './build-folder';
import { canary } from './channels';
import { sql } from '../database';
import { useDatabase } from '../testing';
import { removeRemote } from './registry';
import { readPlatform } from './sets/read-platform';
import { activate, halt, leaveToStart, listReleases, rollback, smoke, syncBuilds } from '.';
import { clearPlatform } from './platform.factory';

/** What lies in the checkout. */
let builds: Build[] = [];
jest.mock('./build-folder', () => {
  const actual = jest.requireActual<typeof BuildFolder>('./build-folder');
  return {
    ...actual,
    builtReleases: () => Promise.all(builds.map(({ folder }) => actual.readBuild(folder))),
  };
});

useDatabase();
afterEach(clearPlatform);

/** A start of the site with a new build in the checkout; what became of it. */
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

it('says what the gate has against a build, and sets the others live all the same', async () => {
  builds = [
    makeBuild({ contract: 99 }),
    makeBuild({ name: 'mfe-search', routes: [route('/search')], navigation: [] }),
  ];
  expect(await syncBuilds()).toMatchObject([
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
  // The one before it goes too: nothing is live, and a start still brings back neither.
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
  // Nobody is given another release by it, so no open page is told of a newer one.
  expect((await readPlatform()).revision).toBe(revision);
  expect(await start()).toBe('chosen');
  expect(await live()).toBe(chosen);
});
