import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Feed, RemoteManifest, Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { client, type TestClient } from '../testing';
import { makeDeployKey, platformKeys } from './deploy-keys';
import { makeBuild } from './release.factory';

/** A client with a deploy key, like the publish command. */
export const withKey = (key: string): TestClient => client().always({ Authorization: `Bearer ${key}` });

export const asPlatform = async (): Promise<TestClient> =>
  withKey((await makeDeployKey(platformKeys, 'platform team', 'a test')).key);

/** Removes what tests wrote; the log is protected even from its owner. */
export const clearPlatform = () =>
  sql.rows(`do $$ begin
    alter table remote_channel_log disable trigger user;
    truncate remotes, remote_channel_log, remote_deploy_keys, rate_limits cascade;
    alter table remote_channel_log enable trigger user;
  end $$`);

const base = '/cpi/v1/platform/remotes';

/** Registers a remote and returns a client with its first key. */
export async function register(name = 'mfe-cares', team = 'Cares'): Promise<TestClient> {
  const { body } = (await (await asPlatform()).post(base).send({ name, team }).expect(201)) as {
    body: Schemas['RegisteredRemote'];
  };
  return withKey(body.key);
}

/** Uploads a build like the publish command: the missing files, and the end. */
export async function upload(team: TestClient, more: Partial<RemoteManifest> = {}) {
  const { folder, manifest } = makeBuild(more);
  const arrival = await begin(team, folder, manifest.name);
  for (const file of arrival.missing) await send(team, manifest.name, arrival.id, folder, file).expect(204);
  return { ...arrival, folder, manifest };
}

/** Sends a manifest, which starts an upload. */
export const arrive = (team: TestClient, name: string, manifest: string) =>
  team
    .post(`${base}/${name}/releases`)
    .set('Content-Type', 'application/octet-stream')
    .send(Buffer.from(manifest));

export async function begin(team: TestClient, folder: string, name: string): Promise<Schemas['Arrival']> {
  const manifest = readFileSync(join(folder, 'remote.json'), 'utf8');
  const { body } = (await arrive(team, name, manifest).expect(201)) as { body: Schemas['Arrival'] };
  return body;
}

export const send = (
  team: TestClient,
  name: string,
  id: number,
  folder: string,
  file: string,
  content: Buffer = readFileSync(join(folder, file)),
) =>
  team
    .put(`${base}/${name}/releases/${id}/files?file=${encodeURIComponent(file)}`)
    .set('Content-Type', 'application/octet-stream')
    .send(content);

/** Uploads and publishes a build, and records a smoke test. */
export async function ready(team: TestClient, more: Partial<RemoteManifest> = {}): Promise<number> {
  const { id, manifest } = await upload(team, more);
  await team.post(`${base}/${manifest.name}/releases/${id}/complete`).expect(200);
  await team.post(`${base}/${manifest.name}/smoke`).send({ release_id: id, browser: 'Chromium' }).expect(200);
  return id;
}

/** The feed of a new browser. */
export const feedNow = async (): Promise<Feed> =>
  ((await client().get('/remotes/feed.json').expect(200)) as { body: Feed }).body;

/** The actions in the log, oldest first. */
export const actions = async (): Promise<string[]> =>
  (await sql.rows<{ action: string }>('select action from remote_channel_log order by id')).map(
    ({ action }) => action,
  );
