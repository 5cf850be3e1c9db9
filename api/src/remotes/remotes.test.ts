import { makeBuild, route, setLive } from './release.factory';
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Feed, RemoteManifest } from '@copper-carrot/contracts';
import { sql } from '../database';
import { client, until, useDatabase } from '../testing';
import { integrityOf } from './release-files';
import {
  activate,
  followFeed,
  newcomersFeed,
  publishBuild,
  readBuild,
  RefusedRelease,
  rollback,
  smoke,
  stopFollowing,
} from '.';
import { clearPlatform } from './platform.factory';

useDatabase();
afterEach(async () => {
  await stopFollowing();
  await clearPlatform();
});

const by = 'team cares';

async function publish(more: Partial<RemoteManifest> = {}) {
  const build = await readBuild(makeBuild(more).folder);
  return { ...(await publishBuild(build, by)), hash: build.hash };
}
async function release(more: Partial<RemoteManifest> = {}) {
  const build = await readBuild(makeBuild(more).folder);
  return { id: await setLive(build, by), hash: build.hash };
}
const served = async (): Promise<Feed> =>
  ((await client().get('/remotes/feed.json').expect(200)) as { body: Feed }).body;

describe('the feed', () => {
  it('names the live release of each remote, and is never kept by a cache', async () => {
    const { hash } = await release();
    const { body, headers } = (await client().get('/remotes/feed.json').expect(200)) as {
      body: Feed;
      headers: Record<string, string>;
    };
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.remotes).toEqual([
      expect.objectContaining({
        name: 'mfe-cares',
        version: '1.0.0',
        hash,
        base: `/remotes/mfe-cares/1.0.0-${hash}/`,
        entry: 'remoteEntry.js',
        integrity: expect.stringMatching(/^sha256-/) as string,
        routes: [expect.objectContaining({ path: '/cares', title: 'Cares' })],
      }),
    ]);
  });

  it('does not name a release that is published and not activated', async () => {
    await publish();
    expect((await served()).remotes).toEqual([]);
  });

  it('names the release before the live one as the last good', async () => {
    const first = await release();
    const second = await release();
    const [remote] = (await served()).remotes;
    expect([remote?.hash, remote?.lastGood?.hash]).toEqual([second.hash, first.hash]);
  });

  it('goes back to the last good release and never offers the halted one', async () => {
    const first = await release();
    await release();
    await rollback('mfe-cares', by);
    const [remote] = (await served()).remotes;
    expect(remote?.hash).toBe(first.hash);
    expect(remote?.lastGood).toBeUndefined();
    await expect(rollback('mfe-cares', by)).rejects.toBeInstanceOf(RefusedRelease);
  });

  it('goes back step by step over several releases', async () => {
    const releases = [await release(), await release(), await release()];
    await rollback('mfe-cares', by);
    const [remote] = (await served()).remotes;
    expect([remote?.hash, remote?.lastGood?.hash]).toEqual([releases[1]?.hash, releases[0]?.hash]);
    await rollback('mfe-cares', by);
    expect((await served()).remotes[0]?.hash).toBe(releases[0]?.hash);
  });

  it('keeps every change in a log that only grows', async () => {
    const { id } = await release();
    await release();
    await rollback('mfe-cares', by);
    const log = await sql.rows<{ action: string; by_whom: string }>(
      `select action, by_whom from remote_channel_log order by id`,
    );
    expect(log.map(({ action }) => action)).toEqual([
      'register',
      ...['publish', 'smoke', 'activate'],
      ...['publish', 'smoke', 'activate'],
      'rollback',
    ]);
    expect(new Set(log.map(({ by_whom }) => by_whom))).toEqual(new Set([by]));
    await expect(sql.rows(`delete from remote_channel_log where release_id = $1`, [id])).rejects.toThrow();
  });

  it('is the same row when the same build is published again, and live once', async () => {
    const build = await readBuild(makeBuild().folder);
    const [one, other] = await Promise.all([publishBuild(build, by), publishBuild(build, by)]);
    expect(one.id).toBe(other.id);
    await smoke('mfe-cares', one.id, by, 'a test');
    const activated = await Promise.all([1, 2, 3].map(() => activate('mfe-cares', one.id, by)));
    expect(activated.filter(Boolean)).toHaveLength(1);
  });
});

describe('a process that follows the feed', () => {
  const liveHash = async () => (await newcomersFeed()).remotes[0]?.hash;

  it('serves it from memory and learns of a change by itself', async () => {
    const first = await release();
    followFeed();
    expect(await liveHash()).toBe(first.hash);
    const second = await release();
    await until('following', async () => (await liveHash()) === second.hash);
  });
});

describe('publishing', () => {
  it('refuses a file that is not the one remote.json names', async () => {
    const { folder } = makeBuild();
    appendFileSync(join(folder, 'screen.js'), 'tampered');
    await expect(readBuild(folder)).rejects.toThrow('screen.js is not the file that the manifest names');
  });

  it('refuses a release of another contract', async () => {
    await expect(publish({ contract: 99 })).rejects.toThrow('against contract 99');
  });

  it('refuses a folder without a build', async () => {
    await expect(readBuild('/nowhere')).rejects.toThrow('bundle the remote first');
  });

  it('refuses a path that another remote has, whatever its parameter is called', async () => {
    await release({ routes: [route('/cares/{slug}')] });
    await expect(publish({ name: 'mfe-search', routes: [route('/cares/{campaign}')] })).rejects.toThrow(
      '/cares/{campaign} belongs to mfe-cares',
    );
  });

  it('refuses a path that is declared twice', async () => {
    await expect(publish({ routes: [route('/cares'), route('/cares')] })).rejects.toThrow(
      '/cares is declared twice',
    );
  });
});

describe('the files of a release', () => {
  it('may be kept for ever, since no release is overwritten', async () => {
    const { hash } = await release();
    const { headers } = await client()
      .get(`/remotes/mfe-cares/1.0.0-${hash}/remoteEntry.js`)
      .expect(200)
      .expect('Content-Type', /javascript/);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('run nothing and are of no origin where a browser opens them as a page', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    const { folder, manifest } = makeBuild();
    const files = { ...manifest.files, 'logo.svg': integrityOf(Buffer.from(drawing)) };
    writeFileSync(join(folder, 'logo.svg'), drawing);
    writeFileSync(join(folder, 'remote.json'), JSON.stringify({ ...manifest, files }));
    const built = await readBuild(folder);
    await setLive(built);
    const at = `/remotes/mfe-cares/1.0.0-${built.hash}`;
    const { headers } = await client().get(`${at}/logo.svg`).expect(200).expect('Content-Type', /svg/);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*; sandbox$/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    // A worker uses its script's policy.
    const script = await client().get(`${at}/screen.js`).expect(200);
    expect(script.headers['content-security-policy']).not.toContain('sandbox');
  });

  it('are there under another name too, for a page whose first request hangs', async () => {
    const { hash } = await release();
    await client()
      .get(`/remotes/mfe-cares/1.0.0-${hash}~1k3j2/screen.js`)
      .expect(200)
      .expect('Content-Type', /javascript/);
  });

  it.each([
    '/remotes/mfe-cares/1.0.0-none/remoteEntry.js',
    '/remotes/mfe-cares',
    '/remotes/',
    '/remotes/..%2f..%2fpackage.json',
  ])('answer a JSON 404, never HTML, where there is none: %s', async (path) => {
    const { body } = (await client().get(path).expect('Content-Type', /json/)) as {
      body: { status: number };
    };
    expect([400, 403, 404]).toContain(body.status);
  });
});
