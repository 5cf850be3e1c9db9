import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { useDatabase, type TestClient } from '../testing';
import { actions, asPlatform, clearPlatform, feedNow, ready, register, upload } from './platform.factory';

useDatabase();
afterEach(clearPlatform);

const base = '/cpi/v1/platform/remotes';
const cares = `${base}/mfe-cares`;
type Failure = { body: Schemas['Error'] };
type Remote = { body: Schemas['PlatformRemote'] };

const act = (team: TestClient, what: string, body: object = {}) => team.post(`${cares}/${what}`).send(body);

describe('a remote', () => {
  it('is entered once by the platform, is in the feed once something is live, and can be taken off', async () => {
    const platform = await asPlatform();
    const team = await register();
    const { body } = (await platform
      .post(base)
      .send({ name: 'mfe-cares', team: 'Others' })
      .expect(409)) as Failure;
    expect(body.code).toBe('remote-registered');
    expect((await feedNow()).remotes).toEqual([]);
    await act(team, 'activate', { release_id: await ready(team) }).expect(200);
    expect((await feedNow()).remotes.map(({ name }) => name)).toEqual(['mfe-cares']);
    await team.delete(cares).expect(403);
    await platform.delete(cares).expect(204);
    expect((await feedNow()).remotes).toEqual([]);
    await team.get(`${cares}/keys`).expect(401);
    await platform.get(`${cares}/log`).expect(404);
    // The name can be registered again, with a new key.
    await register();
    expect((await feedNow()).remotes).toEqual([]);
  });

  it('is entered by one of many who enter it at once, with one key', async () => {
    const platform = await asPlatform();
    const entered = await Promise.all(
      ['A', 'B', 'C', 'D', 'E', 'F'].map((team) => platform.post(base).send({ name: 'mfe-cares', team })),
    );
    expect(entered.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await sql.rows(`select id from remote_deploy_keys where remote = 'mfe-cares'`)).toHaveLength(1);
  });

  it('has no key that opens anything once it is taken off, though one is made meanwhile', async () => {
    const platform = await asPlatform();
    await register();
    const more = Array.from({ length: 12 }, (_none, number) =>
      platform.post(`${cares}/keys`).send({ label: `key ${number}` }),
    );
    await Promise.all([...more, platform.delete(cares).expect(204)]);
    expect(
      await sql.rows(`select id from remote_deploy_keys where remote = 'mfe-cares' and revoked_at is null`),
    ).toEqual([]);
  });

  it('is entered with its key, or not at all', async () => {
    const platform = await asPlatform();
    await sql.rows(`alter table remote_deploy_keys add constraint none_first check (label <> 'first key')`);
    try {
      await platform.post(base).send({ name: 'mfe-cares', team: 'Cares' }).expect(500);
    } finally {
      await sql.rows('alter table remote_deploy_keys drop constraint none_first');
    }
    expect(await sql.rows('select name from remotes')).toEqual([]);
    await register();
  });

  it.each(['mfe-', 'search', 'mfe-Search', 'mfe-../x', 'shell2', `mfe-${'x'.repeat(40)}`])(
    'is not called %s',
    async (name) => {
      const { body } = (await (
        await asPlatform()
      )
        .post(base)
        .send({ name, team: 'T' })
        .expect(422)) as Failure;
      expect(Object.keys(body.field_errors)).toEqual(['name']);
    },
  );
});

describe('commands on a release', () => {
  it('make live only what a browser drew', async () => {
    const team = await register();
    const { id } = await upload(team);
    const early = (await act(team, 'activate', { release_id: id }).expect(409)) as Failure;
    expect(early.body.code).toBe('release-not_published');
    await team.post(`${cares}/releases/${id}/complete`).expect(200);
    const undrawn = (await act(team, 'activate', { release_id: id }).expect(409)) as Failure;
    expect(undrawn.body.code).toBe('release-not_smoked');
    await act(team, 'smoke', { release_id: id, browser: 'Chromium 143' }).expect(200);
    const { body } = (await act(team, 'activate', { release_id: id }).expect(200)) as Remote;
    expect(body).toMatchObject({ live: { id, state: 'live' }, chosen_by_person: true });
  });

  it('try one beside the live release, make it live, and go back', async () => {
    const team = await register();
    const [one, two] = [await ready(team), await ready(team)];
    await act(team, 'activate', { release_id: one }).expect(200);
    const tried = (await act(team, 'canary', { release_id: two, percent: 5 }).expect(200)) as Remote;
    expect(tried.body).toMatchObject({
      live: { id: one },
      canary: { id: two, state: 'canary' },
      canary_percent: 5,
    });
    const since = tried.body.canary_since;
    const wider = (await act(team, 'canary', { release_id: two, percent: 50 }).expect(200)) as Remote;
    expect(wider.body).toMatchObject({ canary_percent: 50, canary_since: since });
    const live = (await act(team, 'promote', { release_id: two }).expect(200)) as Remote;
    expect(live.body).toMatchObject({
      live: { id: two },
      previous: { id: one },
      canary: null,
      canary_percent: 0,
    });
    const [, ...late] = await Promise.all(
      [1, 2, 3].map(() =>
        act(team, 'rollback', { release_id: two, why: 'slow' }).then(({ status }) => status),
      ),
    ).then((all) => all.sort());
    expect(late).toEqual([409, 409]);
    const back = (await act(team, 'smoke', { release_id: one, browser: 'x' }).expect(200)) as Remote;
    expect(back.body).toMatchObject({ live: { id: one }, previous: null });
    expect((await feedNow()).remotes.map(({ id }) => id)).toEqual([one]);
    const refused = (await act(team, 'rollback').expect(409)) as Failure;
    expect(refused.body.code).toBe('rollback-none');
  });

  it('halt a canary, which is then nobody’s until somebody says so', async () => {
    const team = await register();
    const [one, two] = [await ready(team), await ready(team)];
    await act(team, 'activate', { release_id: one }).expect(200);
    await act(team, 'canary', { release_id: two, percent: 5 }).expect(200);
    const { body } = (await act(team, 'halt', { release_id: two, why: 'it blinks' }).expect(200)) as Remote;
    expect(body).toMatchObject({ live: { id: one }, canary: null });
    for (const [what, more] of [
      ['activate', {}],
      ['canary', { percent: 5 }],
    ] as const) {
      const refused = (await act(team, what, { release_id: two, ...more }).expect(409)) as Failure;
      expect(refused.body).toMatchObject({
        code: 'release-halted',
        message: expect.stringContaining('it blinks') as string,
      });
    }
    await act(team, 'activate', { release_id: two, unhalt: true }).expect(200);
    expect((await feedNow()).remotes.map(({ id }) => id)).toEqual([two]);
  });

  it('promote the canary that was looked at, and no other that took its place', async () => {
    const team = await register();
    const [one, two, three] = [await ready(team), await ready(team), await ready(team)];
    await act(team, 'activate', { release_id: one }).expect(200);
    await act(team, 'canary', { release_id: two, percent: 5 }).expect(200);
    const unsaid = (await act(team, 'promote').expect(422)) as Failure;
    expect(Object.keys(unsaid.body.field_errors)).toEqual(['release_id']);
    await act(team, 'canary', { release_id: three, percent: 5 }).expect(200);
    const { body } = (await act(team, 'promote', { release_id: two }).expect(409)) as Failure;
    expect(body).toMatchObject({
      code: 'canary-other',
      message: `Release ${three} is the canary of mfe-cares by now, and not ${two}.`,
    });
    expect((await feedNow()).remotes.map(({ id }) => id)).toEqual([one]);
  });

  it('halt the last good one, and fall back to the one before it, as a rollback does', async () => {
    const team = await register();
    const [one, two, three] = [await ready(team), await ready(team), await ready(team)];
    for (const release_id of [one, two, three]) await act(team, 'activate', { release_id }).expect(200);
    const { body } = (await act(team, 'halt', { release_id: two, why: 'it blinks' }).expect(200)) as Remote;
    expect(body).toMatchObject({ live: { id: three }, previous: { id: one } });
    expect((await feedNow()).remotes.map(({ id, lastGood }) => [id, lastGood?.id])).toEqual([[three, one]]);
    const back = (await act(team, 'rollback').expect(200)) as Remote;
    expect(back.body).toMatchObject({ live: { id: one }, previous: null });
  });

  it('halt the first one that is live, which takes the remote off the site until another is activated', async () => {
    const team = await register();
    const [one, two] = [await ready(team), await ready(team)];
    await act(team, 'activate', { release_id: one }).expect(200);
    await act(team, 'canary', { release_id: two, percent: 5 }).expect(200);
    const { revision } = await feedNow();
    const { body: refused } = (await act(team, 'rollback').expect(409)) as Failure;
    expect(refused).toMatchObject({
      code: 'rollback-none',
      message: expect.stringContaining('halt') as string,
    });
    const { body } = (await act(team, 'halt', { release_id: one, why: 'blank' }).expect(200)) as Remote;
    expect(body).toMatchObject({ live: null, previous: null, canary: null, canary_percent: 0 });
    const feed = await feedNow();
    expect(feed.remotes).toEqual([]);
    expect(feed.revision).toBeGreaterThan(revision);
    expect((await actions()).slice(-2)).toEqual(['canary', 'halt']);
    const again = (await act(team, 'activate', { release_id: one }).expect(409)) as Failure;
    expect(again.body.code).toBe('release-halted');
    expect(again.body.message).toContain(`npm run remote -- activate mfe-cares ${one} --unhalt`);
    await act(team, 'activate', { release_id: two }).expect(200);
    expect((await feedNow()).remotes.map(({ id, lastGood }) => [id, lastGood])).toEqual([[two, undefined]]);
  });

  it('go back to what was tried beside it, which everybody has then', async () => {
    const team = await register();
    const [one, two] = [await ready(team), await ready(team)];
    for (const release_id of [one, two]) await act(team, 'activate', { release_id }).expect(200);
    const tried = (await act(team, 'canary', { release_id: one, percent: 5 }).expect(200)) as Remote;
    expect(tried.body).toMatchObject({ previous: { id: one, state: 'canary' }, canary: { id: one } });
    const { body } = (await act(team, 'rollback').expect(200)) as Remote;
    expect(body).toMatchObject({ live: { id: one }, canary: null, canary_percent: 0, canary_since: null });
  });

  it('give the remote back to the starts of the site, which the log says once', async () => {
    const team = await register();
    await act(team, 'activate', { release_id: await ready(team) }).expect(200);
    for (let time = 0; time < 2; time++) {
      const { body } = (await act(team, 'leave').expect(200)) as Remote;
      expect(body.chosen_by_person).toBe(false);
    }
    expect((await actions()).filter((action) => action === 'leave')).toHaveLength(1);
  });

  it('happen once, however many say them at once', async () => {
    const team = await register();
    const [one, two] = [await ready(team), await ready(team)];
    await act(team, 'activate', { release_id: one }).expect(200);
    const many = <Each>(run: () => Promise<Each>) => Promise.all([1, 2, 3, 4, 5].map(run));
    await many(async () => act(team, 'canary', { release_id: two, percent: 10 }).expect(200));
    const promoted = await many(() => act(team, 'promote', { release_id: two }).then(({ status }) => status));
    expect(promoted.sort()).toEqual([200, 409, 409, 409, 409]);
    const halted = await many(() =>
      act(team, 'halt', { release_id: two, why: 'x' }).then(({ status }) => status),
    );
    expect(halted).toEqual([200, 200, 200, 200, 200]);
    expect(await actions()).toEqual([
      ...['key', 'register', 'key'],
      ...['publish', 'smoke', 'publish', 'smoke', 'activate', 'canary', 'promote', 'rollback'],
    ]);
  });

  it('name a release of the remote itself', async () => {
    const team = await register();
    const others = await register('mfe-search', 'Search');
    const theirs = await ready(others, { name: 'mfe-search' });
    await act(team, 'activate', { release_id: theirs }).expect(404);
    await act(team, 'canary', { release_id: 1, percent: 101 }).expect(422);
    await act(team, 'halt', { release_id: 1 }).expect(422);
    await act(others, 'activate', { release_id: theirs }).expect(403);
  });
});
