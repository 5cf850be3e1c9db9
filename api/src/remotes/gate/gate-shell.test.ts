import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { framePages, type RemoteManifest, type ShellManifest } from '@copper-carrot/contracts';
import { projectRoot } from '../project-root';
import { aRemote, aRoute, arriving, aShell, aSite, noise, remoteTexts, type Texts } from './gate.factory';
import { gate } from '.';

const budgets = JSON.parse(readFileSync(join(projectRoot, 'scripts/budgets.json'), 'utf8')) as {
  shellPage: number;
  frame: number;
};
const asked = async (release: Parameters<typeof arriving>[0], texts?: Texts) =>
  (await gate(arriving(release, texts), aSite())).findings;

const { assets } = aShell();
const { documents } = assets;

it.each<[string, Partial<ShellManifest['assets']>]>([
  ['the page', { documents: { ...documents, shell: { scripts: ['lost.js'], preload: [] } } }],
  ['the sign-in frame', { documents: { ...documents, frame: { scripts: ['lost.js'], preload: [] } } }],
  [
    'a preload',
    {
      documents: {
        ...documents,
        shell: {
          scripts: ['shell.1a.js'],
          preload: [{ file: 'lost.js', integrity: 'sha256-LXEWQrcmsEQBYnyp+6wy9chTD7GQPMTbAiWHF5IaSIE=' }],
        },
      },
    },
  ],
  [
    'a shared part',
    {
      shared: {
        runtime: [{ file: 'lost.js', integrity: 'sha256-LXEWQrcmsEQBYnyp+6wy9chTD7GQPMTbAiWHF5IaSIE=' }],
      },
    },
  ],
  ['a font', { fonts: ['lost.js'] }],
])('refuses a shell that leads %s to a file that it does not bring', async (_what, more) => {
  expect(await asked(aShell({ assets: { ...assets, ...more } }))).toMatchObject([
    { check: 'files', where: 'lost.js', what: 'lost.js is loaded by a page and is not among the files' },
  ]);
});

it.each([
  ['shell.1a.js', 'every page', budgets.shellPage],
  ['frame.1a.js', 'the sign-in frame', budgets.frame],
])('refuses a shell whose %s is heavier than %s may be', async (file, where, budget) => {
  const texts = { [file]: noise(budget + 5000) };
  const { files } = aRemote({}, texts);
  const heavy = aShell({ files: { ...aShell().files, ...files } });
  expect(await asked(heavy, texts)).toMatchObject([
    { check: 'budgets', where, what: expect.stringContaining(budget.toLocaleString('en')) as string },
  ]);
});

it.each([...framePages])('refuses %s to a remote, which the sign-in frame has', async (path) => {
  expect(await asked(aRemote({ routes: [aRoute(path as '/')] }))).toMatchObject([
    { check: 'routes', what: `${path} belongs to the shell` },
  ]);
});

it.each(['/cpi', '/assets', '/remotes', '/local', '/readyz', '/healthz', '/metrics'] as const)(
  'refuses what lies under %s, which the server answers itself',
  async (prefix) => {
    const found = await asked(aRemote({ routes: [aRoute(prefix), aRoute(`${prefix}/{id}`)] }));
    expect(found.map(({ check, where }) => [check, where])).toEqual([
      ['routes', `the route ${prefix}`],
      ['routes', `the route ${prefix}/{id}`],
    ]);
    expect(await asked(aRemote({ routes: [aRoute(`${prefix}-more`)] }))).toEqual([]);
  },
);

it.each([
  ['own.css', 'p{}', 'A style sheet'],
  ['screen.js', 'const s=new CSSStyleSheet', 'a CSSStyleSheet'],
])('refuses what styles the whole page: %s of %s', async (file, text, what) => {
  const texts = { ...remoteTexts, [file]: text };
  expect(await asked(aRemote({}, texts), texts)).toMatchObject([
    { check: 'styles', where: file, what: `${what} reaches past the remote's own components` },
  ]);
});

it('tells of a release with thousands of faults the first of each kind, in lines that end', async () => {
  const names = Array.from({ length: 1000 }, (_none, number) => `${'name'.repeat(40)}${number}`);
  const shared: RemoteManifest['shared'] = Object.fromEntries(
    Array.from({ length: 3000 }, (_none, number) => [
      `part${number}`,
      { range: '1.0.0', names: number === 0 ? names : ['a'] },
    ]),
  );
  const routes = Array.from({ length: 300 }, (_none, number) => aRoute(`/cpi/${number}`));
  const found = await asked(aRemote({ routes, shared }));
  const of = (kind: string) => found.filter(({ check }) => check === kind).length;
  expect([of('routes'), of('shared')]).toEqual([50, 50]);
  expect(Math.max(...found.map(({ what }) => what.length))).toBeLessThan(3000);
});
