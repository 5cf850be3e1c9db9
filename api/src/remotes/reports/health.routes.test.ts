import type { Schemas } from '@copper-carrot/contracts';
import { client, makeUser, signedIn, useDatabase } from '../../testing';
import { clearPlatform, ready, register } from '../platform.factory';
import { loadTime } from './health';
import { countLoads, flushLoads } from './loads';
import { reportToken } from './report-token';

useDatabase();
afterEach(clearPlatform);

const base = '/cpi/v1/platform/remotes/mfe-cares';

it('of the releases of a remote is read by its team and by site admins, and by nobody else', async () => {
  const team = await register();
  const id = await ready(team);
  for (let page = 0; page < 10; page++)
    countLoads([{ release_id: id, ms: page < 9 ? 120 : 900 }], `page ${page}`, '203.0.113.1');
  await flushLoads();
  for (let time = 0; time < 2; time++)
    await client()
      .post('/remotes/faults')
      .send({ token: reportToken([id]), release_id: id, kind: 'render', message: 'it broke', path: '/cares' })
      .expect(204);
  const { body } = (await team.get(`${base}/health`).expect(200)) as {
    body: { records: Schemas['ReleaseHealth'][] };
  };
  expect(body.records).toEqual([
    { release_id: id, loads: 10, faulty_pages: 2, faults: 2, p50_ms: 150, p95_ms: 1000 },
  ]);
  const { body: told } = (await team.get(`${base}/faults`).expect(200)) as {
    body: { records: Schemas['RemoteFault'][]; count: number };
  };
  expect(told).toMatchObject({
    count: 1,
    records: [{ kind: 'render', message: 'it broke', path: '/cares', release_id: id, times: 2 }],
  });
  const admin = await signedIn(await makeUser({ isAdmin: true }));
  const someone = await signedIn(await makeUser());
  for (const path of [`${base}/health`, `${base}/faults`]) {
    await admin.get(path).expect(200);
    await someone.get(path).expect(404);
    await client().get(path).expect(404);
  }
});

it('names the bound that a share of the loads did not pass', () => {
  expect(loadTime([], 0.5)).toBeNull();
  expect(loadTime([{ bucket: 0, loads: 1 }], 0.95)).toBe(25);
  expect(loadTime([{ bucket: 20, loads: 1 }], 0.5)).toBe(30_000);
});
