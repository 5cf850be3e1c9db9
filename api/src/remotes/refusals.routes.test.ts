import { sql } from '../database';
import { useDatabase } from '../testing';
import { makeDeployKey } from './deploy-keys';
import { actions, clearPlatform, register, upload } from './platform.factory';
import { route } from './release.factory';
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

it('a key that is made at the database has a label that can be printed, and so has whoever made it', async () => {
  await makeDeployKey('mfe-cares', 'CI\u001b[2J\n', 'Eve\u202e');
  expect(await sql.rows('select label, created_by from remote_deploy_keys')).toEqual([
    { label: 'CI [2J ', created_by: 'Eve ' },
  ]);
  expect(await sql.rows('select by_whom, detail from remote_channel_log')).toEqual([
    { by_whom: 'Eve ', detail: expect.objectContaining({ label: 'CI [2J ' }) as object },
  ]);
});
