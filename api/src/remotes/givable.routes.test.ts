import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { type TestClient, useDatabase } from '../testing';
import { arrive, asPlatform, begin, clearPlatform, ready, register, send, upload } from './platform.factory';
import { makeBuild } from './release.factory';

useDatabase();
afterEach(clearPlatform);

const cares = '/cpi/v1/platform/remotes/mfe-cares';
type Failure = { body: Schemas['Error'] };

const act = (team: TestClient, what: string, body: object = {}) => team.post(`${cares}/${what}`).send(body);
const refusal = async (team: TestClient, what: string, body: object, status = 409) =>
  ((await act(team, what, body).expect(status)) as Failure).body;

it('a build for development is published by no upload', async () => {
  const team = await register();
  const { id } = await upload(team, { development: true });
  const { message, context } = await refusal(team, `releases/${id}/complete`, {}, 422);
  expect(message).toContain('built for development');
  expect(context).toMatchObject({ findings: [{ check: 'manifest', where: 'development' }] });
});

it('what still arrives counts as drawn by no browser, and is given to none by hand', async () => {
  const team = await register();
  const { id } = await upload(team);
  for (const [what, more] of [
    ['smoke', { browser: 'Chromium' }],
    ['preview', {}],
  ] as const)
    expect((await refusal(team, what, { release_id: id, ...more })).code).toBe('release-not_published');
});

it('what has no files any more is given to nobody, by no activation, canary or rollback', async () => {
  const team = await register();
  const [one, two, three] = [await ready(team), await ready(team), await ready(team)];
  for (const release_id of [one, two, three]) await act(team, 'activate', { release_id }).expect(200);
  await sql.rows('update remote_releases set removed_at = now() where id = $1', [one]);
  for (const [what, more] of [
    ['activate', {}],
    ['canary', { percent: 5 }],
    ['preview', {}],
  ] as const)
    expect((await refusal(team, what, { release_id: one, ...more })).code).toBe('release-removed');
  const { body } = (await act(team, 'rollback').expect(200)) as { body: Schemas['PlatformRemote'] };
  expect(body).toMatchObject({ live: { id: two }, previous: null });
  expect((await refusal(team, 'rollback', {})).code).toBe('rollback-none');
});

it('a name that another team has by now goes back to nothing of the team before it', async () => {
  const before = await register();
  const [old, theirs] = [await ready(before), await ready(before)];
  for (const release_id of [old, theirs]) await act(before, 'activate', { release_id }).expect(200);
  await (await asPlatform()).delete(cares).expect(204);
  const team = await register('mfe-cares', 'Others');
  const [one, two] = [await ready(team), await ready(team)];
  const { body } = (await act(team, 'activate', { release_id: one }).expect(200)) as {
    body: Schemas['PlatformRemote'];
  };
  expect(body).toMatchObject({ live: { id: one }, previous: null });
  expect((await refusal(team, 'rollback', {})).code).toBe('rollback-none');
  await act(team, 'activate', { release_id: two }).expect(200);
  const { body: back } = (await act(team, 'rollback').expect(200)) as { body: Schemas['PlatformRemote'] };
  expect(back).toMatchObject({ live: { id: one }, previous: null });
});

it('a manifest of more than a megabyte, and a file that grows past eight as it is unpacked, are refused', async () => {
  const team = await register();
  const { folder, manifest } = makeBuild();
  const large = JSON.stringify({
    ...manifest,
    fallback: { ...manifest.fallback, title: 'x'.repeat(2 ** 20) },
  });
  await arrive(team, 'mfe-cares', large).expect(413);
  const { id } = await begin(team, folder, 'mfe-cares');
  const bomb = Buffer.alloc(9 * 2 ** 20);
  for (const [file, packed] of [
    ['screen.js.br', brotliCompressSync(bomb)],
    ['screen.js.gz', gzipSync(bomb)],
  ] as const) {
    const { body } = (await send(team, 'mfe-cares', id, folder, file, packed).expect(422)) as Failure;
    expect(body.field_errors).toEqual({ file: [`can not be unpacked (${file})`] });
  }
});
