import { makeBuild, route } from './release.factory';
import { brotliCompressSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { client, useDatabase } from '../testing';
import { declaredBy } from './declared';
import { projectRoot } from './project-root';
import { limits, releaseStorage } from './release-files';
import { retireReleases } from './retire-releases';
import {
  arrive,
  asPlatform,
  begin,
  clearPlatform,
  register,
  send,
  upload,
  withKey,
} from './platform.factory';

useDatabase();
afterEach(clearPlatform);

const budgets = JSON.parse(readFileSync(join(projectRoot, 'scripts/budgets.json'), 'utf8')) as {
  remoteDeclared: number;
  remoteDeclaredRoute: number;
};
const cares = '/cpi/v1/platform/remotes/mfe-cares';
type Failure = { body: Schemas['Error'] };

describe('a release that arrives', () => {
  it('says which of its files are to come, takes them, and is there once it is complete', async () => {
    const team = await register();
    const { id, release, missing, manifest } = await upload(team);
    expect(missing.toSorted()).toEqual(Object.keys(manifest.files).toSorted());
    const detours = ['.%2Fmfe-cares', 'mfe-cares%2F.', '/mfe-cares', 'x%2F..%2Fmfe-cares'];
    for (const name of ['mfe-cares', ...detours])
      await client().get(`/remotes/${name}/${release}/screen.js`).expect(404);
    const { body } = (await team.post(`${cares}/releases/${id}/complete`).expect(200)) as {
      body: Schemas['PublishedRelease'];
    };
    expect(body).toMatchObject({
      id,
      remote: 'mfe-cares',
      version: '1.0.0',
      state: 'published',
      smoked_at: null,
      warnings: [],
    });
    expect(body.published_by).toMatch(/^first key \(mfe-cares key \d+\)$/);
    await client().get(`/remotes/mfe-cares/${release}/screen.js`).expect(200);
  });

  it('is published with a warning where it is close to a budget', async () => {
    const team = await register();
    const routesOf = (length: number) =>
      Array.from({ length: 7 }, (_none, number) =>
        route(`/cares/${number}`, { description: 'x'.repeat(length) }),
      );
    const sizeOf = (length: number) =>
      Buffer.byteLength(JSON.stringify(declaredBy(makeBuild({ routes: routesOf(length) }).manifest)));
    const budget = budgets.remoteDeclared + 7 * budgets.remoteDeclaredRoute;
    const nearBudget = Math.floor((budget - sizeOf(0)) / 7);
    const { id } = await upload(team, { routes: routesOf(nearBudget) });
    const { body } = (await team.post(`${cares}/releases/${id}/complete`).expect(200)) as {
      body: Schemas['PublishedRelease'];
    };
    expect(body.state).toBe('published');
    expect(body.warnings).toEqual([
      expect.stringMatching(
        new RegExp(`^routes, navigation .* and may have ${budget.toLocaleString('en')}$`),
      ),
    ]);
  });

  it('goes on where a lost connection left it, and is one release however often it is begun', async () => {
    const team = await register();
    const { folder, manifest } = makeBuild();
    const first = await begin(team, folder, manifest.name);
    await send(team, manifest.name, first.id, folder, 'screen.js').expect(204);
    const again = await Promise.all([1, 2, 3].map(() => begin(team, folder, manifest.name)));
    expect(again.map(({ id }) => id)).toEqual([first.id, first.id, first.id]);
    expect(again[0]?.missing).toEqual(['remoteEntry.js']);
  });

  it('counts a file once, however often it could not be kept', async () => {
    const team = await register();
    const { folder, manifest } = makeBuild();
    const { id } = await begin(team, folder, manifest.name);
    const put = jest.spyOn(releaseStorage(), 'put').mockRejectedValueOnce(new Error('the disk is full'));
    await send(team, manifest.name, id, folder, 'screen.js').expect(507);
    put.mockRestore();
    // Also repeated, as after a lost answer.
    for (let time = 0; time < 2; time++) await send(team, manifest.name, id, folder, 'screen.js').expect(204);
    expect(await sql.first('select bytes::int from remote_releases where id = $1', [id])).toEqual({
      bytes: readFileSync(join(folder, 'screen.js')).length,
    });
  });

  it.each(['put', 'list', 'read'] as const)(
    'says in words where the files of the site can not be used (%s), and goes on once they can',
    async (act) => {
      const team = await register();
      const { folder, manifest } = makeBuild();
      const full = Object.assign(new Error(`no space left in ${folder}`), { code: 'ENOSPC' });
      const fails = jest.spyOn(releaseStorage(), act).mockRejectedValue(full);
      const finish = async () => {
        const manifestText = readFileSync(join(folder, 'remote.json'), 'utf8');
        const begun = await arrive(team, 'mfe-cares', manifestText);
        if (begun.status !== 201) return begun;
        const { id, missing } = begun.body as Schemas['Arrival'];
        for (const file of missing) {
          const sent = await send(team, manifest.name, id, folder, file);
          if (sent.status !== 204) return sent;
        }
        return team.post(`${cares}/releases/${id}/complete`);
      };
      const { body } = (await finish()) as Failure;
      fails.mockRestore();
      expect(body).toMatchObject({ status: 507, code: 'release-storage', context: { fault: 'ENOSPC' } });
      expect(body.message).toContain("The site can't keep the files of releases (ENOSPC)");
      expect(body.message).not.toContain(folder);
      expect((await finish()).status).toBe(200);
    },
  );

  it('counts a file once that is sent twice at the same time', async () => {
    const team = await register();
    const { folder, manifest } = makeBuild();
    const { id } = await begin(team, folder, manifest.name);
    const list = jest.spyOn(releaseStorage(), 'list').mockResolvedValue([]);
    await Promise.all([1, 2, 3].map(() => send(team, manifest.name, id, folder, 'screen.js').expect(204)));
    list.mockRestore();
    expect(await sql.first('select bytes::int from remote_releases where id = $1', [id])).toEqual({
      bytes: readFileSync(join(folder, 'screen.js')).length,
    });
  });

  it('counts what goes with a file as large as it was sent, though it was smaller before', async () => {
    const team = await register();
    const { folder, manifest } = makeBuild();
    const { id } = await begin(team, folder, manifest.name);
    const sendMap = (bytes: number) =>
      send(team, manifest.name, id, folder, 'screen.js.map', Buffer.alloc(bytes, ' '));
    const counted = () => sql.first('select bytes::int from remote_releases where id = $1', [id]);
    await sendMap(10).expect(204);
    await Promise.all([5000, 3000, 5000].map((bytes) => sendMap(bytes).expect(204)));
    expect(await counted()).toEqual({ bytes: 5000 });
    await sql.rows('update remote_releases set bytes = $2 where id = $1', [id, limits.release - 1000]);
    await sendMap(6001).expect(422);
    await sendMap(6000).expect(204);
    expect(await counted()).toEqual({ bytes: limits.release });
  });

  it('is refused beside so many that began and never became whole, until those are let go of', async () => {
    const team = await register();
    const builds = Array.from({ length: limits.arriving }, () => makeBuild());
    for (const { folder } of builds) await begin(team, folder, 'mfe-cares');
    const further = JSON.stringify(makeBuild().manifest);
    const { body } = (await arrive(team, 'mfe-cares', further).expect(409)) as Failure;
    expect(body).toMatchObject({ code: 'release-too_many_arriving' });
    expect(body.message).toContain('2 days after it began');
    await begin(team, builds[0]?.folder ?? '', 'mfe-cares');
    await sql.rows(`update remote_releases set published_at = published_at - interval '3 days'`);
    await retireReleases();
    await arrive(team, 'mfe-cares', further).expect(201);
  });

  it('is not published while a file is missing, which the refusal names', async () => {
    const team = await register();
    const { folder, manifest } = makeBuild();
    const { id } = await begin(team, folder, manifest.name);
    await send(team, manifest.name, id, folder, 'screen.js').expect(204);
    const { body } = (await team.post(`${cares}/releases/${id}/complete`).expect(409)) as Failure;
    expect(body.context).toEqual({ missing: ['remoteEntry.js'] });
    expect(body.message).toContain('remoteEntry.js');
  });

  it('takes the same file compressed and its map, and nothing that its manifest does not name', async () => {
    const team = await register();
    const { folder, manifest } = makeBuild();
    const { id } = await begin(team, folder, manifest.name);
    const put = (file: string, content: Buffer) => send(team, manifest.name, id, folder, file, content);
    const screen = readFileSync(join(folder, 'screen.js'));
    await put('screen.js.br', brotliCompressSync(screen)).expect(204);
    await put('screen.js.map', Buffer.from('{"version":3}')).expect(204);
    for (const [file, content] of [
      ['screen.js', Buffer.from('tampered')],
      ['screen.js.br', brotliCompressSync(Buffer.from('tampered'))],
      ['screen.js.br', screen],
      ['other.js', screen],
      ['constructor.map', screen],
      ['toString.LICENSE.txt', screen],
      ['../screen.js', screen],
      ['/etc/passwd', screen],
      ['.env', screen],
    ] as const) {
      const { body } = (await put(file, content).expect(422)) as Failure;
      expect(Object.keys(body.field_errors)).toEqual(['file']);
    }
  });

  it('may have a manifest of as many screens and calls as a large remote has', async () => {
    const team = await register();
    const many = Array.from({ length: 400 }, (_none, number) => route(`/cares/${'x'.repeat(150)}/${number}`));
    const { missing } = await upload(team, { routes: many });
    expect(missing).toHaveLength(2);
  });

  it('refuses a file of more than eight megabytes', async () => {
    const team = await register();
    const { folder, manifest } = makeBuild();
    const { id } = await begin(team, folder, manifest.name);
    await send(team, manifest.name, id, folder, 'screen.js', Buffer.alloc(8 * 2 ** 20 + 1)).expect(413);
  });

  it('has sixty-four megabytes at most, in however many files', async () => {
    const team = await register();
    const { folder, manifest } = makeBuild();
    const { id } = await begin(team, folder, manifest.name);
    const sizes = () => sql.first('select bytes::int from remote_releases where id = $1', [id]);
    const content = readFileSync(join(folder, 'screen.js'));
    const holds = (bytes: number) =>
      sql.rows('update remote_releases set bytes = $2 where id = $1', [id, bytes]);
    const sendOne = () => send(team, manifest.name, id, folder, 'screen.js');
    const most = 64 * 2 ** 20 - content.length;
    await holds(most + 1);
    const { body } = (await sendOne().expect(422)) as Failure;
    expect(body.field_errors).toEqual({ file: ['makes the release larger than 64 MB'] });
    expect(await sizes()).toEqual({ bytes: most + 1 });
    await holds(most);
    await sendOne().expect(204);
  });

  it('changes no more once it is published, and completing it again answers the same', async () => {
    const team = await register();
    const { id, folder, manifest } = await upload(team);
    const answers = await Promise.all([1, 2, 3].map(() => team.post(`${cares}/releases/${id}/complete`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await send(team, manifest.name, id, folder, 'screen.js').expect(409);
    const log = await sql.rows(`select action from remote_channel_log where action = 'publish'`);
    expect(log).toHaveLength(1);
  });

  it('is refused where its routes are another remote’s, naming both, and stays out', async () => {
    const team = await register();
    const others = await register('mfe-search', 'Search');
    const { id: theirs } = await upload(others, { name: 'mfe-search', routes: [route('/cares/{slug}')] });
    const search = '/cpi/v1/platform/remotes/mfe-search';
    await others.post(`${search}/releases/${theirs}/complete`).expect(200);
    await others.post(`${search}/smoke`).send({ release_id: theirs, browser: 'x' }).expect(200);
    await others.post(`${search}/activate`).send({ release_id: theirs }).expect(200);
    const { id } = await upload(team, { routes: [route('/cares/{campaign}')] });
    const { body } = (await team.post(`${cares}/releases/${id}/complete`).expect(422)) as Failure;
    expect(body.message).toContain('/cares/{campaign}');
    expect(body.message).toContain('mfe-search');
    expect(body).toMatchObject({
      code: 'release-refused',
      context: { findings: [{ check: 'routes', where: 'the route /cares/{campaign}' }] },
    });
    const log = await sql.rows(`select release_id from remote_channel_log where action = 'refuse'`);
    expect(log).toEqual([{ release_id: id }]);
  });
});

describe('a deploy key', () => {
  it('opens its own remote and no other, and nothing once it is revoked', async () => {
    const team = await register();
    await register('mfe-search', 'Search');
    const { body: made } = (await team.post(`${cares}/keys`).send({ label: 'CI' }).expect(201)) as {
      body: Schemas['NewDeployKey'];
    };
    const ci = withKey(made.key);
    await ci.get(`${cares}/keys`).expect(200);
    await ci.get('/cpi/v1/platform/remotes/mfe-search/keys').expect(403);
    await ci.post('/cpi/v1/platform/remotes').send({ name: 'mfe-mine', team: 'Mine' }).expect(403);
    await team.delete(`${cares}/keys/${made.id}`).expect(204);
    await team.delete(`${cares}/keys/${made.id}`).expect(204);
    await ci.get(`${cares}/keys`).expect(401);
    const log = await sql.rows(`select action from remote_channel_log where action = 'revoke'`);
    expect(log).toHaveLength(1);
  });

  it('is kept as a hash, and listed without itself', async () => {
    const team = await register();
    const { body } = (await team.get(`${cares}/keys`).expect(200)) as {
      body: { records: Schemas['DeployKey'][] };
    };
    expect(body.records).toEqual([expect.objectContaining({ label: 'first key', revoked_at: null })]);
    expect(JSON.stringify(body)).not.toContain('ccd_');
  });

  it('is asked for by everything that changes something, and guesses are slowed down', async () => {
    await register();
    const { body } = (await client().post(`${cares}/rollback`).send({}).expect(401)) as Failure;
    expect(body.code).toBe('deploy_key-missing');
    const guess = () =>
      withKey(`ccd_${'x'.repeat(43)}`)
        .post(`${cares}/rollback`)
        .send({});
    const answers = [];
    for (let tries = 0; tries < 31; tries += 1) answers.push((await guess()).status);
    expect(answers.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 401));
    expect(answers[30]).toBe(429);
    // A valid key works even if its network has used up the limit for guesses.
    await (await asPlatform()).get(`${cares}/keys`).expect(200);
  });

  it.each(['\u001b[2J', 'a\u202eb', 'two\nlines', '\u0085', 'a\u2066b', '\u2028'])(
    'has a label that can be printed, and so have all words of a team: %j',
    async (words) => {
      const team = await register();
      const keys = (await team
        .post(`${cares}/keys`)
        .send({ label: `CI ${words}.` })
        .expect(422)) as Failure;
      expect(keys.body.field_errors.label?.[0]).toMatch(/control characters/);
      const said = { name: 'mfe-mine', team: `Mine ${words}.` };
      const entered = await (await asPlatform()).post('/cpi/v1/platform/remotes').send(said).expect(422);
      expect(Object.keys((entered as Failure).body.field_errors)).toEqual(['team']);
      const halted = await team
        .post(`${cares}/halt`)
        .send({ release_id: 1, why: `It ${words}.` })
        .expect(422);
      expect(Object.keys((halted as Failure).body.field_errors)).toEqual(['why']);
    },
  );

  it('of the platform opens every remote', async () => {
    await register();
    await (await asPlatform()).get(`${cares}/keys`).expect(200);
  });
});
