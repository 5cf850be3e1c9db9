import { sql } from '../database';
import { useDatabase } from '../testing';
import { makeDeployKey } from './deploy-keys';
import { actions, clearPlatform, register, upload } from './platform.factory';
import { route } from './release.factory';
import { limits } from './release-files';
import { listReleases } from './releases';

useDatabase();
afterEach(clearPlatform);

const cares = '/cpi/v1/platform/remotes/mfe-cares';

it('that the gate refuses a release stands in the log once, however often it is asked, and again where it is for another reason', async () => {
  const team = await register();
  const { id } = await upload(team, { routes: [route('/cpi/mine')] });
  const ask = () => team.post(`${cares}/releases/${id}/complete`).expect(422);
  const refused = async () => (await actions()).filter((action) => action === 'refuse').length;
  const states = async () => (await listReleases('mfe-cares')).map(({ state }) => state);
  expect(await states()).toEqual(['arriving']);
  for (let time = 0; time < 3; time += 1) await ask();
  expect(await states()).toEqual(['refused']);
  await Promise.all([1, 2, 3].map(ask));
  expect(await refused()).toBe(1);
  await sql.rows(`update remote_releases set manifest = manifest || $1 where id = $2`, [
    JSON.stringify({ routes: [route('/cpi/yours')] }),
    id,
  ]);
  await ask();
  await ask();
  expect(await refused()).toBe(2);
});

it('however many builds the gate refused, a good one is let in, and the oldest of those make room', async () => {
  const team = await register();
  const refuse = async () => {
    const { id } = await upload(team, { routes: [route('/login')] });
    await team.post(`${cares}/releases/${id}/complete`).expect(422);
    return id;
  };
  const first = await refuse();
  const second = await refuse();
  for (let more = 2; more <= limits.arriving; more += 1) await refuse();
  const { id } = await upload(team);
  await team.post(`${cares}/releases/${id}/complete`).expect(200);
  const stateOf = new Map((await listReleases('mfe-cares')).map((each) => [each.id, each.state]));
  expect([first, second, id].map((each) => stateOf.get(each))).toEqual(['removed', 'refused', 'published']);
  const kept = [...stateOf.values()].filter((state) => state === 'refused');
  expect(kept).toHaveLength(limits.arriving);
  expect(await sql.rows('select file from remote_release_files where release_id = $1', [first])).toEqual([]);
});

it('a key that is made at the database has a label that can be printed, and so has whoever made it', async () => {
  await makeDeployKey('mfe-cares', 'CI\u001b[2J\n', 'Eve\u202e');
  expect(await sql.rows('select label, created_by from remote_deploy_keys')).toEqual([
    { label: 'CI [2J ', created_by: 'Eve ' },
  ]);
  expect(await sql.rows('select by_whom, detail from remote_channel_log')).toEqual([
    { by_whom: 'Eve ', detail: expect.objectContaining({ label: 'CI [2J ' }) as object },
  ]);
});
