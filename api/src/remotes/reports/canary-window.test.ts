import { createApp } from '../../app';
import { sql } from '../../database';
import { client, useDatabase } from '../../testing';
import { readBuild } from '../build-folder';
import { canary, promote, smoke } from '../channels';
import { halt } from '../halt';
import { clearPlatform } from '../platform.factory';
import { makeBuild, setLive } from '../release.factory';
import { publishBuild } from '../sync-builds';
import { budget } from './error-budget';
import { byBudget } from './keep-budget';
import { countLoads, flushLoads } from './loads';
import { reportToken } from './report-token';

useDatabase();
afterEach(clearPlatform);

const cares = 'mfe-cares';
const by = 'team cares';
const app = createApp();

async function tried() {
  await setLive(await readBuild(makeBuild().folder), by);
  const { id } = await publishBuild(await readBuild(makeBuild().folder), by);
  await smoke(cares, id, by, 'a test');
  await canary(cares, id, 50, by);
  return id;
}
/** Three faulty pages from three networks, over the budget of twenty pages. */
async function breaks(id: number) {
  for (const network of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
    await client(app)
      .always({ 'X-Forwarded-For': network })
      .post('/remotes/faults')
      .send({ token: reportToken([id]), release_id: id, kind: 'render', message: 'it broke', path: '/cares' })
      .expect(204);
}
async function isVisited(id: number) {
  for (let page = 0; page < budget.pages; page++)
    countLoads([{ release_id: id, ms: 120 }], `page ${id} ${page}`, `198.51.100.${page}`);
  await flushLoads();
}
const halts = () => sql.rows(`select release_id, by_whom from remote_channel_log where action = 'halt'`);

it('what was reported before a canary began again is no word on it', async () => {
  const id = await tried();
  await breaks(id);
  await canary(cares, id, 0, by);
  await canary(cares, id, 50, by);
  await isVisited(id);
  expect(await halts()).toEqual([]);
  await sql.rows('delete from remote_faults');
  await breaks(id);
  expect(await halts()).toEqual([{ release_id: id, by_whom: byBudget }]);
});

it('what was reported more than ten minutes ago is no word on a canary that goes on', async () => {
  const id = await tried();
  await breaks(id);
  await sql.rows(`update remote_channels set canary_since = now() - interval '1 day'`);
  await sql.rows(`update remote_faults set at = now() - interval '10 minutes 5 seconds'`);
  await isVisited(id);
  expect(await halts()).toEqual([]);
  await sql.rows(`update remote_faults set at = now() - interval '9 minutes'`);
  await breaks(id);
  expect(await halts()).toHaveLength(1);
});

it('what was promoted while it was looked at is halted by nobody but a person', async () => {
  const id = await tried();
  await promote(cares, id, by);
  expect(await halt(cares, id, byBudget, 'it blinks', { onlyAsCanary: true })).toBe(false);
  expect(await sql.first(`select release_id from remote_channels`)).toEqual({ release_id: id });
  expect(await halts()).toEqual([]);
});
