import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { S3Client } from '@aws-sdk/client-s3';
import { LRUCache } from 'lru-cache';
import { diskStorage } from './disk-storage';
import { releasesFolder } from './project-root';
import type { ReleaseStorage } from './storage';

export interface Bucket {
  name: string;
  /** For stores other than Amazon S3. */
  endpoint?: string | undefined;
}

interface Options {
  /** The cache folder; all processes of this machine may share it. */
  folder?: () => string;
  /** The cache's size in bytes. */
  most?: number;
}

const lanes = 16;
const packed = ['', '.br', '.gz'];

/** Loaded only if there is a bucket, because it takes a tenth of a second. */
async function open({ endpoint }: Bucket) {
  const sdk = await import('@aws-sdk/client-s3');
  const client: S3Client = new sdk.S3Client(endpoint === undefined ? {} : { endpoint, forcePathStyle: true });
  return { ...sdk, client };
}

const isGone = (error: unknown) => (error as Error).name === 'NoSuchKey';

/**
 * Releases in a bucket, named as on disk. Requested files are cached on this machine's disk, and the least recently
 * used releases are evicted; the bucket keeps everything.
 */
export function bucketStorage(
  bucket: Bucket,
  { folder = releasesFolder, most = 2 * 2 ** 30 }: Options = {},
): ReleaseStorage {
  const disk = diskStorage(folder);
  let opened: ReturnType<typeof open> | undefined;
  const s3 = () => (opened ??= open(bucket));
  const at = (release: string, file: string) => ({ Bucket: bucket.name, Key: `${release}/${file}` });

  /** Releases being evicted; a file that is fetched meanwhile would be deleted with them. */
  const leaving = new Map<string, Promise<void>>();
  const letGo = (release: string) =>
    leaving.set(
      release,
      disk.remove(release).finally(() => leaving.delete(release)),
    );
  /** Cached bytes per release. */
  const brought = new LRUCache<string, number>({
    maxSize: most,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_bytes, release, reason) => {
      if (reason === 'evict') letGo(release);
    },
  });
  const listed = new LRUCache<string, Promise<Set<string>>>({ max: 500 });
  const bringing = new Map<string, Promise<void>>();

  async function list(release: string): Promise<string[]> {
    const { client, paginateListObjectsV2 } = await s3();
    const found: string[] = [];
    const pages = paginateListObjectsV2({ client }, { Bucket: bucket.name, Prefix: `${release}/` });
    for await (const { Contents = [] } of pages)
      found.push(...Contents.flatMap(({ Key }) => (Key ? [Key.slice(release.length + 1)] : [])));
    return found;
  }

  async function read(release: string, file: string): Promise<Buffer | null> {
    const { client, GetObjectCommand } = await s3();
    try {
      const { Body } = await client.send(new GetObjectCommand(at(release, file)));
      return Body ? Buffer.from(await Body.transformToByteArray()) : null;
    } catch (error) {
      if (isGone(error)) return null;
      throw error;
    }
  }

  async function namesOf(release: string): Promise<Set<string>> {
    const known = listed.get(release);
    if (known) return known;
    const names = list(release).then((all) => new Set(all));
    listed.set(release, names);
    // A failed listing is retried.
    names.catch(() => listed.delete(release));
    return names;
  }

  /** Files cached by earlier processes. */
  async function countKept(): Promise<void> {
    const there = await readdir(folder(), { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of there.filter((each) => each.isFile())) {
      const release = dirname(join(entry.parentPath, entry.name)).slice(folder().length + 1);
      // Other processes of this machine add and remove files concurrently.
      const found = await stat(join(entry.parentPath, entry.name)).catch(() => undefined);
      if (found) brought.set(release, (brought.peek(release) ?? 0) + found.size);
    }
  }
  let counted: Promise<void> | undefined;

  async function bringOne(release: string, file: string): Promise<void> {
    await (counted ??= countKept());
    const content = await read(release, file);
    if (!content) return;
    await leaving.get(release);
    await disk.put(release, file, content);
    brought.set(release, (brought.peek(release) ?? 0) + content.length);
  }

  return {
    async put(release, file, content) {
      const { client, PutObjectCommand } = await s3();
      await client.send(new PutObjectCommand({ ...at(release, file), Body: content }));
    },
    read,
    list,
    async remove(release) {
      const { client, DeleteObjectCommand } = await s3();
      const waiting = await list(release);
      const lane = async () => {
        for (let file = waiting.pop(); file !== undefined; file = waiting.pop())
          await client.send(new DeleteObjectCommand(at(release, file)));
      };
      await Promise.all(Array.from({ length: lanes }, lane));
      listed.delete(release);
      brought.delete(release);
      await disk.remove(release);
    },
    async bring(release, file) {
      brought.get(release);
      await leaving.get(release);
      // A compressed variant is served instead of the file.
      const lacking = packed
        .map((ending) => `${file}${ending}`)
        .filter((each) => !existsSync(join(folder(), release, each)));
      if (lacking.length === 0) return;
      const names = await namesOf(release);
      await Promise.all(
        lacking
          .filter((each) => names.has(each))
          .map((each) => {
            const key = `${release}/${each}`;
            const under = bringing.get(key) ?? bringOne(release, each).finally(() => bringing.delete(key));
            bringing.set(key, under);
            return under;
          }),
      );
    },
  };
}
