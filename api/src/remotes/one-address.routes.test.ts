import type { Schemas } from '@copper-carrot/contracts';
import { type TestClient, useDatabase } from '../testing';
import { actions, clearPlatform, feedNow, ready, register } from './platform.factory';
import { route } from './release.factory';

useDatabase();
afterEach(clearPlatform);

const base = '/cpi/v1/platform/remotes';
type Failure = { body: Schemas['Error'] };

const act = (team: TestClient, what: string, body: object = {}) =>
  team.post(`${base}/mfe-cares/${what}`).send(body);

describe('two remotes that claim one address', () => {
  const search = `${base}/mfe-search`;
  const asSearch = (team: TestClient, what: string, release_id: number, more: object = {}) =>
    team.post(`${search}/${what}`).send({ release_id, ...more });
  const both = [route('/both/{id}')];
  const teams = async () => ({ team: await register(), others: await register('mfe-search', 'Search') });
  const theirs = (others: TestClient, routes = both) => ready(others, { name: 'mfe-search', routes });
  const refused = (body: Schemas['Error']) =>
    expect(body).toMatchObject({
      code: 'release-refused',
      message: expect.stringContaining('/both/{id} belongs to mfe-cares') as string,
      context: { findings: [{ check: 'routes', where: 'the route /both/{id}' }] },
    });

  it('are never both live, though both were published before either was', async () => {
    const { team, others } = await teams();
    const [ours, late] = [await ready(team, { routes: both }), await theirs(others)];
    const own = await theirs(others, [route('/search')]);
    await act(team, 'activate', { release_id: ours }).expect(200);
    const before = await actions();
    refused(((await asSearch(others, 'activate', late).expect(422)) as Failure).body);
    expect(await actions()).toEqual(before);
    expect((await feedNow()).remotes.map(({ id }) => id)).toEqual([ours]);
    await asSearch(others, 'activate', own).expect(200);
    refused(((await asSearch(others, 'canary', late, { percent: 5 }).expect(422)) as Failure).body);
  });

  it('are asked one after another, however close they come', async () => {
    const { team, others } = await teams();
    const [ours, late] = [await ready(team, { routes: both }), await theirs(others)];
    const answers = await Promise.all([
      act(team, 'activate', { release_id: ours }),
      asSearch(others, 'activate', late),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await feedNow()).remotes).toHaveLength(1);
  });

  it('may both be live where one goes back, which waits for nobody; neither goes on until one gives way', async () => {
    const { team, others } = await teams();
    const [first, second] = [await ready(team, { routes: both }), await ready(team)];
    const own = await theirs(others, [route('/search')]);
    for (const release_id of [first, second]) await act(team, 'activate', { release_id }).expect(200);
    await asSearch(others, 'activate', own).expect(200);
    const late = await theirs(others);
    await asSearch(others, 'canary', late, { percent: 5 }).expect(200);
    await act(team, 'rollback').expect(200);
    refused(((await asSearch(others, 'promote', late).expect(422)) as Failure).body);
  });
});
