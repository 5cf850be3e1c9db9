import type { List, Schemas } from '@copper-carrot/contracts';
import { client, makeUser, signedIn, useDatabase, type TestClient } from '../testing';
import { asPlatform, clearPlatform, ready, register, upload } from './platform.factory';

useDatabase();
afterEach(clearPlatform);

const base = '/cpi/v1/platform/remotes';
const cares = `${base}/mfe-cares`;

const act = (team: TestClient, what: string, body: object = {}) => team.post(`${cares}/${what}`).send(body);

describe('the platform', () => {
  it('is read by site admins and by any key, and is not there for anybody else', async () => {
    const team = await register();
    await act(team, 'activate', { release_id: await ready(team) }).expect(200);
    const admin = await signedIn(await makeUser({ isAdmin: true }));
    const someone = await signedIn(await makeUser());
    for (const path of [base, cares, `${cares}/releases`, `${cares}/log`]) {
      await admin.get(path).expect(200);
      await team.get(path).expect(200);
      await someone.get(path).expect(404);
      await client().get(path).expect(404);
    }
    // Without a key, a site admin may only read.
    await admin.post(`${cares}/rollback`).send({}).expect(401);
  });

  it('says of each remote whether the key that was sent may change it', async () => {
    const team = await register();
    await register('mfe-search', 'Search');
    const admin = await signedIn(await makeUser({ isAdmin: true }));
    const changed = async (reader: TestClient) => {
      const { body } = (await reader.get(base).expect(200)) as { body: List<Schemas['PlatformRemote']> };
      return body.records.filter(({ can }) => can.change).map(({ name }) => name);
    };
    expect(await changed(team)).toEqual(['mfe-cares']);
    expect(await changed(await asPlatform())).toEqual(expect.arrayContaining(['mfe-cares', 'mfe-search']));
    expect(await changed(admin)).toEqual([]);
  });

  it('is asked for one remote by its name, and knows none that is not on the site', async () => {
    const team = await register();
    const release_id = await ready(team);
    await act(team, 'activate', { release_id }).expect(200);
    await register('mfe-search', 'Search');
    const one = async (name: string) =>
      ((await team.get(`${base}/${name}`).expect(200)) as { body: Schemas['PlatformRemote'] }).body;
    expect(await one('mfe-cares')).toMatchObject({ live: { id: release_id }, can: { change: true } });
    expect(await one('mfe-search')).toMatchObject({ name: 'mfe-search', live: null, can: { change: false } });
    await team.get(`${base}/mfe-nowhere`).expect(404);
  });

  it('says of each release whether it can be given', async () => {
    const team = await register();
    const [halted, live] = [await ready(team), await ready(team)];
    const { id: undrawn } = await upload(team);
    const { body: completed } = (await team.post(`${cares}/releases/${undrawn}/complete`).expect(200)) as {
      body: Schemas['PlatformRelease'];
    };
    expect(completed).toMatchObject({ state: 'published', givable: false });
    const { id: arriving } = await upload(team);
    await act(team, 'activate', { release_id: live }).expect(200);
    await act(team, 'halt', { release_id: halted, why: 'it blinks' }).expect(200);
    await act(team, 'activate', { release_id: undrawn }).expect(409);
    const { body } = (await team.get(`${cares}/releases`).expect(200)) as {
      body: List<Schemas['PlatformRelease']>;
    };
    expect(Object.fromEntries(body.records.map(({ id, givable }) => [id, givable]))).toEqual({
      [halted]: false,
      [live]: true,
      [undrawn]: false,
      [arriving]: false,
    });
    const { body: remote } = (await team.get(cares).expect(200)) as { body: Schemas['PlatformRemote'] };
    expect(remote.live).toMatchObject({ id: live, givable: true });
  });

  it('says in its log who did what, the last first, a page at a time', async () => {
    const team = await register();
    await act(team, 'activate', { release_id: await ready(team) }).expect(200);
    const { body } = (await team.get(`${cares}/log?limit=2`).expect(200)) as {
      body: { records: Schemas['PlatformLogEntry'][]; count: number };
    };
    expect(body.count).toBe(5);
    expect(body.records.map(({ action }) => action)).toEqual(['activate', 'smoke']);
    expect(body.records[0]?.by_whom).toContain('first key');
  });
});
