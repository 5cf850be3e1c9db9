import { existsSync, mkdirSync, mkdtempSync, promises, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type LocalS3, startS3 } from '@copper-carrot/local-services';
import { sql } from '../database';
import type * as Env from '../env';
import { client, useDatabase } from '../testing';
import { bucketStorage } from './bucket-storage';
import { readBuild, releaseFolder } from './build-folder';
import { begin, clearPlatform, register, send, upload } from './platform.factory';
import { releasesFolder } from './project-root';
import { makeBuild } from './release.factory';
import { retireReleases } from './retire-releases';
import { publishBuild } from './sync-builds';

let mockEndpoint = '';
jest.mock('../env', () => {
  const { env, ...rest } = jest.requireActual<typeof Env>('../env');
  const bucket = (name: string | symbol) =>
    name === 'S3_BUCKET' ? 'releases' : name === 'S3_ENDPOINT' ? mockEndpoint : undefined;
  return {
    ...rest,
    env: new Proxy(env, { get: (all, name) => bucket(name) ?? (Reflect.get(all, name) as unknown) }),
  };
});

useDatabase();
let s3: LocalS3;
const before = { ...process.env };
beforeAll(async () => {
  s3 = await startS3();
  mockEndpoint = s3.endpoint;
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: s3.keys.accessKeyId,
    AWS_SECRET_ACCESS_KEY: s3.keys.secretAccessKey,
  });
});
afterAll(async () => {
  process.env = before;
  await s3.stop();
});
beforeEach(() => {
  s3.objects.clear();
  s3.calls.clear();
});
afterEach(clearPlatform);

const complete = async () => {
  const team = await register();
  const arrival = await upload(team);
  await team.post(`/cpi/v1/platform/remotes/mfe-cares/releases/${arrival.id}/complete`).send({}).expect(200);
  return { ...arrival, at: `mfe-cares/${arrival.release}` };
};
const screen = (at: string) => client().get(`/remotes/${at}/screen.js`);

it('keeps a release in the bucket, and brings what pages ask for to the disk of each machine, once', async () => {
  const { at, folder } = await complete();
  expect([...s3.objects.keys()].sort()).toEqual([
    `releases/${at}/remoteEntry.js`,
    `releases/${at}/screen.js`,
  ]);
  const text = readFileSync(join(folder, 'screen.js'), 'utf8');
  expect(existsSync(join(releasesFolder(), at))).toBe(false);
  s3.calls.clear();
  for (const { text: got, headers } of await Promise.all([1, 2, 3].map(() => screen(at).expect(200)))) {
    expect(got).toBe(text);
    expect(headers['cache-control']).toContain('immutable');
  }
  expect(s3.calls.get('GET')).toBe(1);
  // Another machine has its own disk.
  rmSync(join(releasesFolder(), at), { recursive: true });
  await screen(at).expect(200);
  await client().get(`/remotes/${at}/other.js`).expect(404);
  await client().get('/remotes/mfe-cares/1.0.0-000000000000/screen.js').expect(404);
  expect(s3.calls.get('LIST')).toBe(1);
});

it('serves what was compressed at build, and goes on with an arrival where it was left', async () => {
  const team = await register();
  const { folder, manifest } = makeBuild();
  const { id, release } = await begin(team, folder, manifest.name);
  const packed = brotliCompressSync(readFileSync(join(folder, 'screen.js')));
  await send(team, manifest.name, id, folder, 'screen.js.br', packed).expect(204);
  await send(team, manifest.name, id, folder, 'screen.js').expect(204);
  expect((await begin(team, folder, manifest.name)).missing).toEqual(['remoteEntry.js']);
  await screen(`mfe-cares/${release}`).expect(404);
  await send(team, manifest.name, id, folder, 'remoteEntry.js').expect(204);
  await team.post(`/cpi/v1/platform/remotes/mfe-cares/releases/${id}/complete`).send({}).expect(200);
  const { headers } = await screen(`mfe-cares/${release}`).set('Accept-Encoding', 'br').expect(200);
  expect(headers['content-encoding']).toBe('br');
});

it('has the builds of a checkout after a start, which sends nothing twice', async () => {
  const { folder } = makeBuild();
  writeFileSync(join(folder, 'screen.js.map'), '{"version":3}');
  const build = await readBuild(folder);
  expect((await publishBuild(build, 'a start')).isNew).toBe(true);
  expect((await publishBuild(build, 'a start')).isNew).toBe(false);
  expect(s3.calls.get('PUT')).toBe(3);
  await screen(releaseFolder(build.manifest, build.hash)).expect(200);
});

it('lets go of the files in the bucket too', async () => {
  const { at } = await complete();
  await screen(at).expect(200);
  await sql.rows(`update remote_releases set published_at = now() - interval '31 days'`);
  await retireReleases();
  expect(s3.objects.size).toBe(0);
  await screen(at).expect(404);
});

describe('the disk before a bucket', () => {
  const open = (most: number) => {
    const folder = mkdtempSync(join(tmpdir(), 'copper-carrot-bucket-'));
    const storage = bucketStorage(
      { name: 'releases', endpoint: s3.endpoint },
      { folder: () => folder, most },
    );
    return { storage, folder, has: (release: string) => existsSync(join(folder, release, 'a.js')) };
  };

  it('holds so many bytes, of the releases that were asked for last', async () => {
    const { storage, has } = open(250);
    for (const release of ['mfe-a/1', 'mfe-a/2', 'mfe-a/3'])
      await storage.put(release, 'a.js', Buffer.alloc(100));
    for (const release of ['mfe-a/1', 'mfe-a/2', 'mfe-a/1', 'mfe-a/3']) await storage.bring(release, 'a.js');
    // Removal runs in the background.
    while (has('mfe-a/2')) await new Promise((next) => setTimeout(next, 5));
    expect([has('mfe-a/1'), has('mfe-a/3')]).toEqual([true, true]);
    await storage.bring('mfe-a/2', 'a.js');
    expect(has('mfe-a/2')).toBe(true);
  });

  it('has what is asked for anew while it is leaving', async () => {
    const { storage, has } = open(250);
    const releases = ['mfe-a/1', 'mfe-a/2', 'mfe-a/3'];
    for (const release of releases) await storage.put(release, 'a.js', Buffer.alloc(100));
    // The third release evicts the first, which is requested again at once.
    for (const release of [...releases, 'mfe-a/1']) await storage.bring(release, 'a.js');
    await new Promise((next) => setTimeout(next, 50));
    expect(has('mfe-a/1')).toBe(true);
  });

  it('is counted by a process that starts while another one brings and lets go of files', async () => {
    const { storage, folder, has } = open(250);
    mkdirSync(join(folder, 'mfe-a/1'), { recursive: true });
    for (const name of ['b.js.7.arriving', 'c.js']) writeFileSync(join(folder, 'mfe-a/1', name), 'c');
    const gone = Object.assign(new Error('no such file'), { code: 'ENOENT' });
    jest.spyOn(promises, 'stat').mockRejectedValueOnce(gone);
    await storage.put('mfe-a/1', 'a.js', Buffer.from('a'));
    await storage.bring('mfe-a/1', 'a.js');
    expect(has('mfe-a/1')).toBe(true);
  });

  it('lists a release of more files than one answer names', async () => {
    const { storage } = open(1000);
    const names = Array.from({ length: 120 }, (_none, number) => `${number}.js`);
    await Promise.all(names.map((name) => storage.put('mfe-a/1', name, Buffer.from(name))));
    expect((await storage.list('mfe-a/1')).sort()).toEqual(names.sort());
  });

  it('gets nothing by keys that are none', async () => {
    process.env.AWS_SECRET_ACCESS_KEY = 'another';
    const { storage } = open(1000);
    await expect(storage.put('mfe-a/1', 'a.js', Buffer.from('a'))).rejects.toThrow('SignatureDoesNotMatch');
    process.env.AWS_SECRET_ACCESS_KEY = s3.keys.secretAccessKey;
  });
});
