import type { SiteData } from '@copper-carrot/contracts';
import { createApp } from '../../app';
import { client, until, useDatabase } from '../../testing';
import { readBuild } from '../build-folder';
import { canary, smoke } from '../channels';
import { halt, rollback } from '../halt';
import { clearPlatform } from '../platform.factory';
import { makeBuild, route, setLive } from '../release.factory';
import { publishBuild } from '../sync-builds';
import { followFeed, stopFollowing } from './platform-now';

jest.mock('../../site/site-assets');

useDatabase();
afterEach(async () => {
  await stopFollowing();
  await clearPlatform();
});

const by = 'team cares';
const cares = 'mfe-cares';
const search = { name: 'mfe-search', routes: [route('/search')] } as const;

const live = async (more: Parameters<typeof makeBuild>[0] = {}) =>
  setLive(await readBuild(makeBuild(more).folder), by);
async function tried() {
  const { id } = await publishBuild(await readBuild(makeBuild().folder), by);
  await smoke(cares, id, by, 'a test');
  await canary(cares, id, 100, by);
  return id;
}

/** A browser that opens pages and reads the announced revision. */
async function browser() {
  followFeed();
  const visitor = client(createApp());
  const told = async () => Number((await visitor.get('/cpi/v1/public/places')).headers['x-cc-feed']);
  await until('following', async () => (await told()) > 0);
  return {
    told,
    open: async () => {
      const { text } = await visitor.get('/login').set('Accept', 'text/html').expect(200);
      const { feed } = JSON.parse(/id="site-data">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}') as SiteData;
      return { revision: feed.revision, ids: feed.remotes.map(({ id }) => id) };
    },
  };
}

it.each([
  ['the live release is rolled back', live, () => rollback(cares, by)],
  ['its canary is halted', tried, (id: number) => halt(cares, id, by, 'it blinks')],
])('an open page is told of another set once %s', async (_what, make, end) => {
  const good = await live();
  const bad = await make();
  const one = await browser();
  const { revision, ids } = await one.open();
  expect(ids).toEqual([bad]);
  expect(await one.told()).toBe(revision);
  await end(bad);
  await until('told', async () => (await one.told()) > revision, 2_000);
  const next = await one.open();
  expect(next.ids).toEqual([good]);
  expect(await one.told()).toBe(next.revision);
});

it('a set outlives more than one release that took the place of its own', async () => {
  const first = await live();
  const one = await browser();
  expect((await one.open()).ids).toEqual([first]);
  await live();
  const third = await live();
  await until('following', async () => (await (await browser()).open()).ids[0] === third);
  expect((await one.open()).ids).toEqual([first]);
});

it('a set of which a part gave way goes on saying that a newer one is there', async () => {
  const [ours, theirs] = [await live(), await live(search)];
  const bad = await live(search);
  const one = await browser();
  expect((await one.open()).ids).toEqual([ours, bad]);
  const newer = await live();
  await rollback('mfe-search', by);
  await until('following', async () => (await one.open()).ids[1] === theirs);
  const { revision, ids } = await one.open();
  expect(ids).toEqual([ours, theirs]);
  expect((await (await browser()).open()).ids).toEqual([newer, theirs]);
  expect(await one.told()).toBeGreaterThan(revision);
});
