import { SourceMap, type SourceMapPayload } from 'node:module';
import { shellName } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { releaseStorage } from '../release-files';
import { RefusedRelease } from '../refused-release';

interface Fault {
  remote: string;
  version: string;
  kind: string;
  message: string;
  path: string;
  stack: string | null;
}

/** Files of remotes lie under their release, those of the shell together. */
const frame =
  /https?:\/\/[^\s()]+?\/(?:remotes\/(mfe-[a-z0-9-]+)\/([^/\s()]+)\/|assets\/)([^\s():?]+):(\d+):(\d+)/;

async function mapOf(folder: string, file: string): Promise<SourceMap | null> {
  const map = await releaseStorage().read(folder, `${file}.map`);
  return map && new SourceMap(JSON.parse(map.toString()) as SourceMapPayload);
}

/** A line of a stack with the place in the sources that it leads to; as it was where no map of it is kept. */
async function traceLine(line: string, { remote, version }: Fault): Promise<string> {
  const found = frame.exec(line);
  if (!found) return line;
  const [place, ofRemote, release = '', file = '', row, column] = found;
  const folder =
    ofRemote === undefined
      ? remote === shellName && `${shellName}/${version}`
      : `${ofRemote}/${release.replace(/~.*$/, '')}`;
  const map = folder ? await mapOf(folder, file) : null;
  const entry = map?.findEntry(Number(row) - 1, Number(column) - 1);
  return entry && 'originalSource' in entry
    ? line.replace(place, `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`)
    : line;
}

/** A reported fault with its stack in the sources, by the source maps of its release; a line each. */
export async function traceFault(id: number): Promise<string[]> {
  const fault = await sql.first<Fault>(
    `select remote, version, kind, message, path, stack from remote_faults where id = $1`,
    [id],
  );
  if (!fault) throw new RefusedRelease(`There is no fault ${id}: the faults of a remote list theirs.`);
  const { remote, version, kind, message, path, stack } = fault;
  const lines = stack?.split('\n') ?? ['(the page told no stack)'];
  return [
    `${remote}@${version} ${kind} on ${path}: ${message}`,
    ...(await Promise.all(lines.map((line) => traceLine(line, fault)))),
  ];
}
