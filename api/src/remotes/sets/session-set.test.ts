import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Feed, ShellManifest, SiteData } from '@copper-carrot/contracts';
import { createApp } from '../../app';
import { sql } from '../../database';
import { client, laterBy, until, useDatabase } from '../../testing';
import { canary, promote, smoke } from '../channels';
import { halt, rollback } from '../halt';
import { readBuild } from '../build-folder';
import { makeBuild, setLive } from '../release.factory';
import { releasesFolder } from '../project-root';
import { publishBuild } from '../sync-builds';
import { flushLoads } from '../reports/loads';
import { followFeed, stopFollowing } from './platform-now';
import { clearPlatform } from '../platform.factory';

jest.mock('../../site/site-assets');

useDatabase();

afterEach(async () => {
  await stopFollowing();
  jest.restoreAllMocks();
  await clearPlatform();
});

const by = 'team cares';
const cares = 'mfe-cares';

const live = async () => setLive(await readBuild(makeBuild().folder), by);
async function tried(percent = 100) {
  const { id } = await publishBuild(await readBuild(makeBuild().folder), by);
  await smoke(cares, id, by, 'a test');
  await canary(cares, id, percent, by);
  return id;
}

type Answer = { text: string; headers: Record<string, string> };
const dataOf = ({ text }: Answer) =>
  JSON.parse(/id="site-data">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}') as SiteData;

/** A browser that keeps its cookies. */
function browser(app = createApp()) {
  const visitor = client(app);
  return {
    page: async (path = '/login', headers: Record<string, string> = {}) =>
      dataOf(
        await visitor
          .get(path)
          .set({ Accept: 'text/html', ...headers })
          .expect(200),
      ),
    has: async () => {
      const { feed } = dataOf(await visitor.get('/login').set('Accept', 'text/html'));
      return feed.remotes.map(({ id }) => id);
    },
    /** The announced revision. */
    told: async () => Number((await visitor.get('/cpi/v1/public/places')).headers['x-cc-feed']),
    take: () => visitor.get('/login').set({ Accept: 'text/html', Cookie: 'cc_take=1' }),
  };
}

describe('a browser', () => {
  it('keeps what it began with over an activation, while a new one has what is live', async () => {
    const first = await live();
    const one = browser();
    expect(await one.has()).toEqual([first]);
    const second = await live();
    expect(await one.has()).toEqual([first]);
    expect(await browser().has()).toEqual([second]);
  });

  it('has no release that was halted at its next page', async () => {
    const first = await live();
    const second = await live();
    const one = browser();
    expect(await one.has()).toEqual([second]);
    await rollback(cares, by);
    expect(await one.has()).toEqual([first]);
  });

  it('loses a canary that is halted, and keeps it when its share grows or it is promoted', async () => {
    const first = await live();
    const second = await tried();
    const one = browser();
    expect(await one.has()).toEqual([second]);
    await canary(cares, second, 99, by);
    expect(await one.has()).toEqual([second]);
    await halt(cares, second, by, 'it blinks');
    expect(await one.has()).toEqual([first]);
    const third = await tried();
    const other = browser();
    expect(await other.has()).toEqual([third]);
    await promote(cares, third, by);
    expect(await other.has()).toEqual([third]);
  });

  it('takes the newest set where its page asks for it, and after a day by itself', async () => {
    const first = await live();
    const [one, other] = [browser(), browser()];
    expect([await one.has(), await other.has()]).toEqual([[first], [first]]);
    const second = await live();
    const { headers } = await one.take();
    expect(String(headers['set-cookie'])).toMatch(/cc_take=;.*Expires=Thu, 01 Jan 1970/);
    expect(await one.has()).toEqual([second]);
    expect(await other.has()).toEqual([first]);
    laterBy(25 * 3_600_000);
    expect(await other.has()).toEqual([second]);
  });

  it('is believed no cookie that is not ours', async () => {
    await live();
    const second = await live();
    const forged = await client()
      .get('/login')
      .set({ Accept: 'text/html', Cookie: 'cc_releases=1.9999999999.1.1.forged' });
    expect(dataOf(forged as Answer).feed.remotes.map(({ id }) => id)).toEqual([second]);
  });
});

describe('an open page', () => {
  it('is told of a newer set for its browser, and of nothing that changes nothing for it', async () => {
    await live();
    followFeed();
    const app = createApp();
    const one = browser(app);
    await until('following', async () => (await one.told()) > 0);
    const { feed } = await one.page();
    expect(await one.told()).toBe(feed.revision);
    const { id } = await publishBuild(await readBuild(makeBuild().folder), by);
    await smoke(cares, id, by, 'a test');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await one.told()).toBe(feed.revision);
    await canary(cares, id, 100, by);
    await until('told', async () => (await one.told()) > feed.revision, 1_000);
    await one.take();
    const newer = await one.page();
    expect(newer.feed.remotes.map((each) => each.id)).toEqual([id]);
    expect(await one.told()).toBe(newer.feed.revision);
  });
});

it('the feed of a newcomer names no canary', async () => {
  const first = await live();
  await tried();
  const { body } = (await client().get('/remotes/feed.json').expect(200)) as { body: Feed };
  expect(body.remotes.map(({ id }) => id)).toEqual([first]);
});

describe('the shell', () => {
  const shell = async (script: string) => {
    const manifest: ShellManifest = {
      name: 'shell',
      version: '1.0.0',
      contract: 2,
      assets: {
        documents: { shell: { scripts: [script], preload: [] }, frame: { scripts: [script], preload: [] } },
        shared: {},
        fonts: [],
      },
      provides: {},
      bytes: {},
      files: { [script]: 'sha256-x' },
    };
    await sql.rows(
      `insert into remotes (name, team, registered_by) values ('shell', 'Platform', 'a test') on conflict do nothing`,
    );
    const row = await sql.first<{ id: number }>(
      `insert into remote_releases (remote, version, content_hash, folder, manifest, published_by, smoked_at)
        values ('shell', '1.0.0', $1, $2, $3, 'a test', now()) returning id`,
      [script, `shell/1.0.0-${script}`, JSON.stringify(manifest)],
    );
    return row?.id ?? 0;
  };
  const html = async () => ((await client().get('/login').set('Accept', 'text/html')) as Answer).text;

  it('is the build of the checkout until one is released, and then the release', async () => {
    expect(await html()).toContain('/assets/shell.1.js');
    const id = await shell('one.js');
    await sql.rows(`insert into remote_channels (remote, release_id) values ('shell', $1)`, [id]);
    expect(await html()).toContain('/assets/one.js');
    expect((await browser().page()).shell).toMatchObject({ id, version: '1.0.0', hash: 'one.js' });
  });

  it('is halted by itself as a canary, by what its pages tell of it', async () => {
    const [first, tried] = [await shell('one.js'), await shell('two.js')];
    await sql.rows(
      `insert into remote_channels (remote, release_id, canary_release_id, canary_percent, canary_since)
        values ('shell', $1, $2, 100, now())`,
      [first, tried],
    );
    const told = async (network: string, what: object, kind = 'loads') => {
      const { shell: given, reportToken: token } = await browser().page();
      expect(given?.id).toBe(tried);
      await client(createApp())
        .always({ 'X-Forwarded-For': network })
        .post(`/remotes/${kind}`)
        .send({ token, ...what })
        .expect(204);
    };
    for (let page = 0; page < 20; page++)
      await told(`198.51.100.${page % 10}`, { loads: [{ release_id: tried, ms: 900 }] });
    const fault = { release_id: tried, kind: 'load', message: 'A file of it failed', path: '/' };
    for (const network of [1, 2, 3]) await told(`203.0.113.${network}`, fault, 'faults');
    await flushLoads();
    // The timer may already be writing the last loads.
    await until('halted', async () => (await browser().page()).shell?.id === first);
    expect(await sql.first(`select release_id, canary_release_id from remote_channels`)).toEqual({
      release_id: first,
      canary_release_id: null,
    });
  });

  it('keeps the files of an earlier one for the pages that have it', async () => {
    const [, newer] = [await shell('earlier.js'), await shell('newer.js')];
    await sql.rows(`insert into remote_channels (remote, release_id) values ('shell', $1)`, [newer]);
    for (const file of ['earlier.js', 'newer.js']) {
      const folder = join(releasesFolder(), `shell/1.0.0-${file}`);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, file), `'${file}'`);
    }
    const { text } = await client()
      .get('/assets/earlier.js')
      .expect(200)
      .expect('Content-Type', /javascript/);
    expect(text).toBe("'earlier.js'");
    await client().get('/assets/newer.js').expect(200);
    // An unserved release with the same file must not change any page.
    await sql.rows(
      `insert into remote_releases (remote, version, content_hash, folder, manifest, published_by)
        select 'shell', '1.0.1', 'taken', 'shell/1.0.1-taken', manifest, 'a test'
          from remote_releases where content_hash = 'newer.js'`,
    );
    mkdirSync(join(releasesFolder(), 'shell/1.0.1-taken'), { recursive: true });
    writeFileSync(join(releasesFolder(), 'shell/1.0.1-taken/newer.js'), 'taken over');
    const { text: still } = await client().get('/assets/newer.js').expect(200);
    expect(still).toBe("'newer.js'");
    await client().get('/assets/other.js').expect(404);
    await sql.rows(`update remote_releases set removed_at = now() where content_hash = 'earlier.js'`);
    await client().get('/assets/earlier.js').expect(404);
  });
});
