import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from '../../database';
import { client, useDatabase } from '../../testing';
import { readBuild } from '../build-folder';
import { clearPlatform } from '../platform.factory';
import { makeBuild, setLive } from '../release.factory';
import { reportToken } from './report-token';
import { traceFault } from './trace';

useDatabase();
afterEach(clearPlatform);

it('a fault leads to the line of the sources that threw, by the map that is kept with its release', async () => {
  const { folder } = makeBuild();
  // Maps the file's first character to line 3, column 3 of its source.
  const map = { version: 3, sources: ['src/screens/Donate.tsx'], names: [], mappings: 'AAEE' };
  writeFileSync(join(folder, 'screen.js.map'), JSON.stringify(map));
  const build = await readBuild(folder);
  const id = await setLive(build);
  const files = `http://localhost:3000/remotes/mfe-cares/1.0.0-${build.hash}`;
  const stack = [
    'TypeError: dish is undefined',
    `    at draw (${files}/screen.js:1:1)`,
    `    at again (${files}~1k3j2/screen.js:1:1)`,
    `    at entry (${files}/remoteEntry.js:1:1)`,
    '    at elsewhere (https://elsewhere.example/x.js:1:1)',
  ];
  await client()
    .post('/remotes/faults')
    .send({
      token: reportToken([id]),
      release_id: id,
      kind: 'render',
      message: 'TypeError: dish is undefined',
      path: '/cares',
      stack: stack.join('\n'),
    })
    .expect(204);
  const fault = await sql.first<{ id: string }>('select id from remote_faults');
  expect(await traceFault(Number(fault?.id))).toEqual([
    `mfe-cares@1.0.0-${build.hash} render on /cares: TypeError: dish is undefined`,
    'TypeError: dish is undefined',
    '    at draw (src/screens/Donate.tsx:3:3)',
    '    at again (src/screens/Donate.tsx:3:3)',
    ...stack.slice(3),
  ]);
  await expect(traceFault(0)).rejects.toThrow('There is no fault 0');
});
