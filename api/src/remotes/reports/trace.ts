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

async function mapOf(folder: string, file: string): Promise<SourceMap | null> {
  const map = isFileName(file) ? await releaseStorage().read(folder, `${file}.map`) : null;
  try {
    return map && new SourceMap(JSON.parse(map.toString()) as SourceMapPayload);
  } catch {
    // It came beside its script, and nothing holds it against anything.
    return null;
  }
}

/** A stack with the places in the sources that it leads to, by the maps that are kept; a line is as it was where none is. */
export async function traceStack(stack: string, of: Traced): Promise<string[]> {
  const maps = new Map<string, Promise<SourceMap | null>>();
  const traceLine = async (line: string) => {
    const found = line.length > longestLine ? null : frame.exec(line);
    if (!found) return line;
    const [place, ofRemote, release, file = '', row, column] = found;
    const folder = folderOf(of, ofRemote, release);
    if (folder === null) return line;
    const map = maps.get(`${folder}/${file}`) ?? mapOf(folder, file);
    maps.set(`${folder}/${file}`, map);
    const entry = (await map)?.findEntry(Number(row) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return line;
    const { originalSource: source, originalLine, originalColumn } = entry;
    return line.replace(place, () => `${source}:${originalLine + 1}:${originalColumn + 1}`);
  };
  // Whoever looks after the site reads in a terminal what a team wrote into its map.
  return (await Promise.all(stack.split('\n').map(traceLine))).map(printableLine);
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
