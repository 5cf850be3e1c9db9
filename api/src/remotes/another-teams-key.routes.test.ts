import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ApiDocument, type Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { client, useDatabase, type TestClient } from '../testing';
import { clearPlatform, ready, register, upload, withKey } from './platform.factory';
import { projectRoot } from './project-root';
import { makeBuild, route } from './release.factory';

useDatabase();
afterEach(clearPlatform);

const base = '/cpi/v1/platform/remotes';
const [cares, search] = [`${base}/mfe-cares`, `${base}/mfe-search`];

/** Every call that changes a remote, with a valid body; calls of the platform's key are not included. */
const changes: Record<string, object | Buffer> = {
  'post /releases': Buffer.from(JSON.stringify(makeBuild().manifest)),
  'put /releases/{id}/files': Buffer.from('content'),
  'post /releases/{id}/complete': {},
  'post /smoke': { browser: 'Chromium' },
  'post /activate': {},
  'post /canary': { percent: 5 },
  'post /promote': {},
  'post /halt': { why: 'it blinks' },
  'post /rollback': {},
  'post /leave': {},
  'post /keys': { label: 'mine' },
  'post /releases/{id}/trace': { stack: 'Error: at x' },
  'delete /keys/{id}': {},
  'post /preview': {},
};
const byNumber = ['smoke', 'activate', 'canary', 'halt', 'preview'].map((act) => `post /${act}`);

function change(who: TestClient, what: string, remote: string, id: number) {
  const [method = '', path = ''] = what.split(' ');
  const body = changes[what];
  const query = path.endsWith('/files') ? '?file=screen.js' : '';
  const asked = who[method as 'post' | 'put' | 'delete'](
    `${remote}${path.replace('{id}', String(id))}${query}`,
  );
  if (body instanceof Buffer) return asked.set('Content-Type', 'application/octet-stream').send(body);
  return asked.send(path.includes('{id}') || /keys|leave/.test(path) ? body : { release_id: id, ...body });
}

it('knows every way to change a remote', () => {
  const { paths } = JSON.parse(
    readFileSync(join(projectRoot, 'contracts/openapi.json'), 'utf8'),
  ) as ApiDocument;
  const prefix = `${base}/{name}`;
  const found = Object.entries(paths)
    .filter(([path]) => path.startsWith(`${prefix}/`))
    .flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((method) => method !== 'get')
        .map((method) => `${method} ${path.slice(prefix.length)}`),
    );
  expect(found.sort()).toEqual(Object.keys(changes).sort());
});

it.each(Object.keys(changes))(
  'a remote is changed by no other team, and by nobody without a key: %s',
  async (what) => {
    const team = await register();
    const others = await register('mfe-search', 'Search');
    const { id } = await upload(team);
    const everything = () =>
      Promise.all(
        ['remote_releases', 'remote_channels', 'remote_channel_log'].map((table) =>
          sql.rows(`select * from ${table} order by 1`),
        ),
      );
    const before = await everything();
    await change(client(), what, cares, id).expect(401);
    await change(others, what, cares, id).expect(403);
    expect(await everything()).toEqual(before);
  },
);

it('a release is reached by its own remote alone, whoever knows its number', async () => {
  const team = await register();
  const others = await register('mfe-search', 'Search');
  const { id } = await upload(team);
  for (const what of [
    'put /releases/{id}/files',
    'post /releases/{id}/complete',
    'post /releases/{id}/trace',
  ])
    await change(others, what, search, id).expect(404);
  expect(await sql.first('select published from remote_releases where id = $1', [id])).toEqual({
    published: false,
  });
  const drawn = await ready(team);
  const own = await ready(others, { name: 'mfe-search', routes: [route('/search')] });
  await others.post(`${search}/activate`).send({ release_id: own }).expect(200);
  for (const what of byNumber) await change(others, what, search, drawn).expect(404);
});

it('a key is revoked by its own team alone, whoever knows its number', async () => {
  const team = await register();
  const others = await register('mfe-search', 'Search');
  const { body } = (await team.post(`${cares}/keys`).send({ label: 'CI' }).expect(201)) as {
    body: Schemas['NewDeployKey'];
  };
  await change(others, 'delete /keys/{id}', search, body.id).expect(404);
  await withKey(body.key).get(`${cares}/keys`).expect(200);
});
