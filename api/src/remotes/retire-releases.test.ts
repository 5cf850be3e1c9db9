import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { client, runPendingJobs, type TestClient, useDatabase } from '../testing';
import { readBuild } from './build-folder';
import { canary, smoke } from './channels';
import { halt } from './halt';
import { begin, clearPlatform, ready, register, send, upload } from './platform.factory';
import { makeBuild, setLive } from './release.factory';
import { byRetention, releasesKeptDays, retireReleases } from './retire-releases';
import { publishBuild } from './sync-builds';

useDatabase();
afterEach(clearPlatform);

/** Moves everything so far into the past by some days. */
async function pass(days: number) {
  await sql.rows('alter table remote_channel_log disable trigger user');
  await sql.rows('update remote_channel_log set at = at - make_interval(days => $1)', [days]);
  await sql.rows('alter table remote_channel_log enable trigger user');
  await sql.rows('update remote_releases set published_at = published_at - make_interval(days => $1)', [
    days,
  ]);
}
const live = async () => setLive(await readBuild(makeBuild().folder));
const published = async () => (await publishBuild(await readBuild(makeBuild().folder), 'a test')).id;
const removed = async () =>
  (
    await sql.rows<{ id: number }>('select id from remote_releases where removed_at is not null order by id')
  ).map(({ id }) => id);
async function fileOf(id: number): Promise<number> {
  const row = await sql.first<{ folder: string }>('select folder from remote_releases where id = $1', [id]);
  return (await client().get(`/remotes/${row?.folder}/screen.js`)).status;
}

it('keeps a release for its days after another took its place, however long it was live, and then lets go of its files', async () => {
  const first = await live();
  await pass(90);
  const [second, third] = [await live(), await live()];
  await pass(releasesKeptDays - 1);
  await retireReleases();
  expect(await removed()).toEqual([]);
  expect(await fileOf(first)).toBe(200);
  await pass(2);
  await sql.rows(`select graphile_worker.add_job('remote_releases_prune')`);
  await runPendingJobs();
  expect(await removed()).toEqual([first]);
  expect(await fileOf(first)).toBe(404);
  expect([await fileOf(second), await fileOf(third)]).toEqual([200, 200]);
  expect(
    await sql.rows(`select release_id, by_whom from remote_channel_log where action = 'retire'`),
  ).toEqual([{ release_id: first, by_whom: byRetention }]);
});

it('counts from the end of a canary, and from its arrival for what was never given to anybody', async () => {
  await live();
  const [tried, never] = [await published(), await published()];
  await smoke('mfe-cares', tried, 'a person', 'a test');
  await canary('mfe-cares', tried, 5, 'a person');
  await pass(60);
  await retireReleases();
  expect(await removed()).toEqual([never]);
  await halt('mfe-cares', tried, 'a person', 'it blinks');
  await pass(releasesKeptDays - 1);
  await retireReleases();
  expect(await removed()).toEqual([never]);
  await pass(2);
  await retireReleases();
  expect(await removed()).toEqual([tried, never]);
});

it('counts from the halt of what was live alone', async () => {
  const first = await live();
  await pass(90);
  await halt('mfe-cares', first, 'a person', 'blank');
  await pass(releasesKeptDays - 1);
  await retireReleases();
  expect(await removed()).toEqual([]);
  await pass(2);
  await retireReleases();
  expect(await removed()).toEqual([first]);
});

it('asks a storage that did not let go once more', async () => {
  const first = await live();
  await live();
  await live();
  await sql.rows('update remote_releases set removed_at = now() where id = $1', [first]);
  expect(await fileOf(first)).toBe(200);
  await retireReleases();
  expect(await fileOf(first)).toBe(404);
});

it('lets what it let go of arrive again, to be looked at and drawn again', async () => {
  const team = await register();
  const { id, folder } = await upload(team);
  await team.post(`/cpi/v1/platform/remotes/mfe-cares/releases/${id}/complete`).expect(200);
  await ready(team);
  await pass(releasesKeptDays + 1);
  await retireReleases();
  const again = await begin(team, folder, 'mfe-cares');
  expect(again.id).toBe(id);
  expect(again.missing.sort()).toEqual(['remoteEntry.js', 'screen.js']);
  for (const file of again.missing) await send(team, 'mfe-cares', id, folder, file).expect(204);
  await team.post(`/cpi/v1/platform/remotes/mfe-cares/releases/${id}/complete`).expect(200);
  await retireReleases();
  expect(await fileOf(id)).toBe(200);
  await team.post('/cpi/v1/platform/remotes/mfe-cares/activate').send({ release_id: id }).expect(409);
});

/** Uploads the whole release again after its files were removed. */
async function arriveAgain(team: TestClient, id: number, folder: string) {
  const { missing } = await begin(team, folder, 'mfe-cares');
  for (const file of missing) await send(team, 'mfe-cares', id, folder, file).expect(204);
  await team.post(`/cpi/v1/platform/remotes/mfe-cares/releases/${id}/complete`).expect(200);
}

it('takes what comes again for drawn by nobody, though it was live before, and a rollback passes over it', async () => {
  const team = await register();
  const act = (what: string, body: object) =>
    team.post(`/cpi/v1/platform/remotes/mfe-cares/${what}`).send(body);
  const { id, folder } = await upload(team);
  await team.post(`/cpi/v1/platform/remotes/mfe-cares/releases/${id}/complete`).expect(200);
  await act('smoke', { release_id: id, browser: 'x' }).expect(200);
  await act('activate', { release_id: id }).expect(200);
  const [second, third] = [await ready(team), await ready(team)];
  for (const release_id of [second, third]) await act('activate', { release_id }).expect(200);
  await pass(releasesKeptDays + 1);
  await retireReleases();
  expect(await removed()).toEqual([id]);
  await arriveAgain(team, id, folder);
  const { body } = (await act('activate', { release_id: id }).expect(409)) as { body: Schemas['Error'] };
  expect(body.code).toBe('release-not_smoked');
  await act('rollback', {}).expect(200);
  await act('rollback', {}).expect(409);
});

it('keeps in mind what was halted, though it comes again after its files were removed', async () => {
  const team = await register();
  await live();
  const { id, folder } = await upload(team);
  await team.post(`/cpi/v1/platform/remotes/mfe-cares/releases/${id}/complete`).expect(200);
  await halt('mfe-cares', id, 'a person', 'it blinks');
  await pass(releasesKeptDays + 1);
  await retireReleases();
  expect(await removed()).toEqual([id]);
  await arriveAgain(team, id, folder);
  await smoke('mfe-cares', id, 'a person', 'x');
  const { body } = (await team
    .post('/cpi/v1/platform/remotes/mfe-cares/activate')
    .send({ release_id: id })
    .expect(409)) as { body: Schemas['Error'] };
  expect(body).toMatchObject({
    code: 'release-halted',
    message: expect.stringContaining('it blinks') as string,
  });
});
