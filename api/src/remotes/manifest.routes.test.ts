import type { Schemas, ShellManifest } from '@copper-carrot/contracts';
import { sql } from '../database';
import { useDatabase } from '../testing';
import { aShell } from './gate/gate.factory';
import { arrive, clearPlatform, register, upload } from './platform.factory';
import { makeBuild, route } from './release.factory';

useDatabase();
afterEach(clearPlatform);

const cares = '/cpi/v1/platform/remotes/mfe-cares';
type Failure = { body: Schemas['Error'] };

/** JSON text with a key that an object literal can't have. */
const withName = (field: string, value: string) =>
  JSON.stringify(makeBuild().manifest).replace(`"${field}":{`, `"${field}":{"__proto__":${value}`);

describe('a release that arrives', () => {
  it.each([
    ['no JSON', 'oh'],
    ['another remote’s', JSON.stringify({ ...makeBuild().manifest, name: 'mfe-search' })],
    ['without a version', JSON.stringify({ ...makeBuild().manifest, version: undefined })],
    [
      'with a way out of its folder',
      JSON.stringify({ ...makeBuild().manifest, files: { '../x.js': 'sha256-' } }),
    ],
    [
      'of text that no database keeps',
      JSON.stringify({
        ...makeBuild().manifest,
        fallback: { title: '\u0000', message: '\ud800', links: [] },
      }),
    ],
    [
      'of words that move a cursor',
      JSON.stringify({ ...makeBuild().manifest, shared: { 'a\u001b[2J': { range: '1.0.0', names: [] } } }),
    ],
    [
      'of words that read backwards',
      JSON.stringify({ ...makeBuild().manifest, fallback: { title: 'a\u202eb', message: 'c', links: [] } }),
    ],
    [
      'nested without an end',
      JSON.stringify(makeBuild().manifest).replace(
        /\}$/,
        `,"more":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
      ),
    ],
    ['of a name that every object has', withName('shared', 'null')],
    ['of such a name among its files', withName('files', '"sha256-x",')],
    [
      'of more routes that are none than can be counted up',
      JSON.stringify({ ...makeBuild().manifest, routes: Array.from({ length: 150_000 }, () => null) }),
    ],
    ['without files', JSON.stringify({ ...makeBuild().manifest, files: {} })],
  ])('is refused where its manifest is %s', async (_what, manifest) => {
    const team = await register();
    const { body } = (await arrive(team, 'mfe-cares', manifest).expect(422)) as Failure;
    expect(Object.keys(body.field_errors)).toEqual(['manifest']);
    expect(await sql.rows('select id from remote_releases')).toEqual([]);
  });

  const calls = { operations: {}, sent: {}, answered: {} };
  const deep = (depth: number): unknown => (depth === 0 ? 'string' : ['[]', deep(depth - 1)]);
  it.each<[field: string, more: object]>([
    ['calls', { calls: null }],
    ['calls.operations', { calls: { ...calls, operations: null } }],
    ['calls.operations', { calls: { ...calls, operations: ['get /x'] } }],
    ['calls.operations.get /x', { calls: { ...calls, operations: { 'get /x': null } } }],
    ['calls.operations.get /x', { calls: { ...calls, operations: { 'get /x': { query: { a: null } } } } }],
    ['calls.sent.A', { calls: { ...calls, sent: { A: null } } }],
    ['calls.answered.A', { calls: { ...calls, answered: { A: deep(40) } } }],
    ['calls.answered', { calls: { operations: {}, sent: {} } }],
    ['routes', { routes: null }],
    ['routes[0]', { routes: [null] }],
    ['routes[0].preload', { routes: [{ ...route('/cares'), preload: { length: 1 } }] }],
    ['navigation[0]', { navigation: [null] }],
    ['fallback', { fallback: null }],
    ['shared.react', { shared: { react: null } }],
    ['shared.react.names', { shared: { react: { range: '^19.0.0', names: null } } }],
    ['contract', { contract: null }],
    ['entry', { entry: null }],
    ['container', { container: 1 }],
    ['container', { container: 'mfe_search_1' }],
  ])(
    'is refused by the name of the field where %s is of another shape, or another’s',
    async (field, more) => {
      const team = await register();
      const manifest = { ...makeBuild().manifest, ...more };
      const { body } = (await arrive(team, 'mfe-cares', JSON.stringify(manifest)).expect(422)) as Failure;
      expect(body.field_errors.manifest?.[0]).toContain(`"${field}"`);
    },
  );

  it.each<[field: string, change: (assets: ShellManifest['assets']) => object]>([
    ['assets', () => ({ assets: null })],
    ['assets.documents.shell', ({ documents }) => ({ documents: { ...documents, shell: null } })],
    ['assets.documents.frame.scripts', ({ documents }) => ({ documents: { ...documents, frame: {} } })],
    ['assets.shared.ui/Table', () => ({ shared: { 'ui/Table': null } })],
    ['assets.shared.ui/Table[0]', () => ({ shared: { 'ui/Table': [null] } })],
  ])('of the shell is refused in the same way where %s is of another shape', async (field, change) => {
    const team = await register('shell', 'Platform');
    const { assets } = aShell();
    const changed = change(assets);
    const manifest = {
      ...aShell(),
      ...('assets' in changed ? changed : { assets: { ...assets, ...changed } }),
    };
    const { body } = (await arrive(team, 'shell', JSON.stringify(manifest)).expect(422)) as Failure;
    expect(body.field_errors.manifest?.[0]).toContain(`"${field}"`);
  });

  it('is refused when it is complete, where it began to arrive when less was asked of a manifest', async () => {
    const team = await register();
    const { id } = await upload(team);
    await sql.rows(`update remote_releases set manifest = manifest || $1 where id = $2`, [
      JSON.stringify({ calls: { ...calls, operations: { 'get /x': null } } }),
      id,
    ]);
    const { body } = (await team.post(`${cares}/releases/${id}/complete`).expect(422)) as Failure;
    expect(body.message).toContain('calls.operations.get /x');
  });
});
