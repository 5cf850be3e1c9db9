import { createApp } from '../../app';
import { sql } from '../../database';
import { client, laterBy, runPendingJobs, until, useDatabase } from '../../testing';
import { canary, promote, smoke } from '../channels';
import { readBuild } from '../build-folder';
import { makeBuild, setLive } from '../release.factory';
import { faultsKeptDays, loadsKeptDays } from '../remote.jobs';
import { publishBuild } from '../sync-builds';
import { byBudget, keepBudget } from './keep-budget';
import { countLoads, flushLoads } from './loads';
import { reportToken } from './report-token';
import { clearPlatform } from '../platform.factory';

useDatabase();

afterEach(clearPlatform);

const cares = 'mfe-cares';
const by = 'team cares';
const app = createApp();
const from = (network: string) => client(app).always({ 'X-Forwarded-For': network });

async function tried(percent = 50) {
  await setLive(await readBuild(makeBuild().folder), by);
  const { id } = await publishBuild(await readBuild(makeBuild().folder), by);
  await smoke(cares, id, by, 'a test');
  await canary(cares, id, percent, by);
  return id;
}
const body = (id: number, more = {}) => ({
  token: reportToken([id]),
  release_id: id,
  kind: 'render',
  message: 'it broke',
  path: '/cares',
  ...more,
});
const tell = (network: string, id: number, more = {}) =>
  from(network).post('/remotes/faults').send(body(id, more));
const load = (network: string, id: number, ms = 120) =>
  from(network)
    .post('/remotes/loads')
    .send({ token: reportToken([id]), loads: [{ release_id: id, ms }] })
    .expect(204);
const kept = () => sql.rows(`select release_id, kind, message, path from remote_faults order by id`);
const halts = () => sql.rows(`select release_id, by_whom from remote_channel_log where action = 'halt'`);

describe('a report', () => {
  it('of a page’s own release is kept, and says nothing of who it was', async () => {
    const id = await tried();
    await tell('203.0.113.1', id, { path: '/invitations/secret/join' }).expect(204);
    expect(await kept()).toEqual([
      { release_id: id, kind: 'render', message: 'it broke', path: '/invitations/.../join' },
    ]);
    const [row] = await sql.rows<{ network: Buffer }>('select network from remote_faults');
    expect(row?.network.toString()).not.toContain('203');
  });

  it('is kept as it can be printed, whatever a page says', async () => {
    const id = await tried();
    const hostile = '\u001b[2Jit\u202ebroke\u0007';
    await tell('203.0.113.1', id, {
      message: hostile,
      path: '/c\u202eares',
      stack: `${hostile}\n  at x`,
    }).expect(204);
    expect(await sql.rows('select message, path, stack from remote_faults')).toEqual([
      { message: ' [2Jit broke ', path: '/c ares', stack: ' [2Jit broke \n  at x' },
    ]);
  });

  it('is kept nowhere with a token that is forged, of another page’s releases, or older than a day', async () => {
    const id = await tried();
    const [page, time] = reportToken([id]).split('.');
    for (const token of ['x', `${page}.${time}.${id.toString(36)}.forged`, reportToken([id + 1])])
      await tell('203.0.113.1', id, { token }).expect(403);
    const old = reportToken([id]);
    laterBy(25 * 3_600_000);
    await tell('203.0.113.1', id, { token: old }).expect(204);
    jest.restoreAllMocks();
    expect(await kept()).toEqual([]);
  });

  it('counts once a page, release and kind, however often it is sent', async () => {
    const id = await tried();
    const token = reportToken([id]);
    await Promise.all([1, 2, 3, 4].map(() => tell('203.0.113.1', id, { token }).expect(204)));
    await tell('203.0.113.1', id, { token, kind: 'late' }).expect(204);
    expect(await kept()).toHaveLength(2);
    for (let time = 0; time < 3; time++)
      await from('203.0.113.1')
        .post('/remotes/loads')
        .send({ token, loads: [{ release_id: id, ms: 80 }] })
        .expect(204);
    await flushLoads();
    expect(await sql.rows('select release_id, loads from remote_loads')).toEqual([
      { release_id: id, loads: 1 },
    ]);
  });

  it.each([
    { kind: 'fun' },
    { message: 'x'.repeat(501) },
    { more: 1 },
    { release_id: 0 },
    { path: undefined },
  ])('is refused when it is no such thing: %j', async (more) => {
    const id = await tried();
    await tell('203.0.113.1', id, more).expect(422);
    expect(await kept()).toEqual([]);
  });

  it.each(['faults', 'loads'])('is refused without a body, in %s', async (kind) => {
    await from('203.0.113.1').post(`/remotes/${kind}`).expect(422);
  });

  it('is limited for a client, whichever of its addresses it comes from', async () => {
    const id = await tried();
    const answers = [];
    for (let page = 0; page < 61; page++) answers.push((await tell(`2001:db8:1:${page}::5`, id)).status);
    expect([answers.indexOf(429), answers.at(-1)]).toEqual([60, 429]);
    await tell('2001:db8:2::5', id).expect(204);
  });

  it('is forgotten after its days', async () => {
    const id = await tried();
    for (let page = 0; page < 3; page++) await tell('203.0.113.1', id).expect(204);
    const ages = [0, faultsKeptDays - 1, faultsKeptDays + 1];
    for (const [index, days] of ages.entries())
      await sql.rows(
        `update remote_faults set at = now() - make_interval(days => $2)
          where id = (select id from remote_faults order by id offset $1 limit 1)`,
        [index, days],
      );
    for (const days of [0, loadsKeptDays - 1, loadsKeptDays + 1])
      await sql.rows(
        `insert into remote_loads (release_id, minute, bucket, loads)
          values ($1, date_trunc('minute', now() - make_interval(days => $2)), 0, 1)`,
        [id, days],
      );
    await sql.rows(`select graphile_worker.add_job('remote_faults_prune')`);
    await runPendingJobs();
    expect(await kept()).toHaveLength(2);
    expect(await sql.rows('select loads from remote_loads')).toHaveLength(2);
  });
});

describe('a canary', () => {
  /** Twenty pages from ten networks. */
  const visited = async (id: number) => {
    for (let page = 0; page < 20; page++) await load(`198.51.100.${page % 10}`, id);
    await flushLoads();
  };

  it('over its budget is halted by the report that tips it, once, with a line in the log', async () => {
    const id = await tried();
    await visited(id);
    for (const network of ['203.0.113.1', '203.0.113.1', '203.0.113.2']) await tell(network, id).expect(204);
    expect(await halts()).toEqual([]);
    await tell('203.0.113.3', id).expect(204);
    expect(await halts()).toEqual([{ release_id: id, by_whom: byBudget }]);
    expect(await sql.first('select canary_release_id as canary from remote_channels')).toEqual({
      canary: null,
    });
  });

  it('is halted once by many processes that notice at once', async () => {
    const id = await tried();
    await visited(id);
    await Promise.all(['203.0.113.1', '203.0.113.2', '203.0.113.3'].map((each) => tell(each, id)));
    await Promise.all([1, 2, 3, 4].map(() => keepBudget(id)));
    expect(await halts()).toHaveLength(1);
  });

  it.each([
    ['one network', ['203.0.113.1']],
    ['a client of two addresses', ['203.0.113.1', '2001:db8:1::5']],
    [
      'a client of many addresses that are its own',
      ['2001:db8:1::5', '2001:db8:1:2::5', '2001:db8:1:ffff::1'],
    ],
    [
      'a client whose one address is written in two ways',
      ['::ffff:203.0.113.1', '203.0.113.1', '2001:db8:1::5'],
    ],
  ])('is not halted by %s, however much it tells', async (_what, networks) => {
    const id = await tried();
    await visited(id);
    for (let page = 0; page < 30; page++) await tell(networks[page % networks.length] ?? '', id).expect(204);
    expect(await halts()).toEqual([]);
  });

  it('is halted for four faults in forty pages, however many loads another network tells', async () => {
    const id = await tried();
    for (let page = 0; page < 300; page++) await load('203.0.113.9', id);
    for (let page = 0; page < 40; page++) await load(`198.51.100.${page}`, id);
    await flushLoads();
    for (let page = 0; page < 4; page++) await tell(`198.51.100.${page}`, id).expect(204);
    expect(await halts()).toHaveLength(1);
  });

  it('that one network alone has is not halted by it', async () => {
    const id = await tried();
    for (let page = 0; page < 20; page++) await load('203.0.113.1', id);
    await flushLoads();
    for (let page = 0; page < 20; page++) await tell('203.0.113.1', id).expect(204);
    expect(await halts()).toEqual([]);
  });

  it('is halted by three pages of this machine, each of which vouches for itself', async () => {
    const id = await tried();
    for (let page = 0; page < 20; page++) await load('127.0.0.1', id);
    await flushLoads();
    for (let page = 0; page < 3; page++) await tell('127.0.0.1', id).expect(204);
    expect(await halts()).toHaveLength(1);
  });

  it('is halted once enough pages had it, where the faults came before', async () => {
    const id = await tried();
    for (const network of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) await tell(network, id).expect(204);
    expect(await halts()).toEqual([]);
    await visited(id);
    // The timer may already be writing the last loads.
    await until('halted', async () => (await halts()).length > 0);
    expect(await halts()).toHaveLength(1);
  });

  it('that was promoted meanwhile stays, and so does what was told before it began', async () => {
    const id = await tried();
    await visited(id);
    await promote(cares, id, by);
    for (const network of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) await tell(network, id).expect(204);
    expect(await halts()).toEqual([]);
  });
});

it('loads of a canary are counted for each network too, for as long as its budget asks', async () => {
  const id = await tried();
  for (const page of ['one', 'two']) countLoads([{ release_id: id, ms: 10 }], page, '203.0.113.1');
  await flushLoads();
  countLoads([{ release_id: id, ms: 10 }], 'three', '203.0.113.2');
  await flushLoads();
  const byNetwork = () => sql.rows('select loads from remote_canary_loads order by loads');
  expect(await sql.rows('select bucket, loads from remote_loads')).toEqual([{ bucket: 0, loads: 3 }]);
  expect(await byNetwork()).toEqual([{ loads: 1 }, { loads: 2 }]);
  await sql.rows(`update remote_canary_loads set minute = minute - interval '11 minutes' where loads = 2`);
  await sql.rows(`select graphile_worker.add_job('remote_faults_prune')`);
  await runPendingJobs();
  expect(await byNetwork()).toEqual([{ loads: 1 }]);
});
