import type { Schemas } from '@copper-carrot/contracts';
import { database, sql } from '../database';
import { useDatabase } from '../testing';
import { clearPlatform, actions, asPlatform, ready, register } from './platform.factory';
import { route } from './release.factory';

useDatabase();
afterEach(clearPlatform);

const base = '/cpi/v1/platform/remotes';
const cares = `${base}/mfe-cares`;
type Remote = { body: Schemas['PlatformRemote'] };

it('of 0% is over, and begins anew when it is tried again', async () => {
  const team = await register();
  const [one, two] = [await ready(team), await ready(team)];
  const tryIt = async (percent: number) =>
    ((await team.post(`${cares}/canary`).send({ release_id: two, percent }).expect(200)) as Remote).body;
  await team.post(`${cares}/activate`).send({ release_id: one }).expect(200);
  const first = await tryIt(5);
  expect(await tryIt(0)).toMatchObject({ canary: null, canary_percent: 0, canary_since: null });
  await tryIt(0);
  expect((await actions()).slice(-2)).toEqual(['canary', 'canary']);
  const again = await tryIt(5);
  expect(again).toMatchObject({ live: { id: one }, canary: { id: two } });
  expect(Date.parse(again.canary_since ?? '')).toBeGreaterThan(Date.parse(first.canary_since ?? ''));
});

it('keeps its addresses from others as the live release does', async () => {
  const team = await register();
  const others = await register('mfe-search', 'Search');
  const search = `${base}/mfe-search`;
  const both = [route('/both/{id}')];
  const ours = await ready(team, { routes: both });
  const own = await ready(others, { name: 'mfe-search', routes: [route('/search')] });
  const tried = await ready(others, { name: 'mfe-search', routes: both });
  await others.post(`${search}/activate`).send({ release_id: own }).expect(200);
  await others.post(`${search}/canary`).send({ release_id: tried, percent: 1 }).expect(200);
  const { body } = (await team.post(`${cares}/activate`).send({ release_id: ours }).expect(422)) as {
    body: Schemas['Error'];
  };
  expect(body.message).toContain('/both/{id} belongs to mfe-search');
});

it('waits for a live release of a remote that comes back, which one of many who enter it at once brings back', async () => {
  const platform = await asPlatform();
  const team = await register();
  const [one, two] = [await ready(team), await ready(team)];
  await team.post(`${cares}/activate`).send({ release_id: one }).expect(200);
  await platform.delete(cares).expect(204);
  const entered = await database.transaction(async (transaction) => {
    // All requests read the channel before one can lock it, so each sees the removal.
    await database.query(`select name from remotes for update`, { transaction });
    const asked = ['A', 'B', 'C'].map(async (who) =>
      platform.post(base).send({ name: 'mfe-cares', team: who }),
    );
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return asked;
  });
  const answers = await Promise.all(entered);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(
    await sql.rows(`select id from remote_deploy_keys where remote = 'mfe-cares' and revoked_at is null`),
  ).toHaveLength(1);
  const { body } = (await platform
    .post(`${cares}/canary`)
    .send({ release_id: two, percent: 5 })
    .expect(409)) as { body: Schemas['Error'] };
  expect(body.code).toBe('canary-alone');
});
