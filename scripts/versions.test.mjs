// @ts-check
/* global jest, it, describe, expect, beforeAll, afterAll, afterEach */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './lib/run.mjs';
import { nextVersion, raised, wrongVersions } from './lib/versions.mjs';
import { copyPackages } from './testing/copied-packages.mjs';

jest.setTimeout(60_000);

/** @type {string} */
let copy;
/** @type {Map<string, string>} */
const before = new Map();
beforeAll(() => {
  copy = copyPackages(root, ['contracts', 'shared-ui', 'shell', 'scripts']);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));
afterEach(() => {
  for (const [file, text] of before) writeFileSync(file, text);
  before.clear();
});

/**
 * @param {string} path
 * @param {(text: string) => string} change
 */
function edit(path, change) {
  const file = join(copy, path);
  const text = readFileSync(file, 'utf8');
  if (!before.has(file)) before.set(file, text);
  expect(change(text)).not.toBe(text);
  writeFileSync(file, change(text));
}
/** The parts whose version does not match their content. */
const wrong = () => wrongVersions(copy).map((line) => line.split(' ')[0]);

describe('the check of versions', () => {
  it('has nothing to say of the sources as they stand', () => {
    expect(wrongVersions(copy)).toEqual([]);
  });

  it('asks for a new version of the component that was changed, and of no other', () => {
    edit('shared-ui/src/Button/Button.tsx', (text) => `${text}\nexport const Another = () => null;\n`);
    expect(wrongVersions(copy)).toEqual([
      expect.stringMatching(
        /^shared-ui\/Button changed and its version did not \(1\.[\d.]+\): npm run versions$/,
      ),
    ]);
  });

  it('counts what a component alone stands on as its own', () => {
    edit(
      'shared-ui/src/DatePicker/CalendarPanel.tsx',
      (text) => `${text}\nconsole.log('another calendar');\n`,
    );
    expect(wrong()).toEqual(['shared-ui/DatePicker']);
    edit('shared-ui/src/Field/Field.tsx', (text) => `${text}\nconsole.log('another field');\n`);
    expect(wrong()).toEqual(
      expect.arrayContaining(['shared-ui/TextField', 'shared-ui/Select', 'shared-ui/NumberField']),
    );
    expect(wrong()).not.toContain('shared-ui/Button');
  });

  it('counts a new version of a package that a component is made with', () => {
    edit('shared-ui/package.json', (text) => text.replace(/("react-aria-components": )"[^"]+"/, '$1"9.9.9"'));
    expect(wrong()).toContain('shared-ui/Select');
    expect(wrong()).not.toContain('shared-ui/Badge');
  });

  it('leaves comments, new sentences and other pure parts of contracts alone: each build brings these', () => {
    edit('shared-ui/src/Button/Button.tsx', (text) => `/** Said otherwise. */\n${text}`);
    edit('contracts/src/constants.ts', (text) =>
      text.replace('unreachable:', "another: 'Another sentence.',\n  unreachable:"),
    );
    edit('contracts/src/references.ts', (text) =>
      text.replace("cares: '/cares',", "cares: '/cares',\n  another: '/cares/another',"),
    );
    expect(wrongVersions(copy)).toEqual([]);
  });

  it('sees another name in what the shell alone brings', () => {
    edit('contracts/src/runtime/shell.ts', (text) => `${text}\nexport const another = () => undefined;\n`);
    edit('shell/src/shared/react-router-dom.ts', (text) =>
      text.replace('  Link,\n', '  Link,\n  useBlocker,\n'),
    );
    expect(wrong()).toEqual(['contracts/runtime', 'shell/react-router-dom']);
  });
});

describe('the next version', () => {
  const known = { version: '1.2.3', content: 'a', names: { Old: '1.0.0', Later: '1.2.0' } };
  const names = ['Old', 'Later'];

  it.each([
    ['stays where nothing changed', { content: 'a', names }, known],
    [
      'is a patch where it does otherwise what it did',
      { content: 'b', names },
      { ...known, content: 'b', version: '1.2.4' },
    ],
    [
      'is a minor where it has another name, which came with it',
      { content: 'b', names: [...names, 'New'] },
      { version: '1.3.0', content: 'b', names: { ...known.names, New: '1.3.0' } },
    ],
    [
      'is a major where a name is gone, and asks it of every other',
      { content: 'b', names: ['Later'] },
      { version: '2.0.0', content: 'b', names: { Later: '2.0.0' } },
    ],
  ])('%s', (_what, now, next) => {
    expect(nextVersion(known, now)).toEqual(next);
  });

  it('is raised for a name by hand, for whoever relies on what it does now', () => {
    expect(raised(known, ['Old'])).toEqual({
      version: '1.3.0',
      content: 'a',
      names: { Old: '1.3.0', Later: '1.2.0' },
    });
    expect(() => raised(known, ['Nobody'])).toThrow('there is no Nobody; there are Old, Later');
  });
});

describe('the command', () => {
  const run = (/** @type {string[]} */ ...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/versions.mjs', ...args], {
      cwd: copy,
      encoding: 'utf8',
    });
    return { status, said: stdout + stderr };
  };
  const text = () => readFileSync(join(copy, 'shared-ui/versions.json'), 'utf8');
  /** The versions are restored after the test. */
  const keep = () => before.set(join(copy, 'shared-ui/versions.json'), text());

  it('says with --check what is missing, writes nothing, and fails', () => {
    expect(run('--check')).toMatchObject({ status: 0, said: '' });
    edit('shared-ui/src/Badge/Badge.tsx', (source) => `${source}\nconsole.log('another badge');\n`);
    const written = text();
    const { status, said } = run('--check');
    expect(status).not.toBe(0);
    expect(said).toContain('shared-ui/Badge changed and its version did not');
    expect(text()).toBe(written);
  });

  it('moves the versions of what changed, and says which', () => {
    keep();
    edit('shared-ui/src/Badge/Badge.tsx', (source) => `${source}\nconsole.log('another badge');\n`);
    expect(run().said).toMatch(/^shared-ui\/Badge (\S+) -> (?!\1)\S+\n$/);
    expect(run('--check').status).toBe(0);
  });

  it('moves a name by hand, and knows no part or name that is none', () => {
    keep();
    expect(run('shared-ui/Badge', 'Badge').said).toMatch(/^shared-ui\/Badge \S+ -> \S+\n$/);
    const written = text();
    expect(run('shared-ui/Nothing', 'Badge')).toMatchObject({
      status: 1,
      said: expect.stringContaining('there is no part shared-ui/Nothing'),
    });
    expect(run('shared-ui/Badge', 'Nobody').status).not.toBe(0);
    expect(text()).toBe(written);
  });
});

it('a remote asks what the shell alone brings for the oldest version that has its names', () => {
  const { needed } = createRequire(join(copy, 'scripts/'))(join(copy, 'scripts/shared-entries.cjs'));
  edit('contracts/versions.json', () =>
    JSON.stringify({
      runtime: {
        version: '1.10.1',
        content: '',
        names: { client: '1.0.0', notify: '1.9.0', report: '1.10.0', later: '1.10.1' },
      },
    }),
  );
  const runtime = { key: '@copper-carrot/contracts/runtime', folder: 'contracts', name: 'runtime' };
  expect(needed(runtime, ['client'])).toBe('1.0.0');
  expect(needed(runtime, ['notify', 'client'])).toBe('1.9.0');
  expect(needed(runtime, ['report', 'notify'])).toBe('1.10.0');
  expect(needed(runtime, ['notify', 'report'])).toBe('1.10.0');
  expect(needed(runtime, ['*'])).toBe('1.10.1');
  expect(() => needed(runtime, ['client', 'nothing'])).toThrow(
    '@copper-carrot/contracts/runtime has no nothing',
  );
});
