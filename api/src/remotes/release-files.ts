import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { env } from '../env';
import { own } from '../own';
import { bucketStorage } from './bucket-storage';
import { diskStorage } from './disk-storage';
import type { Manifest } from './releases';
import type { ReleaseStorage } from './storage';

/** Sizes in bytes; the most files per release, and the most unfinished uploads per remote. */
export const limits = {
  manifest: 2 ** 20,
  file: 8 * 2 ** 20,
  release: 64 * 2 ** 20,
  files: 500,
  arriving: 20,
} as const;

let storage: ReleaseStorage | undefined;
/** The storage of this site's releases. */
export const releaseStorage = (): ReleaseStorage =>
  (storage ??= env.S3_BUCKET
    ? bucketStorage({ name: env.S3_BUCKET, endpoint: env.S3_ENDPOINT })
    : diskStorage());

export const integrityOf = (content: Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Whether a file name is safe: it can't leave its folder, and storage and server read it the same way. */
export const isFileName = (name: string): boolean =>
  name.length <= 200 &&
  name.split('/').every((part) => /^[\w@-][\w.@~-]*$/.test(part)) &&
  !name.endsWith('.arriving');

const kinds = [
  'js',
  'mjs',
  'css',
  'json',
  'txt',
  'wasm',
  'woff2',
  'png',
  'jpg',
  'webp',
  'avif',
  'svg',
  'ico',
];

/** Whether pages load this kind of file. Kinds that a browser would open as a page, such as HTML, are refused. */
export const isFileKind = (name: string): boolean => kinds.includes(name.slice(name.lastIndexOf('.') + 1));

/** Companions of a file without a hash of their own: compressed variants and the map. */
const companions: Record<string, (content: Buffer) => Buffer> = {
  br: (content) => brotliDecompressSync(content, { maxOutputLength: limits.file }),
  gz: (content) => gunzipSync(content, { maxOutputLength: limits.file }),
};

/** Why a file does not belong to a release, or null if it is listed in the manifest, a compressed variant, or a map. */
export function whyNotInRelease({ files }: Manifest, name: string, content: Buffer): string | null {
  const known = own(files, name);
  if (known !== undefined)
    return integrityOf(content) === known ? null : 'is not the file that the manifest names: build it again';
  const [, plain = '', ending = ''] = /^(.+)\.(br|gz|map|LICENSE\.txt)$/.exec(name) ?? [];
  const hash = own(files, plain);
  const unpack = companions[ending];
  if (hash === undefined) return 'is not named by the manifest';
  if (!unpack) return null;
  try {
    return integrityOf(unpack(content)) === hash ? null : `is not ${plain}, compressed`;
  } catch {
    return 'can not be unpacked';
  }
}

/** The manifest's files that are not uploaded yet. */
export async function missingFiles(release: { folder: string; manifest: Manifest }): Promise<string[]> {
  const there = new Set(await releaseStorage().list(release.folder));
  return Object.keys(release.manifest.files).filter((file) => !there.has(file));
}
