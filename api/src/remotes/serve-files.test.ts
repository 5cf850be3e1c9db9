import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from '../database';
import { client, makeUser, signedIn, useDatabase } from '../testing';
import { makeDeployKey } from './deploy-keys';
import { clearPlatform, asPlatform, register, withKey } from './platform.factory';
import { releasesFolder } from './project-root';

jest.mock('../site/site-assets');

useDatabase();
afterEach(clearPlatform);

it('a source map of the shell is there for its team, the platform’s and site admins, and for nobody else', async () => {
  const others = await register();
  await sql.rows(`insert into remotes (name, team, registered_by) values ('shell', 'Platform', 'a test')`);
  await sql.rows(
    `insert into remote_releases (remote, version, content_hash, folder, manifest, published_by)
      values ('shell', '1.0.0', 'mapped', 'shell/1.0.0-mapped', $1, 'a test')`,
    [JSON.stringify({ name: 'shell', version: '1.0.0', files: { 'app.1a.js': 'sha256-x' } })],
  );
  const folder = join(releasesFolder(), 'shell/1.0.0-mapped');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'app.1a.js'), 'boot()');
  writeFileSync(join(folder, 'app.1a.js.map'), '{"version":3}');
  await client().get('/assets/app.1a.js').expect(200);
  for (const name of ['.map', '%2Emap', '.MAP', '.m%61p', '.map.br', '.map%2F.'])
    await client().get(`/assets/app.1a.js${name}`).expect(404);
  const map = '/assets/app.1a.js.map';
  await others.get(map).expect(404);
  await (await signedIn(await makeUser())).get(map).expect(404);
  const { key } = await makeDeployKey('shell', 'CI', 'a test');
  const team = withKey(key);
  for (const who of [team, await asPlatform(), await signedIn(await makeUser({ isAdmin: true }))])
    await who.get(map).expect(200).expect('Cache-Control', 'private, no-store');
});
