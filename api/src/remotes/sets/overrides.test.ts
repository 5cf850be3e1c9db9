import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest, Schemas, SiteData } from '@copper-carrot/contracts';
import { client, laterBy, makeUser, signedIn, useDatabase, type TestClient } from '../../testing';
import { halt } from '../halt';
import { readBuild } from '../build-folder';
import { clearPlatform, ready, register } from '../platform.factory';
import { makeBuild, route, setLive } from '../release.factory';
import { publishBuild } from '../sync-builds';
import { isAllowedOrigin } from './machine';

jest.mock('../../site/site-assets');

useDatabase();

afterEach(clearPlatform);

const cares = 'mfe-cares';
const preview = (who: TestClient, body: object, name = cares) =>
  who.post(`/cpi/v1/platform/remotes/${name}/preview`).send(body);
const linkOf = async (who: TestClient, body: object) =>
  new URL(((await preview(who, body).expect(200)) as { body: Schemas['Preview'] }).body.url);

async function open(visitor: TestClient, path = '/login') {
  const { text, headers } = (await visitor.get(path).set('Accept', 'text/html').expect(200)) as {
    text: string;
    headers: Record<string, string>;
  };
  const data = JSON.parse(/id="site-data">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}') as SiteData;
  return { data, policy: headers['content-security-policy'] ?? '' };
}

describe('a preview link', () => {
  it('gives one browser a release that nobody else has, says so, and is ended', async () => {
    const team = await register();
    const id = await ready(team);
    const link = await linkOf(team, { release_id: id });
    const visitor = client();
    await visitor
      .get(`/cares${link.search}&tab=2`)
      .expect(303)
      .expect('Location', '/cares?tab=2')
      .expect('Cache-Control', 'no-store');
    const { data } = await open(visitor);
    expect(data.feed.remotes.map((each) => each.id)).toEqual([id]);
    expect(data.overrides).toEqual([{ name: cares, what: expect.stringMatching(/^1\.0\.0-/) as string }]);
    expect((await open(client())).data.feed.remotes).toEqual([]);
    // Reports of a previewing team neither count for nor against the release.
    await visitor
      .post('/remotes/loads')
      .send({ token: data.reportToken, loads: [{ release_id: id, ms: 5 }] })
      .expect(403);
    await visitor.get('/cares?cc_override=off').expect(303).expect('Location', '/cares');
    expect((await open(visitor)).data).toMatchObject({ overrides: [], feed: { remotes: [] } });
  });

  it('leads to the first page of the remote that anybody can name', async () => {
    const team = await register();
    const routes = [route('/cares/{slug}'), route('/cares/by-{date}'), route('/cares/all/{page?}')];
    const { id } = await publishBuild(await readBuild(makeBuild({ routes }).folder), 'team cares');
    expect((await linkOf(team, { release_id: id })).pathname).toBe('/cares/all');
    const needy = makeBuild({ routes: [route('/cares/{slug}')] });
    const other = await publishBuild(await readBuild(needy.folder), 'team cares');
    expect((await linkOf(team, { release_id: other.id })).pathname).toBe('/');
  });

  it('brings what anybody may be given of others along, so that a release is seen beside a canary, and nothing else of theirs', async () => {
    const team = await register();
    const others = await register('mfe-search', 'Search');
    const search = '/cpi/v1/platform/remotes/mfe-search';
    const theirs = () => ready(others, { name: 'mfe-search', routes: [route('/search')] });
    const live = await theirs();
    await others.post(`${search}/activate`).send({ release_id: live }).expect(200);
    const canary = await theirs();
    const id = await ready(team);
    const { body } = (await preview(team, { release_id: id, beside: [canary] }).expect(422)) as {
      body: Schemas['Error'];
    };
    expect(Object.keys(body.field_errors)).toEqual(['beside']);
    await others.post(`${search}/canary`).send({ release_id: canary, percent: 1 }).expect(200);
    const link = await linkOf(team, { release_id: id, beside: [canary] });
    const visitor = client();
    await visitor.get(`/login${link.search}`).expect(303);
    const { data } = await open(visitor);
    expect(data.feed.remotes.map((each) => each.id)).toEqual([id, canary]);
    expect(data.overrides.map(({ name }) => name)).toEqual(['mfe-search', cares]);
  });

  it('is over after an hour, and is nobody’s to make up', async () => {
    const team = await register();
    const link = await linkOf(team, { release_id: await ready(team) });
    await client()
      .get(`/login?cc_override=${link.searchParams.get('cc_override')}x`)
      .expect(403);
    laterBy(3_700_000);
    await client().get(`/login${link.search}`).expect(403);
    jest.restoreAllMocks();
  });

  it('gives nothing any more after a working day', async () => {
    const team = await register();
    const id = await ready(team);
    const visitor = client();
    await visitor.get(`/login${(await linkOf(team, { release_id: id })).search}`).expect(303);
    laterBy(7.9 * 3_600_000);
    expect((await open(visitor)).data.feed.remotes.map((each) => each.id)).toEqual([id]);
    jest.restoreAllMocks();
    laterBy(8.1 * 3_600_000);
    expect((await open(visitor)).data).toMatchObject({ overrides: [], feed: { remotes: [] } });
    jest.restoreAllMocks();
  });

  it('leads to no other site', async () => {
    const team = await register();
    const link = await linkOf(team, { release_id: await ready(team) });
    for (const path of ['//evil.example', '/%5Cevil.example', '///evil.example']) {
      const { headers } = await client().get(`${path}${link.search}`).expect(303);
      expect(headers.location).toMatch(/^\/[^/\\]/);
    }
  });

  it('is made by the remote’s team and by site admins, and by nobody else', async () => {
    const team = await register();
    const others = await register('mfe-search', 'Search');
    const id = await ready(team);
    await preview(client(), { release_id: id }).expect(401);
    await preview(others, { release_id: id }).expect(403);
    await preview(await signedIn(await makeUser()), { release_id: id }).expect(401);
    await preview(await signedIn(await makeUser({ isAdmin: true })), { release_id: id }).expect(200);
    await preview(team, { release_id: id, origin: 'http://localhost:1' }).expect(422);
    await preview(team, {}).expect(422);
  });

  it('gives nothing that was halted since', async () => {
    const team = await register();
    const id = await ready(team);
    const link = await linkOf(team, { release_id: id });
    const visitor = client();
    await visitor.get(`/login${link.search}`).expect(303);
    await halt(cares, id, 'a test', 'it blinks');
    expect((await open(visitor)).data).toMatchObject({ overrides: [], feed: { remotes: [] } });
  });

  it('gives its team what was halted, so that it is drawn and may come back', async () => {
    const team = await register();
    const build = await readBuild(makeBuild().folder);
    const { id } = await publishBuild(build, 'a start of the site');
    await halt(cares, id, 'a test', 'it blinks');
    const command = (what: string, body: object) =>
      team.post(`/cpi/v1/platform/remotes/${cares}/${what}`).send({ release_id: id, ...body });
    const undrawn = (await command('activate', { unhalt: true }).expect(409)) as { body: Schemas['Error'] };
    expect(undrawn.body.code).toBe('release-not_smoked');
    const visitor = client();
    await visitor.get(`/login${(await linkOf(team, { release_id: id })).search}`).expect(303);
    expect((await open(visitor)).data.feed.remotes.map((each) => each.id)).toEqual([id]);
    expect((await open(client())).data.feed.remotes).toEqual([]);
    await command('smoke', { browser: 'Chromium' }).expect(200);
    await command('activate', { unhalt: true }).expect(200);
    expect((await open(client())).data.feed.remotes.map((each) => each.id)).toEqual([id]);
  });
});

describe('somebody’s own machine', () => {
  let server: Server;
  let manifest: RemoteManifest;
  let origin: string;
  beforeAll(async () => {
    ({ manifest } = makeBuild());
    server = createServer((_request, response) => response.end(JSON.stringify(manifest)));
    await new Promise<void>((up) => server.listen(0, '127.0.0.1', up));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((down) => server.close(down)));

  it('is let into the pages of this one browser', async () => {
    const team = await register();
    const link = await linkOf(team, { origin });
    const visitor = client();
    await visitor.get(`/login${link.search}`).expect(303);
    const { data, policy } = await open(visitor);
    expect(data.feed.remotes).toEqual([
      expect.objectContaining({ id: 0, base: `${origin}/`, integrity: '' }),
    ]);
    expect(data.overrides).toEqual([{ name: cares, what: origin }]);
    for (const directive of ['style-src', 'img-src', 'font-src', 'connect-src'])
      expect(new RegExp(`${directive} [^;]*${origin}`).test(policy)).toBe(true);
    expect(policy).toContain("'strict-dynamic'");
    expect((await open(client())).policy).not.toContain(origin);
  });

  it.each([
    'https://evil.example',
    'http://localhost.evil.example:80',
    'http://localhost:80/path',
    'javascript:1',
  ])('is not taken from %s', async (wrong) => {
    const team = await register();
    const { body } = (await preview(team, { origin: wrong }).expect(422)) as { body: Schemas['Error'] };
    expect(Object.keys(body.field_errors)).toEqual(['origin']);
  });

  it('may have any port of a machine that is named so', () => {
    expect(isAllowedOrigin('http://localhost:4100')).toBe(true);
    expect(isAllowedOrigin('http://localhost')).toBe(true);
    expect(isAllowedOrigin('https://localhost:4100')).toBe(false);
  });
});

describe('a source map', () => {
  it('is there for the remote’s team and site admins, and for nobody else, under whatever name', async () => {
    const team = await register();
    const others = await register('mfe-search', 'Search');
    const { folder } = makeBuild();
    writeFileSync(join(folder, 'screen.js.map'), '{"version":3}');
    const build = await readBuild(folder);
    await setLive(build);
    const path = `/remotes/mfe-cares/1.0.0-${build.hash}/screen.js`;
    await client().get(path).expect(200);
    for (const name of ['.map', '%2Emap', '.MAP', '.m%61p', '.map.br', '.map%2F.', '.map%2Fx%2F..'])
      await client().get(`${path}${name}`).expect(404);
    await others.get(`${path}.map`).expect(404);
    await (await signedIn(await makeUser())).get(`${path}.map`).expect(404);
    await team.get(`${path}.map`).expect(200).expect('Cache-Control', 'private, no-store');
    await (await signedIn(await makeUser({ isAdmin: true }))).get(`${path}.map`).expect(200);
    expect((await publishBuild(build, 'a test')).isNew).toBe(false);
  });
});
