import { SourceMap, type SourceMapPayload } from 'node:module';
import { shellName } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { isFileName, releaseStorage } from '../release-files';
import { printableLine } from '../printable';
import { RefusedRelease } from '../refused-release';
import { releaseName, type ReleaseRow } from '../releases';

/** The release of the stack; frames without a release belong to it. */
type Traced = Pick<ReleaseRow, 'remote' | 'folder'>;

/** Files of remotes are under their release, those of the shell share a folder; browsers may omit the path. */
const frame =
  /(?:https?:\/\/[^\s()]+?\/(?:remotes\/(mfe-[a-z0-9-]+)\/([^/\s()]+)\/|assets\/))?([\w@-][\w.@~/-]*\.m?js):(\d+):(\d+)/;
/** Longer than any browser's frame. */
const longestLine = 1000;
const releaseForm = /^\d[\d.]*-[0-9a-f]+$/;

function folderOf({ remote, folder }: Traced, ofRemote?: string, named = ''): string | null {
  // A page retries a hanging request under another name, after a tilde.
  const release = named.replace(/~.*$/, '');
  if (ofRemote === undefined) return folder;
  // A shell's fault may come from any remote; a remote's team may only read its own maps.
  if (ofRemote !== remote && remote !== shellName) return null;
  return releaseForm.test(release) ? `${ofRemote}/${release}` : null;
}

/** The most bytes of maps to read per stack: three times the largest of a build. In memory they take 25 times that. */
const mostBytes = 8 * 2 ** 20;

/** Reads maps, each once, up to the size limit; null if one can't be read. */
function mapReader() {
  let room = mostBytes;
  const read = new Map<string, SourceMap | null>();
  const readMap = async (folder: string, file: string) => {
    const map = isFileName(file) ? await releaseStorage().read(folder, `${file}.map`) : null;
    if (!map || map.length > room) return null;
    room -= map.length;
    try {
      return new SourceMap(JSON.parse(map.toString()) as SourceMapPayload);
    } catch {
      // Maps are uploaded unverified, so one may be invalid.
      return null;
    }
  };
  return async (folder: string, file: string): Promise<SourceMap | null> => {
    const name = `${folder}/${file}`;
    const map = read.has(name) ? (read.get(name) ?? null) : await readMap(folder, file);
    read.set(name, map);
    return map;
  };
}

async function traceLine(line: string, of: Traced, mapOf: ReturnType<typeof mapReader>): Promise<string> {
  const found = line.length > longestLine ? null : frame.exec(line);
  if (!found) return line;
  const [place, ofRemote, release, file = '', row, column] = found;
  const folder = folderOf(of, ofRemote, release);
  if (folder === null) return line;
  const entry = (await mapOf(folder, file))?.findEntry(Number(row) - 1, Number(column) - 1);
  if (!entry || !('originalSource' in entry)) return line;
  const { originalSource: source, originalLine, originalColumn } = entry;
  return line.replace(place, () => `${source}:${originalLine + 1}:${originalColumn + 1}`);
}

async function traceLines(stack: string, of: Traced): Promise<string[]> {
  const mapOf = mapReader();
  const lines: string[] = [];
  // The team's map is printed in an admin's terminal, so control characters are removed.
  for (const line of stack.split('\n')) lines.push(printableLine(await traceLine(line, of, mapOf)));
  return lines;
}

let before: Promise<unknown> = Promise.resolve();
/**
 * A stack with source positions by its maps; lines without a map stay. One at a time per process, because maps take
 * much memory.
 */
export function traceStack(stack: string, of: Traced): Promise<string[]> {
  const traced = before.then(() => traceLines(stack, of));
  before = traced.catch(() => undefined);
  return traced;
}

interface Fault extends Traced, Pick<ReleaseRow, 'version' | 'content_hash'> {
  kind: string;
  message: string;
  path: string;
  stack: string | null;
}

/** A reported fault with its stack in source positions, one line each. */
export async function traceFault(id: number): Promise<string[]> {
  const fault = await sql.first<Fault>(
    `select r.remote, r.folder, r.version, r.content_hash, f.kind, f.message, f.path, f.stack
      from remote_faults f join remote_releases r on r.id = f.release_id where f.id = $1`,
    [id],
  );
  if (!fault) throw new RefusedRelease(`There is no fault ${id}: the faults of a remote list theirs.`);
  const { remote, kind, message, path, stack } = fault;
  return [
    `${remote}@${releaseName(fault)} ${kind} on ${path}: ${message}`,
    ...(stack === null ? ['(the page told no stack)'] : await traceStack(stack, fault)),
  ];
}
