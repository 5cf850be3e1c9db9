import { uploadPurposes, type UploadPurpose } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { sql } from '../database';
import { ApiError, refused } from '../errors';
import { rateLimit, type Actor } from '../http';
import { prepared } from '../prepared';
import { keptContent } from './content';
import { discardLater } from './file.jobs';
import { fileName } from './file-name';
import { inTurn } from './in-turn';
import { fileKey, incomingKey } from './keys';
import { storage } from './storage';

const acceptLimit = rateLimit({
  name: 'uploads_accepted',
  tries: 60,
  seconds: 60 * 60,
  says: 'Too many files were sent.',
});

export interface AcceptedFile {
  id: number;
  name: string;
  content_type: string;
}

const columns = { id: 'int4', name: 'text', content_type: 'text' } as const;
const keep = prepared(
  'file-keep',
  columns,
  `insert into files (key, user_id, purpose, name, content_type, bytes) values ($1, $2, $3, $4, $5, $6)
   on conflict (key) do update set name = excluded.name, content_type = excluded.content_type, bytes = excluded.bytes
   where files.attached_at is null and files.discarded_at is null returning id, name, content_type`,
);
const known = prepared(
  'file-known',
  columns,
  `select id, name, content_type from files
   where key = $1 and user_id = $2 and purpose = $3 and discarded_at is null`,
);
const attach = prepared(
  'file-attach',
  { id: 'int4' },
  `update files set attached_at = coalesce(attached_at, now()) where id = $1 and discarded_at is null returning id`,
);
const discard = prepared(
  'file-discard',
  { id: 'int4' },
  'update files set discarded_at = now() where id = $1 and discarded_at is null returning id',
);

const goneFrom = () =>
  refused(
    'upload_key',
    'not_found',
    'This file did not arrive, or too long ago. Please choose it again.',
    'uploads-not_found',
  );

/**
 * Checks what the actor uploaded for a purpose, and keeps the good file; repeated, it answers the same file. Refused in words,
 * nothing of it stays. The feature that uses the file attaches it in its own transaction.
 */
export async function acceptUpload(
  purpose: UploadPurpose,
  key: string,
  { userId }: Pick<Actor, 'userId'>,
): Promise<AcceptedFile> {
  await acceptLimit.spend(String(userId));
  const incoming = incomingKey(purpose, userId, key);
  const kept = await inTurn(async () => {
    const uploaded = await storage.read(incoming, uploadPurposes[purpose].maxBytes);
    return uploaded && { ...uploaded, ...(await keptContent(purpose, uploaded.content)) };
  }).catch(async (failure: unknown) => {
    if (failure instanceof ApiError && failure.status === 422) await storage.remove(incoming);
    throw failure;
  });
  if (!kept) return keptBefore(purpose, key, userId);
  const { content, contentType, ending, metadata } = kept;
  const name = fileName(metadata.filename ?? '', ending);
  // The row first: what it names is found and deleted, also when this process ends here.
  const file = await sql.first(keep, [key, userId, purpose, name, contentType, content.length]);
  if (!file) {
    // A feature has taken the file: what was posted again after that replaces nothing.
    await storage.remove(incoming);
    return keptBefore(purpose, key, userId);
  }
  await storage.put(fileKey(key), content, contentType);
  await storage.remove(incoming);
  return file;
}

async function keptBefore(purpose: UploadPurpose, key: string, userId: number): Promise<AcceptedFile> {
  const file = await sql.first(known, [key, userId, purpose]);
  if (!file) throw goneFrom();
  return file;
}

/** Takes an accepted file for a feature; what no feature takes is deleted after a day. */
export async function attachFile(transaction: Transaction, id: number): Promise<void> {
  const [file] = await sql.within(transaction, attach, [id]);
  if (!file) throw goneFrom();
}

/** Lets go of a file: its content is deleted once the transaction is committed. */
export async function discardFile(transaction: Transaction, id: number): Promise<void> {
  const [file] = await sql.within(transaction, discard, [id]);
  if (file) await discardLater.enqueue(transaction, { id });
}
