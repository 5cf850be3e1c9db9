import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepSiteFiles } from './kept-files';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'kept-files-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 1);

function build(name: string, files: string[]): string {
  const folder = join(home, name);
  mkdirSync(folder);
  for (const file of files) writeFileSync(join(folder, file), file);
  return folder;
}
const kept = () => readdirSync(join(home, 'kept')).sort();

it('has what a page of an earlier build asks for, and nothing that no page does', async () => {
  const target = join(home, 'kept');
  await keepSiteFiles(
    build('one', ['app.1.js', 'app.1.js.br', 'app.1.js.map', 'assets.json']),
    target,
    start,
  );
  await keepSiteFiles(build('two', ['app.2.js', 'assets.json', 'assets.json.br']), target, start + day);
  expect(kept()).toEqual(['app.1.js', 'app.1.js.br', 'app.2.js']);
});

it('lets go of what no build has had for thirty days, counted from the last that had it', async () => {
  const target = join(home, 'kept');
  const one = build('one', ['app.1.js', 'vendor.js']);
  const two = build('two', ['app.2.js', 'vendor.js']);
  await keepSiteFiles(one, target, start);
  // It ran for forty days without another start.
  await keepSiteFiles(two, target, start + 40 * day);
  expect(kept()).toEqual(['app.1.js', 'app.2.js', 'vendor.js']);
  await keepSiteFiles(two, target, start + 69 * day);
  expect(kept()).toEqual(['app.1.js', 'app.2.js', 'vendor.js']);
  await keepSiteFiles(two, target, start + 71 * day);
  expect(kept()).toEqual(['app.2.js', 'vendor.js']);
});

it('leaves nothing of a file that could not be kept', async () => {
  const one = build('one', ['app.1.js']);
  mkdirSync(join(one, 'folder.js'));
  await expect(keepSiteFiles(one, join(home, 'kept'), start)).rejects.toThrow();
  expect(kept().filter((file) => file.startsWith('folder'))).toEqual([]);
});
