import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { RemoteManifest, ShellManifest } from '@copper-carrot/contracts';

const digestOf = (content: string | Buffer) => createHash('sha256').update(content).digest('base64');
const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

/** A copy of a build, to be changed and removed by the test. */
function copyOf(built: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'copper-carrot-build-'));
  cpSync(built, folder, { recursive: true });
  return folder;
}

/** Writes a script and its compressed form if the build has one. */
function write(folder: string, file: string, text: string) {
  writeFileSync(join(folder, file), text);
  if (!existsSync(join(folder, `${file}.br`))) return;
  writeFileSync(join(folder, `${file}.br`), brotliCompressSync(text));
  writeFileSync(join(folder, `${file}.gz`), gzipSync(text));
}

/** A script's loader contains its hash, so all changed scripts up to the entry are renamed. */
function withHashes(before: ReadonlyMap<string, string>, changed: ReadonlyMap<string, string>) {
  const texts = new Map(changed);
  const known = new Map([...before].map(([file, text]) => [file, digestOf(text)]));
  for (let isMoving = true; isMoving;) {
    isMoving = false;
    for (const [file, text] of texts) {
      const [was, is] = [known.get(file) ?? '', digestOf(text)];
      if (was === is) continue;
      isMoving = true;
      known.set(file, is);
      for (const [other, loading] of texts) texts.set(other, loading.replaceAll(was, is));
    }
  }
  return texts;
}

/**
 * A new build of a remote as if its sources had changed, with its own container and correct hashes. Returns
 * its folder.
 */
export function changedRemote(
  built: string,
  mark: string,
  edit: (text: string, file: string) => string = (text) => text,
): string {
  const folder = copyOf(built);
  const manifest = JSON.parse(read(folder, 'remote.json')) as RemoteManifest;
  const before = new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, read(folder, file)]),
  );
  const container = `${manifest.container}_${mark}`;
  const edited = new Map(
    [...before].map(([file, text]) => [file, edit(text, file).replaceAll(manifest.container, container)]),
  );
  for (const [file, text] of withHashes(before, edited)) write(folder, file, text);
  const files = Object.fromEntries(
    Object.keys(manifest.files).map((file) => [file, `sha256-${digestOf(readFileSync(join(folder, file)))}`]),
  );
  writeFileSync(join(folder, 'remote.json'), JSON.stringify({ ...manifest, container, files }));
  return folder;
}

/** A new build of the shell, marked in its first script. Returns its folder. */
export function changedShell(built: string, mark: string): string {
  const folder = copyOf(built);
  const text = read(folder, 'shell.json');
  const [first = ''] = /shell\.\w{10}\.js/.exec(text) ?? [];
  const script = `${read(folder, first)}\nglobalThis.builtAs = ${JSON.stringify(mark)};`;
  const name = `shell.${createHash('sha256').update(script).digest('hex').slice(0, 10)}.js`;
  const manifest = JSON.parse(text.replaceAll(first, name)) as ShellManifest;
  for (const ending of ['', '.br', '.gz', '.map']) rmSync(join(folder, `${first}${ending}`), { force: true });
  writeFileSync(join(folder, name), script);
  manifest.files[name] = `sha256-${digestOf(script)}`;
  writeFileSync(join(folder, 'shell.json'), JSON.stringify(manifest));
  return folder;
}
