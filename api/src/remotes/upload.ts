import type { Request } from 'express';
import { ApiError, invalid } from '../errors';
import { askTheGate, refusalOf } from './ask-the-gate';
import { contentHash, releaseFolder } from './build-folder';
import { transact } from './channel-log';
import { manifestFaults } from './manifest';
import { findRemote } from './registry';
import { isFileName, limits, missingFiles, releaseStorage, whyNotInRelease } from './release-files';
import {
  enterRelease,
  findRelease,
  publishRelease,
  refuseRelease,
  type Manifest,
  type ReleaseRow,
} from './releases';
import { RefusedRelease } from './refused-release';
import { inStorage } from './storage-faults';

/**
 * Starts or resumes the upload of a release; returns its id and the missing files. The body is the manifest as built,
 * whose hash identifies the release.
 */
export async function beginArrival(remote: string, request: Request, by: string) {
  await findRemote(remote);
  const text = (await readBody(request, 'manifest')).toString();
  const manifest = readManifest(text);
  if (manifest.name !== remote)
    throw invalid('manifest', 'of_another', `is of ${manifest.name}, and was sent to ${remote}`);
  const hash = contentHash(text);
  const release = await enterRelease(
    {
      remote,
      version: manifest.version,
      content_hash: hash,
      folder: releaseFolder(manifest, hash),
      manifest,
      bytes: 0,
    },
    by,
    limits.arriving,
  );
  return { release, missing: await inStorage(() => missingFiles(release)) };
}

function readManifest(text: string): Manifest {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw invalid('manifest', 'invalid', 'is not JSON');
  }
  const faults = manifestFaults(given);
  if (faults.length > 0) throw invalid('manifest', 'invalid', faults.map(({ what }) => what).join('; '));
  return given as Manifest;
}

/** Stores one file of an upload; idempotent. */
export async function takeFile(remote: string, id: number, file: string, request: Request): Promise<void> {
  const release = await arriving(remote, id);
  const content = await readBody(request, 'file');
  const wrong = isFileName(file) ? whyNotInRelease(release.manifest, file, content) : 'is no name of a file';
  if (wrong) throw invalid('file', 'invalid', `${wrong} (${file})`);
  await countFile(remote, id, file, content.length);
  await inStorage(() => releaseStorage().put(release.folder, file, content));
}

/**
 * Counts a file toward its release's size, once and by its largest upload, also for concurrent and failed ones. A map
 * may be replaced by another.
 */
const countFile = (remote: string, id: number, file: string, bytes: number): Promise<void> =>
  transact(async ({ rows, first }) => {
    const [held] = await rows(`select id from remote_releases where id = $1 and not published for update`, [
      id,
    ]);
    if (!held) await arriving(remote, id);
    const { more } = await first<{ more: number }>(
      `with kept as (
        insert into remote_release_files as f (release_id, file, bytes) values ($1, $2, $3)
          on conflict (release_id, file) do update set bytes = greatest(f.bytes, excluded.bytes))
      select greatest(0, $3 - coalesce(max(bytes), 0))::int as more
        from remote_release_files where release_id = $1 and file = $2`,
      [id, file, bytes],
    );
    const [counted] = await rows(
      `update remote_releases set bytes = bytes + $2 where id = $1 and ($2 = 0 or bytes + $2 <= $3) returning id`,
      [id, more, limits.release],
    );
    if (!counted)
      throw invalid('file', 'too_large', `makes the release larger than ${limits.release / 2 ** 20} MB`);
  });

async function arriving(remote: string, id: number): Promise<ReleaseRow> {
  const release = await findRelease(remote, id);
  if (release.published)
    throw new RefusedRelease(
      `Release ${id} of ${remote} is published; nothing of it changes any more.`,
      'release-published',
    );
  return release;
}

/** The body of an upload; 413 above its limit, without reading on. */
async function readBody(request: Request, what: 'file' | 'manifest'): Promise<Buffer> {
  const limit = limits[what];
  const tooLarge = new ApiError(413, `release-${what}_too_large`, {
    message: `A ${what} of a release has ${limit / 2 ** 20} MB at most.`,
  });
  if (Number(request.get('content-length') ?? 0) > limit) throw tooLarge;
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > limit) throw tooLarge;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Ends an upload: publishes the whole release, or refuses it with the reasons; idempotent. */
export async function completeArrival(
  remote: string,
  id: number,
  by: string,
): Promise<{ release: ReleaseRow; warnings: string[] }> {
  const release = await findRelease(remote, id);
  if (release.published) return { release, warnings: [] };
  const missing = await inStorage(() => missingFiles(release));
  if (missing.length > 0)
    throw new RefusedRelease(
      `${missing.length} files of release ${id} have not arrived: ${missing.slice(0, 5).join(', ')}`,
      'release-incomplete',
      { missing: missing.slice(0, 100) },
    );
  // The gate treats an unreadable file as missing, but a storage failure must not count against the release.
  const faults: Error[] = [];
  const { findings, warnings } = await askTheGate({
    manifest: release.manifest,
    read: async (file) => {
      const content = await inStorage(() => releaseStorage().read(release.folder, file)).catch((error) => {
        faults.push(error as Error);
        throw error;
      });
      if (!content) throw new Error(`${file} is not there`);
      return content;
    },
  });
  for (const fault of faults) throw fault;
  if (findings.length > 0) {
    await refuseRelease(release, findings, by);
    throw refusalOf(release.manifest, findings);
  }
  return { release: await publishRelease(id, by), warnings };
}
