import { uploadPurposes, type UploadPurpose } from '@copper-carrot/contracts';
import { sql } from '../database';
import { seal, unseal } from '../http';
import { column, prepared } from '../prepared';

/** Visible to everyone who has its link, which can't be guessed and never ends. */
const isPublic: Record<UploadPurpose, boolean> = { avatar: true, package_picture: true, attachment: false };

const hour = 60 * 60_000;
const kind = 'file link';
const base = '/cpi/v1/public/files';

/** The address of a file that anybody may see. */
export const publicFileLink = (key: string) => `${base}/${key}`;

/** The address of a file: of a private one for an hour at least and two at most, the same within an hour. */
export function fileLink({ key, purpose }: { key: string; purpose: UploadPurpose }, at: Date): string {
  if (isPublic[purpose]) return publicFileLink(key);
  const until = (Math.floor(at.getTime() / hour) + 2) * hour;
  return `${base}/${key}?token=${encodeURIComponent(seal(kind, `${key}.${until}`))}`;
}

/** Until when a link shows a file; null if it does not. */
export function linkEnds(
  { key, purpose }: { key: string; purpose: UploadPurpose },
  token: string | undefined,
  at: Date,
): Date | 'never' | null {
  if (isPublic[purpose]) return 'never';
  const [named, until] = (unseal(kind, token ?? '') ?? '').split('.');
  const end = new Date(Number(until));
  return named === key && end > at ? end : null;
}

export const isPurpose = (purpose: string): purpose is UploadPurpose => purpose in uploadPurposes;

const keyOf = prepared(
  'file-key',
  { key: 'text', purpose: column<UploadPurpose>('text') },
  'select key::text, purpose from files where id = $1',
);

/** The address of a file by its id; null without one. */
export async function fileLinkOf(id: number | null, at: Date): Promise<string | null> {
  if (id === null) return null;
  const file = await sql.first(keyOf, [id]);
  return file ? fileLink(file, at) : null;
}
