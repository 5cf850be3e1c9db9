import { SourceMap, type SourceMapPayload } from 'node:module';
import { shellName } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { isFileName, releaseStorage } from '../release-files';
import { printableLine } from '../printable';
import { RefusedRelease } from '../refused-release';
import { releaseName, type ReleaseRow } from '../releases';

/** Whose stack it is; a frame that names no release is of this one. */
type Traced = Pick<ReleaseRow, 'remote' | 'folder'>;

/** Files of remotes lie under their release, those of the shell together; a browser may leave out where. */
const frame =
  /(?:https?:\/\/[^\s()]+?\/(?:remotes\/(mfe-[a-z0-9-]+)\/([^/\s()]+)\/|assets\/))?([\w@-][\w.@~/-]*\.m?js):(\d+):(\d+)/;
/** No browser writes a longer frame. */
const longestLine = 1000;
const releaseForm = /^\d[\d.]*-[0-9a-f]+$/;

function folderOf({ remote, folder }: Traced, ofRemote?: string, named = ''): string | null {
  // A page gets around a request that hangs by asking under another name.
  const release = named.replace(/~.*$/, '');
  if (ofRemote === undefined) return folder;
  // A fault of the shell may have come through any remote; whoever asks for a remote reads its own maps alone.
  if (ofRemote !== remote && remote !== shellName) return null;
  return releaseForm.test(release) ? `${ofRemote}/${release}` : null;
}

/** So many bytes of maps are read for one stack: three times the largest that a build writes. In memory each is 25 times that. */
const mostBytes = 8 * 2 ** 20;

/** Reads maps, each once, until there is no room for more; null where none can be read. */
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
      // It came beside its script, and nothing holds it against anything.
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
  // Whoever looks after the site reads in a terminal what a team wrote into its map.
  for (const line of stack.split('\n')) lines.push(printableLine(await traceLine(line, of, mapOf)));
  return lines;
}

let before: Promise<unknown> = Promise.resolve();
/**
 * A stack with the places in the sources that it leads to, by the maps that are kept; a line is as it was where none is. One
 * after the other in a process, whose memory holds the maps of one.
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

/** A reported fault with its stack in the sources, by the source maps of its release; a line each. */
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
