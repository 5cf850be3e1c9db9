import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { client, makeUser, signedIn, type TestClient, useDatabase } from '../../testing';
import { begin, clearPlatform, register, send } from '../platform.factory';
import { makeBuild } from '../release.factory';
import { reportToken } from './report-token';
import { traceFault } from './trace';

useDatabase();
afterEach(clearPlatform);

const base = '/cpi/v1/platform/remotes';
/** Maps the start of each line to the start of the same source line. */
const map = { version: 3, sources: ['mfe-cares/src/Campaign.tsx'], names: [], mappings: 'AAAA;AACA;AACA' };

/** A published release whose screen has a source map. */
async function traced(name = 'mfe-cares', given: object | string = map, by?: TestClient) {
  const team = by ?? (await register(name, 'A team'));
  const { folder } = makeBuild({ name: name as 'mfe-cares' });
  const { id, release, missing } = await begin(team, folder, name);
  const text = typeof given === 'string' ? given : JSON.stringify(given);
  await send(team, name, id, folder, 'screen.js.map', Buffer.from(text)).expect(204);
  for (const file of missing) await send(team, name, id, folder, file, readFileSync(join(folder, file)));
  await team.post(`${base}/${name}/releases/${id}/complete`).expect(200);
  const trace = async (stack: string) => {
    const { body } = (await team
      .post(`${base}/${name}/releases/${id}/trace`)
      .send({ stack })
      .expect(200)) as {
      body: Schemas['Trace'];
    };
    return body.lines;
  };
  return {
    team,
    id,
    at: `https://site.example/remotes/${name}/${release}`,
    path: `${base}/${name}/releases/${id}/trace`,
    trace,
  };
}

it('a stack leads to the sources of its release, with or without where the file lay', async () => {
  const { at, trace } = await traced();
  const other = 'https://js.example/v3/screen.js:2:1';
  expect(
    await trace(
      [
        'TypeError: dish is undefined',
        `    at Campaign (${at}/screen.js:2:1)`,
        `    at ${at}~1k3j2/screen.js:3:1`,
        '    at screen.js:1:1',
        `    at ${at}/remoteEntry.js:1:1`,
        `    at ${other}`,
      ].join('\n'),
    ),
  ).toEqual([
    'TypeError: dish is undefined',
    '    at Campaign (mfe-cares/src/Campaign.tsx:2:1)',
    '    at mfe-cares/src/Campaign.tsx:3:1',
    '    at mfe-cares/src/Campaign.tsx:1:1',
    `    at ${at}/remoteEntry.js:1:1`,
    `    at ${other}`,
  ]);
});

it('no stack leads to the sources of another team, out of the folder of releases, or to a fault of ours', async () => {
  const theirs = await traced('mfe-search');
  const own = await traced();
  const lines = [
    `at ${theirs.at}/screen.js:2:1`,
    `at ${own.at}/../../mfe-search/screen.js:2:1`,
    'at https://site.example/remotes/mfe-cares/../mfe-search/screen.js:2:1',
    `at ${'x'.repeat(5000)}.js:1:1`,
  ];
  expect(await own.trace(lines.join('\n'))).toEqual(lines);
  const broken = await traced('mfe-gifts', '{"version":3}');
  expect(await broken.trace(`at ${broken.at}/screen.js:2:1`)).toEqual([`at ${broken.at}/screen.js:2:1`]);
});

it('a map leads to places that can be printed, whatever it says', async () => {
  const { at, trace } = await traced('mfe-cares', {
    ...map,
    sources: ['\u001b[2Jsrc\u009b\n/Campaign\u202e.tsx'],
  });
  expect(await trace(`at ${at}/screen.js:1:1`)).toEqual(['at  [2Jsrc  /Campaign .tsx:1:1']);
});

it('of maps that are larger together than any build writes, the first are read', async () => {
  const large = JSON.stringify(map).padEnd(5 * 2 ** 20);
  const first = await traced('mfe-cares', large);
  const second = await traced('mfe-cares', large, first.team);
  const [near, far] = [first, second].map(({ at }) => `at ${at}/screen.js:1:1`);
  const source = 'at mfe-cares/src/Campaign.tsx:1:1';
  const answers = await Promise.all([1, 2, 3].map(() => first.trace(`${near}\n${far}\n${near}`)));
  for (const answer of answers) expect(answer).toEqual([source, far, source]);
});

it.each([
  ['no list of sources', { ...map, sources: null }],
  ['sources that are none', { ...map, sources: [null, {}] }],
  ['mappings that are none', { ...map, mappings: 1 }],
  ['mappings of nothing', { ...map, mappings: 'AAgggggggggggggB;;;,,,' }],
  ['sections that are none', { version: 3, sections: [null] }],
  ['sections without an end', { version: 3, sections: [{ offset: null, map: { ...map, sections: 1 } }] }],
  ['a root that is none', { ...map, sourceRoot: {} }],
])('a map of %s is no fault of ours', async (_what, given) => {
  const { at, trace } = await traced('mfe-cares', given);
  expect(await trace(`at ${at}/screen.js:1:1`)).toHaveLength(1);
});

it('is traced for the team and for site admins, and for nobody else', async () => {
  const { path } = await traced();
  const others = await register('mfe-search', 'Search');
  const admin = await signedIn(await makeUser({ isAdmin: true }));
  const someone = await signedIn(await makeUser());
  const stack = { stack: 'at screen.js:1:1' };
  await admin.post(path).send(stack).expect(200);
  await others.post(path).send(stack).expect(403);
  await someone.post(path).send(stack).expect(401);
  await client().post(path).send(stack).expect(401);
  const unknown = await register('mfe-gifts', 'Gifts');
  await unknown.post(`${base}/mfe-gifts/releases/999999/trace`).send(stack).expect(404);
});

it('a fault that a page reported is traced by its number', async () => {
  const { id, at } = await traced();
  const fault = {
    token: reportToken([id]),
    release_id: id,
    kind: 'render',
    message: 'it broke',
    path: '/cares',
  };
  await client()
    .post('/remotes/faults')
    .send({ ...fault, stack: `Error: it broke\n    at ${at}/screen.js:2:1` })
    .expect(204);
  await client()
    .post('/remotes/faults')
    .send({ ...fault, kind: 'late' })
    .expect(204);
  const faults = await sql.rows<{ id: number }>('select id from remote_faults order by id');
  const [first, second] = await Promise.all(faults.map((each) => traceFault(each.id)));
  expect(first?.slice(1)).toEqual(['Error: it broke', '    at mfe-cares/src/Campaign.tsx:2:1']);
  expect(first?.[0]).toMatch(/^mfe-cares@1\.0\.0-[0-9a-f]{12} render on \/cares: it broke$/);
  expect(second?.[1]).toBe('(the page told no stack)');
  await expect(traceFault(0)).rejects.toThrow('There is no fault 0');
});
